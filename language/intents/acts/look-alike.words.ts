import type { GuestLanguage } from "../../detection/index.ts";

/** Words that name no danger although they have its words. */
type LookAlikeWords = {
  /** Sayings, and ordinary things that are named like a danger. */
  sayings: string;
  /** Things, and what is said about them: "phone", "is dead". */
  things: readonly (readonly [things: string, predicates: string])[];
  /** Only in a text that laughs, or tells what a price nearly did to someone. */
  jokes: string;
  /** Only in a text about prices. */
  robbery: string;
  /** Only in a text that laughs or plays it down. */
  quarrels: string;
  /** Only in a text that asks for a plaster. */
  scratches: string;
};

/** By language. `*` matches any ending or beginning, `…` up to three words. */
export const lookAlikeWords: Record<GuestLanguage, LookAlikeWords> = {
  en: {
    sayings:
      "dead mouse, dead rat, dead spider*, dead bird, dead fly, dead flies, dead cockroach*, dead insect*, dead fish, dead bug*, dead bee*, dead wasp*, dead plant*, collapsed from laugh*, collapsed with laugh*, collapsed laughing, collapsing with laugh*, fainted from laugh*, passed out from laugh*, died from laugh*, died of laugh*, choked from laugh*, collapsed into bed, collapsed onto the bed, collapsed onto our bed*, fell into bed, dropped into bed, slept like a log, slept like a stone, slept like a rock, i d kill for, we d kill for, kill for a, light the fire, lit the fire, light a fire, light the fireplace, to die for, dying of hunger, dying for a, dead tired, dead on … feet, dead beat, bored to death, boring … to death, drowning in boredom, drowning in brochures, drowning in leaflets, drowning in emails, drowning in work, drowning in laundry, die laughing, died laughing, dying of laughter, dying of curiosity, dying of thirst, dying of heat, dying to, fell … laughing, fall … laughing, fell in love, fell asleep, slept like the dead, feet are killing me, feet … killing me, heat is killing me, suspense is killing me, breathtaking, takes … breath away, took … breath away, stuck in traffic, stuck in a traffic jam, stuck in a jam, stuck on the motorway, stuck on the highway, stuck at the airport, accident on the motorway, accident on the highway, accident on the road, sunburn*, burnt in the sun, burned in the sun, caught the sun, burning question, died … years ago, died last year, passed away … years ago, passed away last year, run out of plasters, if you can t answer, if you cannot answer, if you can t reply, mother in law will kill me, mother in law is going to kill me, boss will kill me, could kill for, could murder a, would kill for, saving my life, save my life, lifesaver, life saver, over the moon, fireworks, fire drill, fire pit, campfire, heat stroke of luck, first aid course, smells of bleach, smells of cleaner, smells of cleaning, smell of bleach, smells of detergent, smell of detergent, can t swim yet, cannot swim yet, learning to swim, what a lovely, what a beautiful, the lake was freezing, we were freezing, nobody responds, nobody reacts, no one responds, no one reacts, nobody is responding, nobody answers, no one answers, kill me if i … forget, kills me if i … forget, killing me softly, nearly killed us, stops my breath",
    things: [
      [
        "mouse, mice, rat, spider, spiders, beetle, beetles, fly, flies, bird, bee, bees, wasp, wasps, cockroach, cockroaches, bug, bugs, insects, fish, goldfish, hamster, pigeon, seagull, plant, plants",
        "is dead, are dead, dead in, dead on, lies dead, died, died in, s dead",
      ],
      [
        "key, room key, key card, keycard, card",
        "doesn t work, does not work, isn t working, not working, stopped working, stopped working again, won t open, doesn t open, no longer works",
      ],
      [
        "tv, telly, television, kettle, hair dryer, hairdryer, phone, phones, mobile, smartphone, battery, batteries, laptop, computer, ipad, tablet, charger, camera, car, car battery, key card, keycard, remote, remote control",
        "is dead, are dead, s dead, died, has died, just died, is completely dead, is almost dead, went dead, drowned",
      ],
      [
        "bulb, light bulb, lightbulb, lamp, light, fuse",
        "burnt out, burned out, has burnt out, has burned out, is burnt out, blew, has blown, exploded, died, is dead",
      ],
      [
        "smoke detector, smoke alarm, fire detector, co alarm",
        "blinks, is blinking, keeps blinking, flashes, is flashing, keeps flashing, light blinks, has a red light, needs a new battery",
      ],
      [
        "knife, knives, bread knife, steak knife, steak knives, cheese knife",
        "is blunt, are blunt, is dull, are dull, doesn t cut, don t cut, won t cut, is missing, are missing",
      ],
      ["tap, faucet, shower head, showerhead, shower", "drips, is dripping, keeps dripping, dripping"],
      ["pram, stroller, pushchair, buggy, suitcase, bike, bicycle", "fit in the lift, fit in the elevator"],
    ],
    jokes:
      "had a heart attack, have a heart attack, gave me a heart attack, heart attack, had a stroke, small emergency, tiny emergency, little emergency, emergency, sos, help, urgent, kill me, kills me, killing me, nearly a fire, almost a fire, burnt the dinner",
    robbery:
      "daylight robbery, highway robbery, this is robbery, this is a robbery, that s robbery, that is robbery, a rip off",
    quarrels: "had a fight, having a fight, fighting over, had an argument",
    scratches:
      "cut my finger, cut my thumb, cut … finger, scratched, a blister, blisters, a scratch, graze, grazed, small cut, little cut, bleeding a little, bleeds a little",
  },
  de: {
    sayings:
      "tote maus, tote ratte, tote spinne*, toter vogel, tote fliege*, tote kakerlake*, tote insekten, toter fisch, tote wespe*, vor lachen … zusammengebrochen, vor lachen … ohnmächtig, vor lachen … erstickt, vor lachen … verschluckt, todmüde ins bett gefallen, ins bett gefallen, ins bett gesunken, geschlafen wie ein stein, wie ein stein geschlafen, geschlafen wie tot, wie tot geschlafen, geschlafen wie ein toter, geschlafen wie die toten, wie ein toter geschlafen, geschlafen wie ein murmeltier, brennt … das licht, brennt … licht, sterben fast vor hunger, sterben vor durst, sterbe vor durst, sicher jemandem runtergefallen, wohl jemandem runtergefallen, jemandem heruntergefallen, kamin anzünden, kamin anmachen, feuer im kamin anmachen, feuer im kamin anzünden, zum sterben schön, sterbe vor hunger, sterben vor hunger, sterbe vor neugier, sterben vor neugier, vor lachen sterben, vor lachen gestorben, totgelacht, tot gelacht, todmüde, hundemüde, tot müde, vor lachen … gefallen, vor lachen umgefallen, zum umfallen gut, zum umfallen, zum niederknien, sterbenslangweilig, sterbe vor langeweile, zu tode gelangweilt, bringen mich um den verstand, um den verstand, füße bringen mich um, hitze bringt mich um, schwiegermutter bringt mich um, chef bringt mich um, atemberaubend*, verschlägt … den atem, raubt … den atem, stehen … im stau, stecken … im stau, stecke … im stau, hängen … im stau, im stau, unfall auf der autobahn, unfall auf der strecke, sonnenbrand, sonnenstich vorgebeugt, in der sonne verbrannt, von der sonne verbrannt, vor jahren gestorben, vor … jahren gestorben, letztes jahr gestorben, vor jahren verstorben, vor … jahren verstorben, wenn sie … nicht antworten können, wenn sie … keine zeit haben, zum schießen, schießen wir ein foto, ersticken in arbeit, ertrinken in arbeit, ertrinken in prospekten, das leben retten, lebensretter, feuerwerk, feuertreppe, lagerfeuer, feuerwehrfest, verliebt, wahnsinnig, feuchtes handtuch, schlagen … zu beim, schlagen … am buffet zu, riecht … nach putzmittel, riecht … nach reinigungsmittel, riecht … nach bleiche, riecht … nach chlor, geruch nach putzmittel, stinkt … nach putzmittel, noch nicht schwimmen, lernt gerade schwimmen, schwimmen lernen, was für ein schöner, was für eine schöne, niemand reagiert, keiner reagiert, niemand antwortet, keiner antwortet, reagiert niemand, reagiert keiner, bringt mich um wenn ich … vergesse, bringt mich um wenn ich … mal vergesse",
    things: [
      [
        "maus, mäuse, ratte, spinne, spinnen, käfer, fliege, fliegen, vogel, biene, bienen, wespe, wespen, kakerlake, insekten, fisch, fische, goldfisch, hamster, taube, möwe, pflanze, pflanzen",
        "ist tot, sind tot, tot, gestorben, verendet",
      ],
      [
        "schlüssel, schlüsselkarte, karte, zimmerschlüssel, zimmerkarte",
        "geht nicht, geht nicht mehr, funktioniert nicht, funktioniert nicht mehr, öffnet nicht, öffnet nicht mehr, schließt nicht",
      ],
      [
        "fernseher, fernsehen, wasserkocher, föhn, toaster, akku, akkus, handy, handyakku, telefon, smartphone, laptop, computer, rechner, tablet, ipad, batterie, batterien, autobatterie, fernbedienung, kamera, schlüsselkarte",
        "ist tot, sind tot, ist leer, ist gestorben, ist mausetot, tot, ist hinüber, ertrunken, ist ertrunken",
      ],
      [
        "birne, glühbirne, lampe, licht, glühlampe, sicherung, leuchte",
        "durchgebrannt, ist durchgebrannt, im … durchgebrannt, im … ist durchgebrannt, ist geplatzt, brennt, brennt nicht, brennt die ganze nacht",
      ],
      [
        "rauchmelder, feuermelder, brandmelder",
        "blinkt, blinkt rot, blinkt dauernd, blinkt ständig, leuchtet rot, braucht eine neue batterie",
      ],
      [
        "messer, brotmesser, käsemesser, küchenmesser, buttermesser",
        "schneidet nicht, schneiden nicht, ist stumpf, sind stumpf, in der küche ist stumpf, in der küche sind stumpf, fehlt, fehlen",
      ],
      [
        "hahn, wasserhahn, duschkopf, dusche, brause",
        "tropft, tropft etwas, tropft ein bisschen, tropft leicht",
      ],
      [
        "kinderwagen, buggy, rollstuhl, koffer, fahrrad",
        "in den aufzug, im aufzug, in den lift, in den fahrstuhl",
      ],
    ],
    jokes:
      "herzinfarkt, herzinfarkt bekommen, herzanfall, schlaganfall, kleiner notfall, kleinen notfall, mini notfall, notfall, sos, hilfe, dringend, bringt mich um, bringen mich um, fast gebrannt, fast ein feuer, fast ein brand, töten mich",
    robbery:
      "das ist raub, das ist ja raub, reinster raub, das ist wegelagerei, das ist ein überfall, das ist ja ein überfall",
    quarrels: "streit, gestritten",
    scratches:
      "in den finger geschnitten, finger geschnitten, geschnitten, blase gelaufen, blasen gelaufen, blase, blasen, gekratzt, kratzer, schürfwunde, blutet ein bisschen, blutet ein wenig, kleine wunde",
  },
  fr: {
    sayings:
      "morts de froid, morts de chaud, morts de peur, morts de fatigue, écroulé* de rire, écroulés de rire, effondré* de rire, évanoui* de rire, étouffé* de rire, pleuré de rire, mort* de rire, écroulés sur le lit, effondrés sur le lit, tombés de fatigue, tombé de fatigue, tombée de fatigue, dormi comme des morts, dormi comme un mort, dormi comme une morte, dormi comme une souche, dormi comme un loir, dormi comme une pierre, dormi comme des bébés, meurs d envie, mourons d envie, meurs de faim, meurs de soif, mourons de soif, tuerais pour, allumez le feu, allumer le feu, allumez vous le feu, allumer la cheminée, allumez la cheminée, à couper le souffle, à mourir, à tomber, meurs de faim, mourons de faim, meurt de faim, meurs de soif, morts de fatigue, mort de fatigue, morte de fatigue, mort de rire, morts de rire, morte de rire, mourir de rire, mort d inquiétude, meurs de chaud, chaleur à crever, à crever, meurs de curiosité, meurs d envie, crève de chaud, crève la dalle, tombé amoureux, tombée amoureuse, tombés amoureux, tombé de … rire, tombé dans les pommes de rire, était une tuerie, est une tuerie, une tuerie, belle mère va me tuer, belle mère me tue, patron va me tuer, pieds en compote, coup de soleil, coups de soleil, brûlé au soleil, dans les bouchons, coincés dans … bouchons, coincée dans … bouchons, coincé dans … bouchons, bloqués dans les embouteillages, dans les embouteillages, accident sur l autoroute, accident sur la route, décédé … an dernier, décédée … an dernier, décédé il y a … ans, décédée il y a … ans, mort il y a … ans, morte il y a … ans, morte l an dernier, mort l an dernier, nez bouché, noyés dans les prospectus, noyés dans les brochures, noyée sous le travail, noyé sous le travail, si vous ne pouvez pas répondre, sauver la vie, sauveriez la vie, sauvez la vie, feu d artifice, feux d artifice, feu de camp, rendu l âme, sent … la javel, odeur de javel, sent … produit, ne sait pas encore nager, apprend à nager, quelle belle, quel beau, personne ne réagit, personne ne répond, personne ne réagit à, me tue si j oublie, va me tuer si j oublie",
    things: [
      [
        "souris, rat, araignée, araignées, mouche, mouches, oiseau, abeille, guêpe, cafard, cafards, insectes, poisson, poissons, poisson rouge, hamster, pigeon, mouette, plante, plantes",
        "est mort, est morte, sont morts, sont mortes, mort, morte, morts, mortes",
      ],
      [
        "clé, clef, carte, clé de la chambre, carte de la chambre",
        "ne marche pas, ne marche plus, ne fonctionne pas, ne fonctionne plus, n ouvre pas, n ouvre plus",
      ],
      [
        "télévision, télé, tv, robinet, sèche cheveux, bouilloire, ventilateur, téléphone, portable, batterie, pile, ordinateur, ordi, tablette, chargeur, appareil photo, clé, carte, télécommande",
        "est mort, est morte, est à plat, mort, morte, est déchargé, est déchargée, a rendu l âme, s est noyé",
      ],
      [
        "ampoule, ampoule du couloir, ampoule de la salle de bain, lampe, lumière",
        "a grillé, est grillée, grillée, est morte, a sauté, ne s allume plus",
      ],
      [
        "détecteur de fumée, détecteur, alarme incendie",
        "clignote, clignote sans arrêt, a une lumière rouge",
      ],
      [
        "couteau, couteaux, couteau à pain, couteau de la cuisine",
        "ne coupe pas, ne coupe plus, ne coupent pas, ne coupent plus, à pain ne coupe plus, à pain ne coupe pas, est émoussé",
      ],
      [
        "robinet, pommeau, douche",
        "goutte, goutte un peu, goutte un tout petit peu, fuit un peu, goutte légèrement",
      ],
      [
        "poussette, fauteuil roulant, valise, vélo",
        "dans l ascenseur, rentre dans l ascenseur, passe dans l ascenseur",
      ],
    ],
    jokes:
      "crise cardiaque, infarctus, avc, petite urgence, mini urgence, urgence, sos, au secours, à l aide, me tue, me tuent, me tuer, va me tuer, vont me tuer, presque le feu, failli mettre le feu",
    robbery: "c est du vol, c est un vol, c est du racket, c est une arnaque, c est un braquage",
    quarrels: "petite dispute, dispute, disputés, disputé, bagarre",
    scratches:
      "coupé le doigt, coupée au doigt, coupé au doigt, coupé un peu, coupée un peu, une ampoule, ampoules, égratignure, égratigné, petite coupure",
  },
  es: {
    sayings:
      "muertos de frío, muertos de calor, muertos de miedo, desmay* de risa, morimos de risa, morí de risa, muert* de risa, ahogamos de risa, ahogábamos de risa, caímos de risa, caímos rendidos, caí rendido, caí rendida, caímos en la cama, caí en la cama, nos desplomamos en la cama, dormí como un muerto, dormido como un muerto, dormimos como muertos, dormido como muertos, dormí como un tronco, dormido como un tronco, dormido como una piedra, morimos por, muero por, muero de sed, morimos de sed, muerta de sueño, muerto de sueño, muertos de sueño, muertos de cansancio, mataría por, encender la chimenea, encienden la chimenea, encender el fuego, quita el aliento, sin aliento, muero de hambre, morimos de hambre, muriendo de hambre, muertos de hambre, muerta de hambre, muerto de hambre, muertos de sueño, muerto de sueño, muertos de cansancio, muerta de cansancio, muerto de cansancio, muertos de risa, muerto de risa, muero de risa, morirse de risa, muero de calor, muero de ganas, muero de sed, muero de curiosidad, calor que te mueres, de muerte, para morirse, cayó de la risa, caía de la risa, cayó de risa, atrapados en un atasco, atascados en un atasco, en un atasco, en el atasco, atasco, en la autopista, suegra nos mata, suegra me mata, jefe me mata, nos mata si llegamos tarde, quemé un poco con el sol, quemado con el sol, quemada con el sol, quemado por el sol, quemaduras de sol, quemadura del sol, al sol, insolación leve, accidente en la autopista, accidente en la carretera, murió hace … años, murió hace años, falleció hace años, falleció hace … años, murió el año pasado, falleció el año pasado, pasado a mejor vida, pies destrozados, pies me matan, constipado, constipada, si ahora no … contestar, si no … contestar ahora, si no puede contestar, si no puede responder, salvaría la vida, salva la vida, fuegos artificiales, salida de emergencia, partimos de risa, hasta arriba de folletos, ahogados en folletos, ahogado en trabajo, huele … a lejía, huele … a detergente, olor a lejía, aún no sabe nadar, todavía no sabe nadar, está aprendiendo a nadar, nadie reacciona, nadie responde, nadie contesta, me mata si … olvido, me mata si se me olvida",
    things: [
      [
        "ratón, rata, araña, arañas, mosca, moscas, pájaro, abeja, avispa, cucaracha, cucarachas, bichos, insectos, pez, peces, hámster, paloma, gaviota, planta, plantas",
        "está muerto, está muerta, están muertos, están muertas, muerto, muerta, muertos, muertas, ha muerto, murió",
      ],
      [
        "llave, tarjeta, llave de la habitación, tarjeta de la habitación",
        "no abre, ya no abre, no funciona, ya no funciona, dejó de funcionar",
      ],
      [
        "televisión, televisor, tele, grifo, ducha, secador, hervidor, ventilador, móvil, celular, teléfono, batería, portátil, ordenador, computadora, tableta, cargador, tarjeta, mando, cámara",
        "está muerto, está muerta, murió, ha muerto, se ha muerto, se murió, se apagó, se ahogó",
      ],
      ["muerto el, muerta la", "móvil, celular, teléfono, batería, portátil, tableta, ordenador"],
      ["fundido la, fundió la, fundió el, fundida la, quemó la, quemado la", "bombilla, luz, lámpara, foco"],
      ["bombilla, luz, lámpara", "se fundió, se ha fundido, está fundida, se quemó, explotó"],
      [
        "detector de humo, detector de humos, alarma de humo",
        "parpadea, está parpadeando, no para de parpadear, tiene una luz roja",
      ],
      [
        "cuchillo, cuchillos, cuchillo del pan, cuchillo de pan",
        "no corta, no cortan, no corta nada, del pan no corta, está desafilado",
      ],
      ["grifo, ducha, alcachofa", "gotea, gotea un poco, gotea un poquito, está goteando"],
      ["cochecito, silla de ruedas, maleta, bici, carrito", "en el ascensor, cabe en el ascensor"],
    ],
    jokes:
      "infarto, ataque al corazón, ataque cardíaco, pequeña emergencia, emergencia, sos, socorro, ayuda, auxilio, me mata, me matan, matarme, casi un incendio, casi quemamos",
    robbery: "es un atraco, es un robo, esto es un atraco, menudo atraco, vaya atraco",
    quarrels: "discutimos, pelea, peleamos, pelearnos",
    scratches:
      "corté el dedo, cortado el dedo, corté un poco, corté un poquito, cortado un poco, ampolla, ampollas, rasguño, arañazo, rozadura, cortecito",
  },
  it: {
    sayings:
      "morti di freddo, morti di caldo, morti di paura, svenut* dal ridere, mort* dal ridere, crollat* dal ridere, soffoca* dal ridere, piegat* in due dal ridere, dormito come un sasso, dormito come sassi, dormito come un morto, dormito come morti, dormito come un ghiro, crollati a letto, crollato a letto, crollata a letto, crollati nel letto, mort* di fame, mort* di sete, mort* di sonno, mort* di stanchezza, muoio dalla voglia, moriamo dalla voglia, muoio di sete, moriamo di sete, muoio di fame, moriamo di fame, ucciderei per, accendere il camino, accendete il camino, accendere il fuoco, accendete il fuoco, togliere il fiato, toglie il fiato, mozzafiato, morendo di fame, muoio di fame, moriamo di fame, morti di fame, morto di fame, morti di sonno, morta di sonno, morto di sonno, stanca morta, stanco morto, stanchi morti, morire dal ridere, morti dal ridere, morta dal ridere, muoio dal ridere, muoio di curiosità, muoio di caldo, caldo da morire, da morire, muoio di sete, caduto dalle nuvole, caduta dalle nuvole, cado dalle nuvole, caduto … ridere, cadere … ridere, ridere fino alle lacrime, piegati dal ridere, nel traffico, bloccati in coda, bloccati in autostrada, in coda in autostrada, incidente in autostrada, incidente sulla strada, suocera mi ammazza, suocera mi uccide, capo mi uccide, mi farà impazzire, scottato al sole, scottata al sole, scottati al sole, scottatura solare, bruciato al sole, bruciata al sole, al sole, colpo di sole leggero, morto qualche anno fa, morta qualche anno fa, morto … anni fa, morta … anni fa, mancato … anni fa, mancata … anni fa, morto l anno scorso, morta l anno scorso, raffreddore, se non può rispondere, se non riuscite a rispondere, se non potete rispondere, salverebbe la vita, salvate la vita, salva la vita, fuochi d artificio, uscita di emergenza, in bocca al lupo, piedi a pezzi, mi uccidono i piedi, sommersi dai depliant, sommersi di lavoro, sommersa dal lavoro, odore di candeggina, odora di candeggina, puzza di candeggina, odore di detersivo, sa di detersivo, non sa ancora nuotare, sta imparando a nuotare, che bella, che bello, nessuno reagisce, nessuno risponde, mi ammazza se … dimentico, mi uccide se … dimentico",
    things: [
      [
        "topo, ratto, ragno, ragni, mosca, mosche, uccello, uccellino, ape, api, vespa, vespe, scarafaggio, scarafaggi, insetti, pesce, pesci, pesce rosso, criceto, piccione, gabbiano, pianta, piante",
        "è morto, è morta, sono morti, sono morte, morto, morta, morti, morte",
      ],
      [
        "chiave, tessera, scheda, chiave della camera",
        "non apre, non apre più, non funziona, non funziona più",
      ],
      [
        "televisione, televisore, tv, rubinetto, asciugacapelli, phon, bollitore, ventilatore, telefono, cellulare, telefonino, batteria, portatile, computer, tablet, caricatore, telecomando, tessera, macchina fotografica",
        "è morto, è morta, è scarico, è scarica, morto, morta, si è spento, mi è morto, è affogato",
      ],
      [
        "lampadina, luce, lampada, luce del corridoio, lampadina del bagno, lampadina dello specchio",
        "fulminata, è fulminata, si è fulminata, è bruciata, si è bruciata, bruciata, è scoppiata",
      ],
      ["fulminata la, bruciata la", "lampadina, luce, lampada"],
      [
        "rilevatore di fumo, rilevatore, allarme antincendio",
        "lampeggia, lampeggia sempre, ha una luce rossa",
      ],
      [
        "coltello, coltelli, coltello del pane, coltello del formaggio",
        "non taglia, non tagliano, del formaggio non taglia, del pane non taglia, è spuntato",
      ],
      ["rubinetto, doccia, soffione", "gocciola, gocciola un po, gocciola un pochino, perde un po"],
      ["passeggino, sedia a rotelle, valigia, bici", "in ascensore, nell ascensore"],
    ],
    jokes:
      "infarto, colpo, ictus, piccola emergenza, mini emergenza, emergenza, sos, aiuto, mi uccide, mi uccidono, mi ammazza, mi ammazzano, uccidermi, quasi un incendio",
    robbery: "è una rapina, è un furto, è un ladrocinio, questa è una rapina",
    quarrels: "litigato, litigata, lite",
    scratches:
      "tagliata un po, tagliato un po, tagliata un pochino, tagliato un pochino, tagliato il dito, tagliata il dito, vescica, vesciche, graffio, graffiato, sbucciato, sbucciata, taglietto",
  },
  pt: {
    sayings:
      "mortos de frio, mortos de calor, mortos de medo, morri de rir, morremos de rir, mortos de rir, desmaiar de rir, desmaiámos de rir, engasgar de rir, caímos de rir, caímos na cama, caí na cama, mort* de cansaço, mort* de fome, mort* de sede, mort* de sono, morrer de sede, morrer de fome, morrer de sono, morrendo de fome, morrendo de sede, dormi como uma pedra, dormimos como pedras, dormi como um morto, dormimos como mortos, dormi que nem uma pedra, mataria por, acender a lareira, acendem a lareira, acender o fogo, acender a fogueira, de cortar a respiração, tirar o fôlego, de tirar o fôlego, morrer de fome, morro de fome, mortos de fome, morta de fome, morto de fome, mortos de cansaço, mortas de cansaço, morta de cansaço, morto de cansaço, mortos de sono, morto de sono, morrer de rir, morri de rir, morremos de rir, morrer de calor, calor de matar, calor de morrer, de morrer, morrer de curiosidade, caiu na gargalhada, cair na gargalhada, caí na gargalhada, caiu a rir, caiu de rir, partimos nos a rir, presos no trânsito, presa no trânsito, preso no trânsito, no trânsito, no engarrafamento, acidente na autoestrada, acidente na estrada, acidente na rodovia, sogra mata me, sogra me mata, chefe me mata, escaldão, queimado do sol, queimada do sol, queimei me um pouco ao sol, queimaduras solares, constipação, constipado, constipada, morreu há … anos, morreu há anos, faleceu há anos, faleceu há … anos, morreu no ano passado, faleceu no ano passado, se não puder responder, se não pode responder, salvaria a vida, salva a vida, salvava me a vida, fogo de artifício, fogos de artifício, saída de emergência, pés a matar me, pés me matam, foi à vida, afogados em folhetos, afogado em trabalho, aos berros a televisão, televisão aos berros, música aos berros, cheira … a lixívia, cheiro a lixívia, cheiro de água sanitária, cheira … a detergente, ainda não sabe nadar, está a aprender a nadar, que bonito, que bonita, ninguém reage, ninguém responde, ninguém atende, mata me se … esquecer, me mata se … esquecer",
    things: [
      [
        "rato, ratazana, aranha, aranhas, mosca, moscas, pássaro, abelha, vespa, barata, baratas, insetos, peixe, peixes, peixinho, hamster, pombo, gaivota, planta, plantas",
        "está morto, está morta, estão mortos, estão mortas, morto, morta, mortos, mortas, morreu, morreram",
      ],
      [
        "chave, cartão, chave do quarto, cartão do quarto",
        "não abre, já não abre, deixou de abrir, não funciona, deixou de funcionar",
      ],
      [
        "televisão, tv, torneira, secador, chaleira, ventoinha, telemóvel, celular, telefone, bateria, portátil, computador, tablet, carregador, comando, cartão, máquina fotográfica",
        "morreu, está morto, está morta, foi à vida, está descarregado, afogou se",
      ],
      [
        "lâmpada, luz, lâmpada da casa de banho, luz do corredor",
        "fundiu, fundiu se, está fundida, queimou, queimou se, rebentou",
      ],
      [
        "detetor de fumo, detector de fumo, detector de fumaça, alarme de fumo",
        "está a piscar, está piscando, pisca, tem uma luz vermelha",
      ],
      ["faca, facas, faca do pão, faca de pão", "não corta, não cortam, do pão não corta, está cega"],
      [
        "torneira, chuveiro, duche",
        "pinga, pinga um pouco, pinga um bocadinho, está a pingar, está pingando",
      ],
      ["carrinho, carrinho de bebé, cadeira de rodas, mala, bicicleta", "no elevador, cabe no elevador"],
    ],
    jokes:
      "ataque cardíaco, enfarte, infarto, avc, pequena emergência, mini emergência, emergência, sos, socorro, ajuda, me mata, mata me, matar me, me matar, quase um incêndio, me matam",
    robbery: "isto é um assalto, isso é um assalto, é um roubo, é um assalto, isto é um roubo",
    quarrels: "discutimos, zangámo nos, briga, brigámos",
    scratches:
      "cortei me, cortei o dedo, cortei me um bocadinho, cortei um pouco, bolha, bolhas, arranhão, arranhei, cortezinho",
  },
  nl: {
    sayings:
      "dode muis, dode rat, dode spin*, dode vogel, dode vlieg*, dode kakkerlak*, dode vis*, dode wesp*, doodmoe, doodop, flauwgevallen van het lachen, omgevallen van het lachen, gestikt van het lachen, stikten van het lachen, doodgelachen, dood gelachen, in bed geploft, in bed gevallen, geslapen als een blok, geslapen als een os, geslapen als een roos, geslapen als een steen, geslapen als doden, dood van de honger, gaan dood van de honger, sterf van de honger, sterven van de honger, sterf van de dorst, sterven van de dorst, een moord doen voor, zou een moord doen, brandt het licht, licht brandt, brandt … licht, open haard aan, haard aansteken, open haard aansteken, adembenemend*, beneemt … de adem, sterf van de honger, sterven van de honger, verga van de honger, vergaan van de honger, sterf van nieuwsgierigheid, om te sterven zo lekker, om te sterven, doodop, doodmoe, dood van vermoeidheid, dood van de slaap, doodgelachen, dood gelachen, kapot gelachen, lachen ons dood, lach me dood, van zijn stoel van het lachen, van haar stoel van het lachen, van … stoel gevallen van het lachen, gevallen van het lachen, vast in de file, staan in de file, in de file, vast op de snelweg, ongeluk gebeurd op de snelweg, ongeluk op de snelweg, ongeluk op de weg, schoonmoeder vermoordt me, schoonmoeder vermoordt ons, baas vermoordt me, verbrand in de zon, verbrand door de zon, in de zon verbrand, zonnebrand, bloedheet, bloedmooi, ijskoud, verkouden, jaren geleden overleden, jaren geleden gestorven, … jaar geleden overleden, vorig jaar overleden, vorig jaar gestorven, als u … niet kunt antwoorden, als je … niet kunt antwoorden, mijn leven redden, leven redt, redder in nood, vuurwerk, kampvuur, nooduitgang, verdrinken in de folders, verdrinken in het werk, verdrink in het werk, voeten vermoorden me, de geest gegeven, ruikt … naar schoonmaakmiddel, ruikt … naar bleek, ruikt … naar chloor, nog niet zwemmen, leert net zwemmen, wat een mooi, wat een mooie, niemand reageert, niemand antwoordt, reageert niemand, vermoordt me als ik … vergeet, vermoordt me als ik … keer vergeet",
    things: [
      [
        "muis, muizen, rat, spin, spinnen, kever, vlieg, vliegen, vogel, bij, bijen, wesp, wespen, kakkerlak, insecten, vis, vissen, goudvis, hamster, duif, meeuw, plant, planten",
        "is dood, zijn dood, dood, doodgegaan, ligt dood",
      ],
      [
        "sleutel, kaart, sleutelkaart, sleutel van de kamer, kamersleutel",
        "doet het niet, doet het niet meer, werkt niet, werkt niet meer, opent niet",
      ],
      [
        "tv, televisie, kraan, föhn, waterkoker, ventilator, telefoon, mobiel, mobieltje, accu, batterij, laptop, computer, tablet, oplader, sleutelkaart, afstandsbediening, camera",
        "is dood, is leeg, is overleden, dood, is helemaal dood, is verdronken",
      ],
      [
        "lamp, lampje, gloeilamp, peertje, licht, lampje in de badkamer",
        "doorgebrand, is doorgebrand, in de badkamer is doorgebrand, op de gang is doorgebrand, is gesprongen, brandt niet",
      ],
      [
        "rookmelder, brandmelder, rookalarm",
        "knippert, knippert rood, blijft knipperen, brandt rood, heeft een nieuwe batterij nodig",
      ],
      ["mes, messen, broodmes, kaasmes, keukenmes", "is bot, zijn bot, snijdt niet, snijden niet"],
      [
        "kraan, douche, douchekop",
        "druppelt, druppelt een beetje, druppelt een heel klein beetje, lekt een beetje, druipt",
      ],
      ["kinderwagen, buggy, rolstoel, koffer, fiets", "in de lift"],
    ],
    jokes:
      "hartaanval, beroerte, hartverzakking, noodgeval, klein noodgeval, sos, help, hulp, vermoordt me, vermoorden me, mijn dood, bijna brand, vermoord me",
    robbery: "is een overval, is diefstal, is afzetterij, is beroving",
    quarrels: "ruzie, gevochten",
    scratches:
      "in mijn vinger gesneden, gesneden aan papier, beetje gesneden, vinger gesneden, blaar, blaren, schram, schaafwond, sneetje",
  },
  tr: {
    sayings:
      "soğuktan öldük, sıcaktan öldük, ölü fare, ölü örümcek, ölü böcek*, ölü kuş, ölü balık, gülmekten bayıl*, gülmekten öl*, gülmekten yerlere, gülmekten kırıl*, gülmekten boğul*, yatağa yığıldık, yatağa yığıldım, ölü gibi uyu*, taş gibi uyu*, kütük gibi uyu*, açlıktan öl*, susuzluktan öl*, yorgunluktan öl*, uykusuzluktan öl*, meraktan öl*, ışık yanıyor, ışıklar yanıyor, ışığı yanıyor, lamba yanıyor, şömine* yak*, şömine* … yak*, öldü resmen, nefes kesici, nefes kesen, nefesimizi kesti, açlıktan ölüyorum, açlıktan ölüyoruz, açlıktan öldük, açlıktan öldüm, yorgunluktan öldü, yorgunluktan öldük, yorgunluktan ölüyorum, yorgunluktan ölüyoruz, yorgunluktan bayıldı, uykusuzluktan ölüyorum, gülmekten öldük, gülmekten öldüm, gülmekten yerlere yattı*, gülmekten kırıldık, gülmekten bayıldık, sıcaktan öldük, sıcaktan ölüyoruz, sıcaktan bayıldık, meraktan ölüyorum, susuzluktan öldük, bayıldık, bayılıyoruz, bayıldım buraya, öldürücü lezzet*, tatlı öldürücüydü, öldürücüydü, trafikte sıkıştık, trafikte sıkışıp kaldık, trafikte kaldık, trafikteyiz, otoyolda kaza, yolda kaza olmuş, kayınvalidem beni öldürür, kaynanam beni öldürür, patronum beni öldürür, güneşte yandım, güneşte yandık, güneş yanığı, güneşten yandım, yıllar önce öldü, yıl önce öldü, yıllar önce vefat etti, yıl önce vefat etti, geçen yıl öldü, geçen yıl vefat etti, nezle, su topladı, cevap veremezseniz, hayatımı kurtarırsınız, hayat kurtarır, havai fişek*, acil çıkış, broşürlere boğulduk, işe boğuldum, ayaklarım koptu, çamaşır suyu kokuyor, deterjan kokuyor, çamaşır suyu kokusu, henüz yüzme bilmiyor, yüzme öğreniyor, donuyorduk, buz gibiydi, ne güzel, ne hoş, kimse tepki vermiyor, kimse cevap vermiyor, kimse ilgilenmiyor, unutursam … öldürür, unutursam beni öldürür",
    things: [
      [
        "fare, örümcek, sinek, kuş, arı, hamam böceği, böcek, böcekler, balık, balıklar, güvercin, bitki, çiçek, çiçekler",
        "öldü, ölmüş, ölü, ölüsü",
      ],
      [
        "anahtar, anahtarı, oda anahtarı, kart, kartı, oda kartı",
        "açmıyor, artık açmıyor, çalışmıyor, artık çalışmıyor",
      ],
      [
        "televizyon, kumanda, musluk, ütü, su ısıtıcısı, vantilatör, telefonum, telefon, telefonun, pilim, pil, bataryam, batarya, laptopum, laptop, bilgisayarım, tabletim",
        "öldü, bitti, ölmüş, gitti",
      ],
      ["ampul, lamba, ışık, banyodaki ampul", "patladı, yandı, yanmış, patlamış, yanmıyor"],
      ["duman dedektörü, dedektör, duman alarmı", "yanıp sönüyor, yanıp sönüp duruyor, kırmızı yanıyor"],
      ["bıçak, bıçağı, ekmek bıçağı, bıçaklar", "kesmiyor, kör"],
      ["musluk, duş", "damlıyor, azıcık damlıyor, biraz damlıyor, hafif damlıyor"],
      [
        "bebek arabası, tekerlekli sandalye, bavul, bisiklet",
        "asansöre sığar, asansöre sığıyor, asansöre girer",
      ],
    ],
    jokes:
      "kalp krizi, felç, küçük bir acil durum, acil durum, sos, imdat, yardım, beni öldürecek, beni öldürür, bizi öldürecek, az kalsın yangın",
    robbery: "bu soygun, bu bir soygun, resmen soygun",
    quarrels: "tartıştık, kavga ettik, kavga",
    scratches: "parmağımı kestim, parmağımı azıcık kestim, azıcık kestim, çizik, su topladı, sıyrık",
  },
  ru: {
    sayings:
      "мертвая мышь, мертвая птица, мертвый паук, дохлая мышь, дохлая муха, дохлые мухи, дохлый таракан, упали со смеху, упали от смеха, умерли со смеху, умирали со смеху, умирали от смеха, задохнулись от смеха, задыхались от смеха, лопнули со смеху, рухнули в кровать, рухнул в кровать, рухнула в кровать, упали в кровать, упали без сил, спали как убитые, спал как убитый, спала как убитая, спали как мертвые, спал как мертвый, умираю с голоду, умираем с голоду, умираю от голода, умираем от голода, умираю от жажды, умираем от жажды, умираю хочу, убил бы за, убила бы за, горит свет, свет горит, горит … свет, горит лампочка, зажигаете камин, зажечь камин, разжечь камин, разжигаете камин, топите камин, камин зажигаете, захватывает дух, дух захватывает, умираю с голоду, умираем с голоду, умираю от голода, умираем от голода, умираю от любопытства, умираем от жары, умираю от жары, умираю от жажды, умерли со смеху, умираю со смеху, умереть со смеху, упал со смеху, упала со смеху, попадали со смеху, упали со смеху, животы надорвали, убились за день, убились за, устали до смерти, смертельно устали, смертельно устал, смертельно устала, убитые после, мертвые от усталости, без задних ног, жара убийственная, убийственная жара, просто убойный, убойный, убойно, в пробке, стоим в пробке, застряли в пробке, авария на трассе, на трассе авария, авария на дороге, на дороге авария, теща меня убьет, свекровь меня убьет, начальник меня убьет, обгорел на солнце, обгорела на солнце, немного обгорел, сгорел на солнце, сгорела на солнце, солнечный ожог, умер … лет назад, умерла … лет назад, умер много лет назад, скончался … лет назад, умер в прошлом году, умерла в прошлом году, простыл, простыла, натер ногу, натерла ногу, если не можете ответить, спасете мне жизнь, спасли бы мне жизнь, салют, фейерверк, запасной выход, пожарный выход, аварийный выход, приказал долго жить, тонем в буклетах, тону в работе, ноги отваливаются, орала музыка, орет музыка, музыка орала, музыка орет, телевизор орет, орет телевизор, орал телевизор, пахнет хлоркой, запах хлорки, пахнет моющим средством, пахнет чистящим средством, ещё не умеет плавать, учится плавать, чуть не замерзли, какая красивая, какой красивый, никто не реагирует, никто не отвечает, убьет если забуду, убьет меня если забуду, убьет меня если … забуду",
    things: [
      [
        "мышь, крыса, паук, муха, мухи, птица, птичка, пчела, оса, таракан, тараканы, насекомые, рыбка, рыбки, хомяк, голубь, чайка, цветок, цветы, растение",
        "умер, умерла, умерли, сдох, сдохла, сдохли, мёртвая, мёртвый, мёртвые, погибла, погибли",
      ],
      [
        "ключ, карта, ключ от номера, карта от номера, ключ карта",
        "не открывает, больше не открывает, не работает, больше не работает, не срабатывает",
      ],
      [
        "телевизор, фен, чайник, кран, вентилятор, телефон, мобильный, батарея, батарейка, ноутбук, компьютер, планшет, зарядка, пульт, камера",
        "умер, умерла, сдох, сдохла, села, сел, разрядился, разрядилась, утонул",
      ],
      ["умер, сдох, сел", "телефон, мобильный, ноутбук, компьютер, планшет"],
      ["перегорела, перегорел, сгорела, лопнула, взорвалась", "лампочка, лампа, свет"],
      ["лампочка, лампа", "перегорела, сгорела, лопнула, взорвалась"],
      ["датчик дыма, пожарный датчик, детектор дыма", "мигает, постоянно мигает, мигает красным"],
      ["нож, ножи, хлебный нож", "тупой, тупые, не режет, не режут"],
      ["кран, душ", "капает, подкапывает, чуть чуть подкапывает, немного капает, чуть чуть капает"],
      ["коляска, инвалидная коляска, чемодан, велосипед", "в лифт, поместится в лифт, влезет в лифт"],
    ],
    jokes:
      "инфаркт, сердечный приступ, инсульт, маленькая авария, экстренный случай, чп, sos, помогите, спасите, убьет меня, меня убьет, убьют меня, почти пожар, чуть не пожар",
    robbery: "это грабеж, просто грабеж, это ограбление",
    quarrels: "поспорили, поссорились, подрались",
    scratches:
      "порезала палец, порезал палец, порезалась, порезался, слегка порезалась, слегка порезался, мозоль, мозоли, царапина, натер, натерла",
  },
  ar: {
    sayings:
      "متنا من البرد, متنا من الحر, فأر ميت, صرصور ميت, عصفور ميت, متنا من الضحك, نموت من الضحك, أموت من الضحك, أغمي علينا من الضحك, اختنقنا من الضحك, وقعنا من الضحك, ارتمينا على السرير, نمنا مثل الأموات, نمت مثل الأموات, نمت مثل الميت, نمنا كالأموات, نمت كالميت, نمنا كالحجر, نمت كالحجر, نموت من الجوع, أموت من الجوع, نموت من العطش, ميت من الجوع, ميتين من الجوع, ميت من التعب, ميتين من التعب, توقدون النار, تشعلون النار, إشعال المدفأة, تشعلون المدفأة, الضوء مشتعل, النور مشتعل, يحبس الأنفاس, يخطف الأنفاس, تحبس الأنفاس, أموت من الجوع, نموت من الجوع, ميت من الجوع, ميتين من الجوع, ميتون من التعب, ميتين من التعب, ميت من التعب, ميتة من التعب, نموت من التعب, أموت من التعب, ميتين تعب, هلكانين, ميت من الضحك, متنا من الضحك, أموت من الضحك, نموت من الضحك, وقع من الضحك, وقعت من الضحك, وقعنا من الضحك, أموت من الحر, نموت من الحر, متنا من الحر, الحر قاتل, حر قاتل, أموت من العطش, كانت قاتلة, قاتلة ما شاء الله, عالقون في الزحمة, عالقين في الزحمة, عالق في الزحمة, عالقون في الزحام, عالقين في الزحام, عالقون في ازدحام, في الزحمة, في زحمة السير, حادث على الطريق, حادث في الطريق, حماتي ستقتلني, حماتي تقتلني, حماتي بتقتلني, مديري سيقتلني, بشرتي … من الشمس, احترقت بشرتي, حروق الشمس, حرقتني الشمس, احترقت من الشمس, توفي قبل سنوات, توفيت قبل سنوات, توفي قبل سنة, مات قبل سنوات, توفي العام الماضي, عنده زكام, عندي زكام, إذا لم تستطيعوا الرد, تنقذ حياتي, تنقذون حياتي, الألعاب النارية, مخرج الطوارئ, غرقنا في الكتيبات, غرقان في الشغل, غارق في العمل, رائحة الكلور, رائحة المنظفات, رائحة مبيض, لا يعرف السباحة بعد, لا تعرف السباحة بعد, يتعلم السباحة, كدنا نتجمد, ما أجمل, ما أروع, يا له من, يا لها من, لا أحد يرد, ما حد يرد, لا أحد يستجيب, لا يرد أحد, لا يستجيب أحد, ستقتلني إذا نسيت, سيقتلني إذا نسيت",
    things: [
      [
        "فأر, الفأر, صرصور, الصرصور, عنكبوت, ذبابة, عصفور, نحلة, سمكة, السمكة, الحشرات, النبتة",
        "ميت, ميتة, مات, ماتت",
      ],
      [
        "المفتاح, مفتاح الغرفة, البطاقة, بطاقة الغرفة",
        "لا يعمل, لم يعد يعمل, لا تعمل, لم تعد تعمل, لا يفتح, لا تفتح",
      ],
      [
        "التلفاز, التلفزيون, جهاز التحكم, هاتفي, الهاتف, جوالي, الجوال, موبايلي, الموبايل, بطارية هاتفي, البطارية, اللابتوب, حاسوبي",
        "مات, ماتت, ميت, فاصل, فصل, انتهت",
      ],
      ["احترقت, انحرقت, انفجرت", "اللمبة, لمبة, لمبة الحمام, لمبة الممر, المصباح"],
      ["اللمبة, لمبة الحمام, المصباح", "احترقت, انحرقت, احترق"],
      ["كاشف الدخان, إنذار الدخان, حساس الدخان", "يومض, يرمش, يضيء باللون الأحمر"],
      ["سكين الخبز, السكين, السكاكين, سكين", "لا تقطع, ما تقطع, غير حادة"],
      ["الحنفية, الصنبور, الدش", "تنقط, تنقط قليلا, ينقط, يقطر قليلا, تقطر قليلا"],
      ["عربة الأطفال, عربة طفل, الكرسي المتحرك, الحقيبة", "في المصعد, تدخل المصعد, تتسع في المصعد"],
    ],
    jokes:
      "نوبة قلبية, جلطة, سكتة, حالة طارئة صغيرة, طوارئ, النجدة, ساعدوني, سيقتلني, ستقتلني, تقتلني, كاد يحترق",
    robbery: "هذه سرقة, هذا سرقة, سرقة بصراحة",
    quarrels: "اختلفنا, تشاجرنا, تخانقنا, خناقة",
    scratches: "جرحت إصبعي, جرح بسيط, جرحا بسيطا, جرح صغير, خدش, فقاعة, بثرة, للجروح",
  },
  zh: {
    sayings:
      "冷死了, 热死了, 死老鼠, 死蟑螂, 死鱼, 死鸟, 死苍蝇, 笑晕, 笑到昏, 笑得喘不过气, 笑到喘不过气, 笑得站不住, 倒头就睡, 瘫在床上, 瘫倒在床上, 睡得像死, 睡死过去, 睡得死死的, 睡得跟死, 壁炉会点火, 壁炉点火, 点壁炉, 壁炉生火, 美得让人窒息, 美到窒息, 令人窒息的美, 饿死了, 饿死我了, 快饿死, 饿死, 累死了, 累死, 困死了, 困死, 热死了, 热死, 冻死了, 冻死, 渴死, 无聊死, 笑死, 好奇死, 急死, 气死, 吵死, 烦死, 累瘫, 笑倒在地, 笑倒, 好吃到爆, 好吃到哭, 堵在路上, 堵在高速, 堵车, 路上堵, 出了车祸堵, 高速上出了车祸, 前面车祸, 高速车祸, 岳母会杀了我, 婆婆会杀了我, 老板会杀了我, 晒伤, 几年前去世, 多年前去世, 去年去世, 年前去世, 感冒, 如果现在不方便回答, 救了我的命, 烟花, 安全出口, 紧急出口, 被宣传册淹没, 淹没在工作, 没电死机, 死机, 创可贴, 消毒水味, 漂白水味, 清洁剂味, 清洁剂的味, 还不会游泳, 正在学游泳, 冻成冰棍, 真漂亮, 太美了, 没人理, 没有人理, 没人回应, 没人反应, 忘了老婆会杀了我",
    things: [
      ["老鼠, 蜘蛛, 苍蝇, 小鸟, 鸟, 蜜蜂, 蟑螂, 虫子, 虫, 金鱼, 鱼, 花, 植物", "死了, 死在"],
      ["房卡, 钥匙, 门卡", "打不开门, 又打不开门了, 打不开, 不能用, 失灵, 刷不开"],
      [
        "电视, 电视机, 遥控器, 吹风机, 水壶, 手机, 电脑, 平板, 电池, 充电器, 相机, 笔记本",
        "死了, 没电了, 坏了, 挂了, 死机了",
      ],
      ["灯泡, 浴室的灯泡, 灯, 保险丝", "烧了, 烧坏了, 爆了, 炸了"],
      ["烟雾报警器, 烟感, 烟雾探测器, 烟感器, 报警器", "一直闪, 在闪, 闪, 老是闪, 总是闪, 亮红灯"],
      ["刀, 面包刀, 水果刀", "很钝, 钝了, 切不动, 不快"],
      ["水龙头, 花洒, 淋浴", "滴水, 有点滴水, 有一点滴水, 有一点点滴水, 一直滴水"],
      ["婴儿车, 轮椅, 行李箱, 自行车", "能进电梯, 进得了电梯, 放得进电梯"],
    ],
    jokes: "心脏病发作, 心脏病, 中风, 小紧急情况, 紧急情况, 救命, 杀了我, 要我命, 要命, 差点着火",
    robbery: "抢钱, 这是抢劫, 简直抢劫",
    quarrels: "吵了一架, 吵架, 打架",
    scratches: "划了一下, 划破, 磨了个泡, 磨泡, 起泡, 擦伤, 小伤口, 割了一下",
  },
  ja: {
    sayings:
      "寒くて死, 暑くて死, 笑いすぎて倒れ, 笑いすぎて死, 笑い過ぎて, 笑いすぎて息, ベッドに倒れ込, 倒れるように眠, 倒れるように寝, 死んだみたいに寝, 喉が渇いて死, のどが渇いて死, 暖炉に火を, 暖炉の火を, 息をのむほど, 息を呑むほど, 息をのむような, 空いて死にそう, 空腹で死にそう, 疲れて死にそう, 暑くて死にそう, 寒くて死にそう, 眠くて死にそう, 死ぬほど, 死んだように寝, 死んだように眠, 疲れて死んだ, 笑い死, 笑い転げ, 笑い倒れ, 殺人的, 渋滞にはま, 渋滞で, 渋滞に, 渋滞, 高速で事故, 事故渋滞, 道で事故, 義母に殺され, 姑に殺され, 上司に殺され, 日焼け, 日に焼け, 数年前に亡くな, 年前に亡くな, 昨年亡くな, 去年亡くな, 鼻風邪, 風邪気味, 靴擦れ, お返事が難し, 命の恩人, 花火, 非常口, 足が棒, パンフレットに埋もれ, 仕事に埋もれ, 仕事で溺れ, 洗剤のにおい, 洗剤の匂い, 洗剤の臭い, 漂白剤のにおい, 漂白剤の匂い, まだ泳げな, まだ泳げま, 水泳を習, 凍えそう, なんて素敵, なんて綺麗, 誰も反応しな, 誰も反応しませ, 誰も対応しな, 誰も対応してくれ, 息が止まるほど, 息を飲むほど, 忘れたら殺され",
    things: [
      [
        "ネズミ, ねずみ, クモ, ハエ, 小鳥, 鳥, ハチ, ゴキブリ, 虫, 金魚, 魚, 花, 植物",
        "が死んで, が死にました, が死んだ, が枯れ",
      ],
      [
        "鍵, 部屋の鍵, カードキー, ルームキー",
        "が開かな, が開きませ, が使えな, が使えませ, が反応しな, が反応しませ",
      ],
      [
        "テレビ, リモコン, ドライヤー, 携帯の電池, 携帯, スマホ, スマホの電池, 電池, 充電器, パソコン, タブレット, カメラ",
        "が死にました, が死んだ, が死んで, が切れ, が壊れ",
      ],
      ["電球, 浴室の電球, 電気, 廊下の電球", "が切れ, が焼け, が破裂"],
      ["煙感知器, 煙探知機, 火災報知器, 火災報知機", "が点滅, の赤いランプ, が光って"],
      ["包丁, パン切り包丁, ナイフ", "が切れません, が切れない, の切れ味"],
      ["蛇口, シャワー, 水道", "がぽたぽた, が少しぽたぽた, から少し水が垂れ, から水滴"],
      [
        "ベビーカー, 車椅子, スーツケース, 自転車",
        "はエレベーターに入, はエレベーターに乗, でエレベーターに",
      ],
    ],
    jokes:
      "心臓発作, 心臓が止ま, 脳卒中, ちょっとした緊急事態, 緊急事態, sos, 助けて, 殺される, 殺されます, 死ぬかと, 火事になるところ",
    robbery: "ぼったくり, まるで強盗, これは強盗",
    quarrels: "けんかし, 喧嘩し, 言い合い",
    scratches: "指を少し切, 少し切り, 靴擦れ, 擦り傷, 水ぶくれ, まめが",
  },
};

