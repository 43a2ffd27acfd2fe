# What a bot of the war says about its move

war-bot-completes = I want { $area }: with it I control a Mandamento.
war-bot-breaks = I want { $area }: without it its owner loses a Mandamento.
war-bot-reaches = I want { $area }: it gives me a foothold in its Mandamento.
war-bot-keeps = { $area } is in danger, so I strengthen it.
war-bot-prepares = From { $area } I have my eye on { $target }.
war-bot-grows = My family should grow while there are rounds left to use it.
war-bot-collects = I gather strength for what is to come.
war-bot-mixes = In a conflict I vary my choices to stay unpredictable.
war-bot-stuck = I have no Money left for anything else.
war-bot-weighs = Of everything I can do now, this promises the most.
