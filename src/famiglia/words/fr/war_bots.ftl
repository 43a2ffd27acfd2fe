# Ce qu’un bot de la guerre dit de son coup

war-bot-completes = Je veux { $area } : avec cette zone, je contrôle un Mandamento.
war-bot-breaks = Je veux { $area } : sans cette zone, son propriétaire perd un Mandamento.
war-bot-reaches = Je veux { $area } : elle me donne un pied dans son Mandamento.
war-bot-keeps = { $area } est en danger, je la renforce donc.
war-bot-prepares = Depuis { $area }, je vise { $target }.
war-bot-grows = Ma famille doit grandir tant qu’il reste des manches pour en profiter.
war-bot-collects = Je rassemble des forces pour la suite.
war-bot-mixes = Dans un conflit, je varie mes choix pour rester imprévisible.
war-bot-stuck = Je n’ai plus d’argent pour autre chose.
war-bot-weighs = De tout ce qui m’est permis, c’est ce qui promet le plus.
