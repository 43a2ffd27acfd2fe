# Was ein Bot des Krieges zu seinem Zug sagt

war-bot-completes = Ich will { $area }: Damit kontrolliere ich ein Mandamento.
war-bot-breaks = Ich will { $area }: Ohne dieses Gebiet verliert sein Besitzer ein Mandamento.
war-bot-reaches = Ich will { $area }: Damit fasse ich in diesem Mandamento Fuß.
war-bot-keeps = { $area } ist in Gefahr, darum verstärke ich es.
war-bot-prepares = Von { $area } aus habe ich { $target } im Blick.
war-bot-grows = Meine Familie soll wachsen, solange noch Runden bleiben, in denen es sich lohnt.
war-bot-collects = Ich sammle Kräfte für das, was kommt.
war-bot-mixes = In Konflikten wähle ich mal so, mal so, um unberechenbar zu bleiben.
war-bot-stuck = Mir fehlt das Geld für alles andere.
war-bot-weighs = Von allem, was jetzt möglich ist, verspricht das am meisten.