/** Marks of a text in any language. */
export const markWords = {
  laughing:
    "haha*, hahaha, ahah*, hehe*, hihi, lol, rofl, lmao, jk, just kidding, kidding, joking, scherz, spass, witz, plaisanterie, plaisante, mdr, ptdr, jaja*, jeje*, broma, scherzo, scherzando, kkk*, rsrs*, brincadeira, grapje, geintje, şaka, шутка, шучу, хаха, ха ха, هههه*, ههه, أمزح, مزحة, 哈哈, 开玩笑, 冗談",
  downplaying:
    "nothing serious, not serious, no drama, bed side, side of the bed, window side, nichts schlimmes, nichts ernstes, bettseite, rien de grave, côté du lit, nada serio, nada grave, lado de la cama, niente di grave, nulla di grave, lato del letto, nada de grave, lado da cama, niets ergs, niks ergs, bij het raam, önemli değil, pencere tarafı, ничего страшного, у окна, لا شيء خطير, قرب النافذة, 没事, 睡窗边, 大したこと, 窓側",
  prices:
    "price, prices, bill, minibar, bar tab, preise, preis, rechnung, prix, addition, facture, precio, precios, cuenta, factura, prezzo, prezzi, conto, preço, preços, conta, prijzen, prijs, rekening, fiyat*, hesap, hesabı, цен, цены, счет, мини баре, أسعار, الفاتورة, 价格, 账单, 値段, 料金",
  grave:
    "finger off, thumb off, toe off, hand off, to the bone, deep, deeply, tip of, bleeding heavily, bleeding a lot, bleeding badly, stop bleeding, stop the bleeding, blood everywhere, a lot of blood, lots of blood, stitches, unconscious, fainted, passed out, injured, drank, drunk it, swallowed, on fire, abgeschnitten, abgetrennt, bis auf den knochen, tief in, tief geschnitten, fingerkuppe, blutet stark, hort nicht auf zu bluten, viel blut, bewusstlos, ohnmächtig, verletzt, getrunken, verschluckt, in brand, jusqu à l os, bout du doigt, coupé net, saigne beaucoup, saigne énormément, pas de saigner, plus de saigner, beaucoup de sang, sans connaissance, évanoui*, blessé*, a bu, avalé*, mis le feu, hasta el hueso, dedo entero, punta del dedo, de sangrar, sangra mucho, mucha sangre, inconsciente, desmay*, herido*, herida*, bebió, ha bebido, tragado, tragó, fino all osso, dito intero, punta del dito, di sanguinare, sanguina tant*, sanguina molto, molto sangue, svenut*, ferit*, bevuto, ingoiato, ingerito, dedo fora, até ao osso, ponta do dedo, sangra muito, muito sangue, desmaiou, ferid*, bebeu, engoliu, vinger eraf, duim eraf, teen eraf, eraf gesneden, afgesneden, tot op het bot, diep in, topje, met bloeden, bloedt hevig, bloedt erg, veel bloed, gewond*, bewusteloos, flauwgevallen, gedronken, ingeslikt, breekt iemand in, breekt er iemand in, koptu, kopardı, kemiğe kadar, çok derin, kan durmuyor, kanama durmuyor, çok kanıyor, çok kan, kalkmıyor, kalkamıyor, uyanmıyor, yaralı, yaralandı, içti, yuttu, отрезал*, до кости, глубоко, кровь не останавливается, не останавливается кровь, сильно кров*, в крови, много крови, ранен*, пострадал*, без сознания, потерял сознание, потеряла сознание, не просыпается, не встает, выпил*, проглотил*, *دم لا يتوقف, *نزيف لا يتوقف, لا يتوقف النزيف, نزيف, ينزف بشدة, دم كثير, حتى العظم, عميق, مصاب, فقد الوعي, فقدت الوعي, لا يستيقظ, لا تستيقظ, شرب, ابتلع, قطع إصبعه, قطعت إصبعي, 切断, 切掉, 割断, 血流不止, 流血不止, 止不住, 很深, 骨头, 昏迷, 昏倒, 晕倒, 没反应, 受伤, 喝下, 误喝, 喝了清洁, 吞下, 切り落と, 切断, 骨まで, 深く, 血が止ま, 意識, けが人, 怪我人, 飲んでしま, 飲みました, 誤飲, wrist*, handgelenk*, pulsader*, poignet*, veines, muñeca, muñecas, venas, polso, polsi, vene, pulso, pulsos, veias, pols, polsen, bileğini, bileklerini, bileğimi, запясть*, вены, معصم*, 手腕, 割腕, 手首, リストカット",
  nearly:
    "nearly, almost, fast, beinahe, failli, presque, casi, quasi, venuto un, ia tendo, quase, bijna, az kalsın, neredeyse, чуть, كدت, كدنا, 差点, かと思, そうにな",
  plaster:
    "plaster, plasters, band aid, bandaid, band aids, pflaster, pansement, pansements, sparadrap, tirita, tiritas, curita, curitas, cerotto, cerotti, penso, pensos, pleister, pleisters, yara bandı, bant, пластырь, пластыря, лейкопластырь, لاصق, لاصقة, بلاستر, 创可贴, 邦迪, 絆創膏, バンドエイド",
};

/** Late sleepers, by language, in folded text: "he doesn't wake up before ten". */
export const lateSleepers: readonly RegExp[] = [
  /(?:(?:doesn|don|won|isn)'?t|does not|do not|will not|never|nobody|not) (?:wak\w+|w[oa]ke)(?: up)? (?:before|until|till) (?:\d+|eight|nine|ten|eleven|noon|lunch\w*)/u,
  /(?:wacht|wachen|schlaft|schlafen|wird|werden) (?:\p{L}+ ){0,2}(?:vor|bis|erst um|erst gegen) (?:\d+|acht|neun|zehn|elf|mittag\w*)(?: uhr)?(?: \p{L}*(?:auf|wach))?/u,
  /ne se (?:reveille|leve)\w* (?:pas |jamais )?(?:avant|qu'a|qu'apres) (?:\d+|huit|neuf|dix|onze|midi)/u,
  /no se (?:despierta|levanta)n? (?:nunca )?(?:hasta|antes de) (?:las |el )?(?:\d+|ocho|nueve|diez|once|mediodia)/u,
  /non si (?:svegli|alz)\w* (?:mai )?(?:prima delle|fino alle|prima di|fino a) (?:\d+|otto|nove|dieci|undici|mezzogiorno)/u,
  /nao (?:se )?(?:acorda|levanta)m? (?:antes das?|ate as?) (?:\d+|oito|nove|dez|onze|meio)/u,
  /wordt (?:pas|niet|nooit) (?:wakker )?(?:om|voor|tot) (?:\d+|acht|negen|tien|elf|de middag)(?: uur)?(?: wakker)?/u,
  /(?<!\S)(?:saat )?\S{1,30}(?: \S{1,30})? kadar uyanm\p{L}+/u,
  /(?<!\S)\S{1,30}[dt][ae]n once uyanm\p{L}+/u,
  /не (?:просыпа|вста)\p{L}+ (?:раньше|до) \p{L}+/u,
  /لا (?:يستيقظ|تستيقظ|يصحي|تصحي)\p{L}* (?:قبل|حتي) \S+/u,
  /(?:叫不醒[，,]?)?(?:要|得)?(?:睡到)?[一二三四五六七八九十\d]+点(?:半)?才(?:起|醒)\p{L}?/u,
  /[一二三四五六七八九十\d]+時(?:半)?(?:まで|より前|前)(?:に|は|には)*(?:起き|目を覚まし)(?:ない|ません)/u,
];
