import type { GuestLanguage } from "../../detection/index.ts";

/** What a danger is. The same words again add to an alert; words of another kind are a second danger. */
export const dangerKinds = [
  "fire",
  "gas",
  "shock",
  "breathing",
  "unconscious",
  "heart",
  "stroke",
  "bleeding",
  "injury",
  "seizure",
  "allergy",
  "poison",
  "suicide",
  "violence",
  "intruder",
  "drowning",
  "missing",
  "birth",
  "trapped",
  "water",
] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** Urgent for staff, but no case for an ambulance. */
export const notForAmbulance: ReadonlySet<DangerKind> = new Set(["trapped", "water"]);

/** By language: phrases that state each danger. `*` matches any ending or beginning, `…` up to three words. */
export const dangerWords: Record<GuestLanguage, Record<DangerKind, string>> = {
  en: {
    fire: "there is smoke, there s smoke, smoke on, smoke everywhere, smoke coming, smoke in the, smoke from, smoke under, smoke filling, full of smoke, smells burnt, smell … burning, smelling burning, something … burning, is burning, are burning, on fire, caught fire, in flames, flames, fire in, fire on, fire at, there s a fire, smell of smoke, smell smoke, burning smell, room is smoking, exploded, explosion, blew up, fire alarm … going off, fire alarm … ringing, battery … burning, phone … burning, phone … on fire",
    gas: "smell gas, smells of gas, smells like gas, smell of gas, smelling gas, gas smell, gas leak, gas is leaking, gas leaking, gas coming, gas escaping, hissing … gas, carbon monoxide, co alarm, rotten eggs … stove, rotten eggs … kitchen",
    shock:
      "socket … spark*, outlet … spark*, plug … spark*, sparks, is sparking, sparking, electrocuted, electric shock, got a shock, got shocked, live wire, power line",
    breathing:
      "can t breathe, cant breathe, cannot breathe, can not breathe, can t breath, cant breath, not breathing, isn t breathing, isnt breathing, stopped breathing, hardly breath*, barely breath*, struggling to breathe, trouble breathing, difficulty breathing, gasping, choking, choked, chokes, suffocat*, can t get air, can t get any air, no air, lips … blue, turning blue, turned blue, gone blue, stuck in … throat, asthma attack, inhaler … not working, inhaler … empty, short of breath",
    unconscious:
      "unconscious, passed out, collapsed, collapsing, fainted, fainting, blacked out, not waking, won t wake, wont wake, doesn t wake, can t wake, cant wake, not moving, isn t moving, doesn t move, not responding, unresponsive, isn t responding, doesn t respond, doesn t react, not reacting, lifeless, keeled over, no pulse, went limp, is limp, won t respond, out cold, lying on the floor, lying … on the ground, seems dead, is dead, died in bed, died in the bed, died in … bed, died in the room, died in our room, died in my room, died in the bathroom, died next to me, died beside me, died in front of, lies dead, lying dead, dead in bed, dead in … bed, found her dead, found him dead, passed away in bed, passed away in the bed, passed away in … bed, passed away in the room, passed away in our room, passed away in my room, passed away next to me, passed away beside me, dying in bed, dying in … bed",
    heart:
      "chest pain*, pain … chest, pains … chest, chest hurts, chest … tight, tight chest, pressure … chest, heart attack, cardiac, crushing … chest, pain … left arm, heart is racing, heart stopped",
    stroke:
      "having a stroke, a stroke, face … drooping, face … droops, face … drooped, face is droopy, mouth … drooping, face has dropped, slurr*, talks nonsense, talking nonsense, speak properly, can t speak, cannot speak, can t move … arm, cannot move … arm, can t move … leg, arm … numb, side … numb, one side of, paralysed, paralyzed, paralised, suddenly confused, speech … strange, can t see anything suddenly, lost … vision",
    bleeding:
      "bleeding, bleeds, blood everywhere, lots of blood, so much blood, a lot of blood, pool of blood, losing blood, coughing … blood, vomiting blood, throwing up blood, bled, haemorrhag*, hemorrhag*, finger off, thumb off, finger … to the bone",
    injury:
      "fell down the, fell off, fallen off, fell from, fell out of, fallen from, fallen down, hit her head, hit his head, hit my head, hit … head, head injury, head wound, cracked … head, broken leg, broke his, broke her, broke my leg, bone … sticking, hit by a car, run over, car crash, car accident, badly burnt, badly burned, badly hurt, seriously injured, scalded, deep cut, cut off, knocked down, bitten by a snake, snake bit, stabbed, can t feel … legs, neck … broken, spine",
    seizure:
      "seizure, seizures, convulsi*, fitting, having a fit, epileptic, shaking uncontrollably, jerking",
    allergy:
      "swelling up, is swelling, swollen shut, face is swollen, face … swelling, face … swollen, tongue … swelling, tongue … swollen, lips … swelling, lips … swollen, throat … swelling, throat … closing, throat … tight, eyes … swollen shut, anaphyla*, allergic reaction, allergic shock, epipen, hives all over, bee sting … swell*, swelled up",
    poison:
      "swallowed, swallows, ingested, drank bleach, drank … cleaner, drank … cleaning, drank … detergent, ate … detergent, ate … pills, took … pills, too many pills, too many tablets, took … tablets, took … medication, whole pack of, overdose, overdosed, od ed, poisoned, poisoning, ate … mushrooms, ate … berries, spiked, drugged, in my drink, drank … antifreeze",
    suicide:
      "kill myself, killing myself, kill himself, kill herself, kill themselves, end my life, end his life, end her life, ending my life, take my own life, taking … own life, take his own life, take her own life, suicide, suicidal, don t want to live, doesn t want to live, dont want to live, no longer want to live, want to die, wants to die, going to jump, wants to jump, about to jump, threatening to jump, better off dead, end it all, hurt myself, harm herself, harm himself, cutting herself, cutting himself, cut … wrists, slit … wrists, goodbye note, farewell letter, not wanting to live, cut … wrist, slit … wrist, cut on … wrist",
    violence:
      "hits me, hitting me, hit me, beats me, beating me, beat me, beaten up, beating up, beating his, beating her, hitting his, hitting her, punched, punching, kicked me, kicking me, slapped me, choking me, strangl*, attacked, attacking, assaulted, raped, rape, molested, molesting, groped, forced himself, forced me, threatens me, threatening me, threatening us, threatens to kill, threatened me, threatened to, going to kill, hurt me, hurting me, hurts me, a knife, has a gun, with a gun, holding a gun, gunshot*, shots, shooting, shot at, shooter, stabbing, fight in, fighting in, people fighting, being beaten, being attacked, screaming for help, screaming, crying for help, calling for help, shouting for help, held against, won t let me leave, wont let me leave, locked me in, kidnapp*, afraid of my husband, afraid of him, scared of my husband, scared of him, bomb, hostage, mugged, robbed, he ll kill me, he will kill me, she ll kill me if i leave, they ll kill me, says he will kill, says he ll kill, kill me if i leave, kill us, broke my nose, broke my arm, broke my rib*",
    intruder:
      "break in, breaking in, breaking into, broke into, broken into, burglar*, intruder, stranger in, strange man in, someone in our room, someone in my room, someone is in our, someone is in my, somebody is in, somebody in my room, man in my room, trying to open … door, trying to get into, trying to enter, trying to get in, forcing … door, trying to force, kicking … door, banging on … door, following me, follows me, followed me, stalking me, stalker, hiding in, prowler, outside my door",
    drowning:
      "drowning, drowned, drowns, fell in the pool, fell into the pool, fallen in the pool, under water, underwater, bottom of the pool, face down, swept away, can t swim … water, pulled … from the pool, pulled … out of the pool, went under, swept out",
    missing:
      "can t find … son, can t find … daughter, can t find … child, can t find … kid, can t find … boy, can t find … girl, cant find … son, cant find … daughter, can t find … toddler, lost … son, lost our child, lost my daughter, lost our daughter, lost my child, lost our son, lost our little, son is missing, daughter is missing, child is missing, is missing, has disappeared, gone missing, child … disappeared, daughter … disappeared, son … disappeared, kid … disappeared, wandered off, missing child, missing for, has dementia … gone, didn t come back",
    birth:
      "water broke, waters broke, waters have broken, contractions, in labour, in labor, labour pains, baby is coming, giving birth, pregnant … bleeding, pregnant … pain, having the baby, waters have just broken, waters have … broken, water has … broken, water just broke, waters just broke",
    trapped:
      "lift is stuck, elevator is stuck, stuck in the lift, stuck in the elevator, stuck in your lift, stuck in your elevator, trapped, locked out on, locked out … balcony, locked in, locked inside, elevator stopped, lift stopped, locked on the balcony, stuck on the balcony, shut in, can t get out",
    water:
      "dripping, drips, flooded, flooding, flood in, burst pipe, pipe burst, pipe has burst, water coming, water is coming, water running down, water pouring, leaking, leak in, leaks, ceiling … wet, ceiling is coming, water everywhere, under water … bathroom, overflowing",
  },
  de: {
    fire: "es brennt, brennt es, brennt, feuer in, feuer im, feuer auf, feuer ausgebrochen, rauch kommt, rauch aus, rauch im, rauch in, rauch unter, rauchentwicklung, voller rauch, verqualmt, qualm, qualmt, verbrannt, brandgeruch, riecht nach rauch, riecht verbrannt, riecht angebrannt, rieche rauch, flammen, explodiert, explosion, in brand, feueralarm, feuermelder … los, rauchmelder … los, schmort, fangt feuer, feuer gefangen, akku brennt, handy brennt",
    gas: "gasgeruch, riecht nach gas, rieche gas, riechen gas, gas tritt aus, gas stromt aus, gasleck, gas leck, gas aus, kohlenmonoxid, stinkt nach gas, gasaustritt, co melder",
    shock:
      "funken, spruht, stromschlag, strom … bekommen, steckdose … raucht, steckdose … funk*, offenes kabel, elektrischen schlag",
    breathing:
      "keine luft, kaum luft, nicht atmen, kaum atmen, atmet nicht, atmet nicht mehr, atmet kaum, atmet schwer, atemnot, atmen kann, erstickt, ersticken, verschluckt, rochelt, lippen … blau, lauft blau an, blau angelaufen, blau im gesicht, asthmaanfall, schnappt nach luft, kurzatmig, schlecht luft, keine luft mehr, im hals stecken",
    unconscious:
      "bewusstlos*, ohnmachtig, in ohnmacht, umgekippt, umgefallen, kippt um, zusammengebrochen, zusammengesackt, zusammengeklappt, reagiert nicht, nicht ansprechbar, wacht nicht auf, nicht wach, nicht aufwecken, nicht wecken, bewegt sich nicht, ruhrt sich nicht, regt sich nicht, kein puls, keinen puls, leblos, weggetreten, liegt am boden, liegt auf dem boden, ist tot, antwortet nicht mehr, im bett gestorben, im bett verstorben, im zimmer gestorben, im zimmer verstorben, neben mir gestorben, neben mir verstorben, gestorben im bett, verstorben im bett, im schlaf neben mir, liegt tot, tot im bett, tot in seinem bett, tot in ihrem bett, tot aufgefunden, stirbt im bett, in unserem zimmer gestorben, in unserem zimmer verstorben",
    heart:
      "brustschmerz*, schmerz* … brust, schmerz* in der brust, stiche in der brust, stechen … brust, druck … brust, enge … brust, brust tut … weh, herzinfarkt, herzanfall, infarkt, herzrasen, herzstillstand, herzschmerz*, brust … eng",
    stroke:
      "schlaganfall, mundwinkel, gesicht … hangt, mund … hangt, mund … schief, gesicht … schief, arm nicht bewegen, arm nicht mehr, bein nicht bewegen, redet … komisch, redet wirr, redet unverstandlich, spricht komisch, spricht undeutlich, lallt, nicht mehr sprechen, nicht sprechen, halbseitig, gelahmt, taub, sieht … nichts mehr, plotzlich verwirrt, wirres zeug",
    bleeding:
      "blutet, bluten, blutend, blutung, verblutet, viel blut, voller blut, uberall blut, blut verloren, verliert blut, spuckt blut, blut gespuckt, erbricht blut, hustet blut, blutlache",
    injury:
      "treppe gesturzt, treppe … gefallen, treppe runter*, treppe hinunter*, heruntergefallen, runtergefallen, gesturzt, sturz, abgesturzt, kopf … gefallen, kopf … angeschlagen, kopf … gestossen, kopf … aufgeschlagen, kopfverletzung, platzwunde, kopfwunde, bein gebrochen, arm gebrochen, knochen, angefahren, uberfahren, verkehrsunfall, schwer verletzt, verletzte, verbruht, verbrannt, schlange … gebissen, schlangenbiss, von … auto erfasst, finger abgeschnitten, aus dem fenster, vom balkon gefallen, vom balkon gesturzt, spurt … beine",
    seizure: "krampfanfall, krampft, krampfe, epilept*, zuckt, anfall",
    allergy:
      "schwillt, geschwollen, schwellen, anschwell*, angeschwollen, zugeschwollen, hals … zu, kehle, allergische reaktion, allergischen schock, allergischer schock, anaphyla*, epipen, wespenstich, zunge … dick, gesicht … dick",
    poison:
      "verschluckt, geschluckt, reinigungsmittel getrunken, putzmittel, reiniger getrunken, spulmittel getrunken, waschmittel, bleiche, giftig, gift, vergiftet, vergiftung, tabletten genommen, tabletten geschluckt, zu viele tabletten, pillen genommen, uberdosis, zu viel … genommen, knopfbatterie, batterie … verschluckt, pilze gegessen, beeren gegessen, getrunken … reiniger, k o tropfen, ins getrank, ins glas getan",
    suicide:
      "umbringen, sich das leben nehmen, das leben nehmen, leben beenden, selbstmord, suizid*, selbsttotung, nicht mehr leben, will sterben, mochte sterben, springen will, will springen, springt gleich, sich etwas antun, etwas antut, mir etwas antun, mich umbringen, abschiedsbrief, die pulsadern, ritzt sich, dem leben ein ende, schluss machen … leben, handgelenk … geschnitten, handgelenke … geschnitten, handgelenk geschnitten, handgelenke geschnitten, handgelenk aufgeschnitten, handgelenke aufgeschnitten, pulsader*",
    violence:
      "schlagt mich, schlug mich, geschlagen, verprugelt, schlagt seine, schlagt ihre, schlagt seinen, schlagt auf, prugel*, bedroht, droht mir, droht uns, drohte, bedrohen, angegriffen, greift … an, attackiert, wurgt, gewurgt, vergewaltigt, vergewaltigung, missbraucht, belastigt, begrapscht, messer, pistole, waffe, bewaffnet*, schusse, schiesst, geschossen, uberfallen, uberfall, um hilfe, hilfeschreie, hilferufe, schreit, schreie, tut mir weh, angst vor meinem, angst vor ihm, tritt mich, getreten, eingesperrt, lasst mich nicht raus, lasst mich nicht gehen, gewalttatig, bombe, geisel, will mich umbringen, tote dich, ausgeraubt, schlagerei, gewalt, bringt mich um, er bringt uns um, nase gebrochen, droht mich um*",
    intruder:
      "eingebrochen, einbrecher, einbruch, bricht … ein, in unser zimmer, in mein zimmer, fremder in, fremder ist, fremde person, fremder mann, jemand in meinem zimmer, jemand in unserem zimmer, jemand ist in, versucht … tur, tur aufzubrechen, tur zu offnen, einzudringen, eindringt, verfolgt mich, verfolgt, stalkt, lauert, hammert … tur, rein zu kommen, reinzukommen, vor meiner tur",
    drowning:
      "ertrinkt, ertrunken, ertrinken, ertrink*, untergegangen, unter wasser, in den pool gefallen, ins becken gefallen, in den see gefallen, ins wasser gefallen, am beckenboden, treibt im, geht unter, abgetrieben, leblos im wasser, aus dem wasser gezogen, aus dem pool gezogen",
    missing:
      "finden … sohn nicht, finden … tochter nicht, finden … kind nicht, finde … sohn nicht, finde … tochter nicht, finde … kind nicht, sohn ist weg, kind ist weg, tochter ist weg, sohn … verschwunden, tochter … verschwunden, kind … verschwunden, verschwunden, vermisst, vermissen … sohn, vermissen … tochter, vermissen … kind, kind verloren, sohn verloren, tochter verloren, weggelaufen, nicht zuruckgekommen, nicht zuruck gekommen, unser kind nicht",
    birth:
      "fruchtblase, wehen, baby kommt, kind kommt, geburt, entbindung, schwanger … blutet, schwanger … schmerzen, fruchtwasser",
    trapped:
      "aufzug … fest, fahrstuhl … fest, lift … fest, stecken … im aufzug, stecke … im aufzug, im aufzug fest, im aufzug stecken, im lift stecken, aufzug stecken*, aufzug ist stecken, eingeschlossen, ausgesperrt auf, auf dem balkon ausgesperrt, kommen nicht raus, kommen nicht mehr raus, komme nicht raus, komme nicht mehr raus, nicht mehr heraus, aufzug … steht, im aufzug gefangen",
    water:
      "tropft, tropfen von der, wasser lauft, wasser kommt, wasser aus, wasserrohrbruch, rohrbruch, rohr geplatzt, rohr … geplatzt, uberschwemm*, uberflutet, unter wasser, wasserschaden, lauft uber, leck, undicht, decke … nass",
  },
  fr: {
    fire: "il y a le feu, le feu a, au feu, du feu dans, un feu dans, feu dans, incendie, brule, brulent, en train de bruler, ca brule, prend feu, pris feu, en feu, en flammes, des flammes, fumee, sent le brule, odeur de brule, sent la fumee, a explose, explosion, alarme incendie … sonne, brule sur",
    gas: "sent le gaz, odeur de gaz, fuite de gaz, du gaz qui, gaz s echappe, sens le gaz, sentons le gaz, monoxyde, odeur … gaz",
    shock:
      "etincelle*, fait des etincelles, electrocut*, choc electrique, decharge electrique, cable denude, prise … fume, coup de jus",
    breathing:
      "respire plus, ne respire pas, respire pas, respire mal, respire difficilement, du mal a respirer, n arrive pas a respirer, n arrive plus a respirer, arrive plus a respirer, arrive pas a respirer, peut pas respirer, peut plus respirer, peux plus respirer, peux pas respirer, pas d air, s etouffe, s etrangle, etouffe, etouffer, suffoque, manque d air, levres … bleu*, devient bleu, bleu du visage, crise d asthme, coince dans la gorge, avale de travers, souffle court",
    unconscious:
      "inconscient*, perdu connaissance, perdu conscience, perd connaissance, evanoui*, s evanouit, s est effondr*, effondre*, tombe dans les pommes, fait un malaise, un malaise, repond plus, ne repond pas, repond pas, reagit plus, reagit pas, bouge plus, bouge pas, se reveille pas, se reveille plus, reveiller pas, pas a le reveiller, pas a la reveiller, plus a le reveiller, plus a la reveiller, inanime*, pas de pouls, plus de pouls, allonge par terre, gisant, est mort, morte dans le lit, mort dans le lit, morte dans son lit, mort dans son lit, morte au lit, mort au lit, decede dans, decedee dans, decedee dans le lit, mourir dans le lit, mourir dans son lit, mourir dans la chambre, morte a cote de moi, mort a cote de moi, decede a cote de moi, decedee a cote de moi",
    heart:
      "douleur* … poitrine, mal a la poitrine, mal … poitrine, poitrine … serre*, oppression … poitrine, crise cardiaque, infarctus, arret cardiaque, attaque cardiaque, serre la poitrine, douleur* … bras gauche, mal au coeur tres",
    stroke:
      "un avc, avc, attaque cerebrale, bouche … travers, bouche … tordue, visage … paralyse, visage … affaisse, visage … tombe, visage … deforme, peut plus parler, ne peut plus parler, n arrive plus a parler, arrive plus a parler, bouger le bras, bouger son bras, bouger … jambe, paralyse*, parle bizarrement, parle n importe comment, propos incoherents, un cote du corps, cote … engourdi, tient des propos, voit plus rien",
    bleeding:
      "saigne, saignent, saigner, saignement, hemorragie, perd du sang, perd beaucoup de sang, beaucoup de sang, du sang partout, plein de sang, vomit du sang, crache du sang, tousse du sang",
    injury:
      "tombe dans les escaliers, tombe dans l escalier, tombee dans les escaliers, tombe de, tombee de, tombe du, tombee du, est tombe, est tombee, chute, cogne la tete, frappe la tete, tape la tete, tete … ouverte, blessure a la tete, trauma*, jambe cassee, bras casse, fracture, renverse par, ecrase par, accident de voiture, grievement, gravement blesse*, ebouillant*, brulure*, mordu par un serpent, coupe profonde, poignarde*, doigt coupe, sent plus ses jambes",
    seizure: "convulse, convulsion*, convulsions, epilep*, crise d epilepsie, tremble de partout",
    allergy:
      "gonfle, gonflent, gonfler, gonflee, enfle*, enflent, gorge … serre, gorge … ferme, reaction allergique, choc allergique, choc anaphyla*, anaphyla*, oedeme, quincke, epipen, piqure … gonfle",
    poison:
      "a avale, ai avale, avale des, avale un, avale une, avale du, bu de l eau de javel, bu de la javel, bu du detergent, bu du produit, bu … produit, bu … javel, bu … lessive, empoisonn*, intoxi*, trop de medicaments, trop de cachets, trop de comprimes, pris … cachets, pris … comprimes, pris … medicaments, surdose, overdose, mange des champignons, mange des baies, drogue*, dans mon verre",
    suicide:
      "se suicider, suicide, me suicider, suicidaire*, se tuer, me tuer, mettre fin a ses jours, mettre fin a mes jours, en finir, ne veut plus vivre, veut plus vivre, veux plus vivre, envie de mourir, veut mourir, veux mourir, se jeter, va sauter, veut sauter, me jeter, s ouvrir les veines, lettre d adieu, se faire du mal, me faire du mal, se taillade, coupe le poignet, coupe les poignets, coupe au poignet, coupee au poignet, coupee le poignet, entaille le poignet, ouvert les veines, ouvert le poignet, taille les veines, coupe les veines",
    violence:
      "me frappe, m a frappe*, me bat, frappe sa, frappe son, bat sa, m a battu*, me tape, se fait frapper, se fait battre, m agresse, agresse*, agression, attaque, attaquee, etrangle, m etrangle, viol, viole*, violee, violer, abuse de moi, menace de, me menace, nous menace, m a menace*, couteau, pistolet, arme, fusil, coups de feu, tire sur, des tirs, crie au secours, appelle au secours, appelle a l aide, hurle, cris, crie a l aide, me fait mal, peur de lui, peur de mon mari, peur de mon copain, m enferme, enfermee par, sequestr*, m empeche de sortir, bagarre, se battent, coups de pied, bombe, otage, braque*, gifle*, violent, m a casse le, m a casse la, me casse la figure, va me tuer, veut me tuer, il me tue, va nous tuer, m a pousse*",
    intruder:
      "entre dans notre chambre, entre dans ma chambre, entrer dans notre chambre, entrer dans ma chambre, essaie d entrer, essaye d entrer, essaie d ouvrir, essaye d ouvrir, tente d ouvrir, tente d entrer, force la porte, forcer la porte, forcer notre porte, forcer ma porte, cambriol*, cambrioleur, intrus, un inconnu dans, quelqu un dans ma chambre, quelqu un dans notre chambre, entre par effraction, me suit, m a suivi*, me poursuit, rode, tambourine, derriere ma porte",
    drowning:
      "se noie, noye*, noie, noyade, tombe dans la piscine, tombee dans la piscine, tombe a l eau, sous l eau, au fond de la piscine, fond de l eau, emporte par, coule",
    missing:
      "ne trouve plus, trouve plus notre, trouve plus mon, trouve plus ma, trouvons plus notre, trouvons plus, ne trouvons pas notre fil*, retrouve plus, retrouve pas, retrouvons plus, perdu notre fils, perdu mon fils, perdu notre fille, perdu ma fille, perdu notre enfant, perdu mon enfant, perdu notre petit*, a disparu, disparu*, introuvable, pas rentre, pas revenu, fugue, enfant perdu",
    birth:
      "perdu les eaux, perd les eaux, contractions, accouche, accoucher, accouchement, bebe arrive, va naitre, enceinte … saigne, enceinte … mal",
    trapped:
      "ascenseur … bloque*, coince* dans l ascenseur, bloque* dans l ascenseur, coinces dans l ascenseur, bloques dans l ascenseur, enferme* dehors, enfermes, enferme* sur le balcon, bloque* sur le balcon, enferme* dans, ascenseur … panne, peut pas sortir, peut plus sortir, peux plus sortir",
    water:
      "inondee, inonde, inondation, fuite d eau, de l eau coule, eau coule, de l eau qui coule, goutte du plafond, goutte, plafond goutte, plafond coule, degoutte, eau partout, degat des eaux, canalisation, tuyau … eclate, tuyau a, deborde, fuit, plafond … mouille",
  },
  es: {
    fire: "fuego en, hay fuego, hay un fuego, hay un incendio, incendio, se esta quemando, se quema, esta ardiendo, ardiendo, en llamas, llamas, sale humo, hay humo, humo en, humo por, humo saliendo, lleno de humo, huele a quemado, huele a humo, olor a quemado, olor a humo, explotado, explosion, prendido fuego, alarma de incendio*, se ha prendido, prendio fuego",
    gas: "huele a gas, olor a gas, huelo gas, huelo a gas, fuga de gas, escape de gas, sale gas, monoxido",
    shock:
      "chispas, echa chispas, saltan chispas, electrocut*, descarga electrica, calambrazo, corriente … dado, cable pelado",
    breathing:
      "no puede respirar, no puedo respirar, no respira, no respira bien, respira mal, le cuesta respirar, me cuesta respirar, cuesta respirar, dificultad para respirar, dificultad al respirar, se ahoga, se esta ahogando, me ahogo, se asfixia, asfixi*, atragant*, atorado con, sin aire, falta el aire, falta de aire, falta aire, labios … azul*, labios … morad*, azul, se pone azul, ataque de asma, crisis de asma",
    unconscious:
      "inconsciente, sin conocimiento, perdido el conocimiento, perdio el conocimiento, perdido la conciencia, desmay*, se ha desmayado, se desmayo, desplom*, desvanec*, no reacciona, no responde, no despierta, no se despierta, no lo puedo despertar, no puedo despertar*, no se mueve, no tiene pulso, sin pulso, tirado en el suelo, tirada en el suelo, en el suelo, colaps*, esta muert*, murio en la cama, muerto en la cama, muerta en la cama, muerto en su cama, muerta en su cama, fallecio en la cama, fallecido en la cama, fallecida en la cama, fallecio en la habitacion, fallecido en la habitacion, morir en la cama, morir en su cama, morir en la habitacion, fallecer en la cama, fallecer en la habitacion, murio a mi lado, muerto a mi lado, muerta a mi lado",
    heart:
      "dolor … pecho, dolores … pecho, duele el pecho, me duele … pecho, le duele … pecho, opresion … pecho, presion … pecho, infarto, ataque al corazon, ataque cardiaco, paro cardiaco, brazo izquierdo",
    stroke:
      "derrame cerebral, un derrame, ictus, ataque cerebral, lado de la cara, mitad de la cara, cara … torcida, boca … torcida, cara … caida, cara … paralizada, no puede hablar, no puede mover, no puedo mover, habla raro, habla muy raro, balbuce*, paralizad*, no siente … brazo, no siente … lado, dice cosas sin sentido, dormido … lado, no ve nada",
    bleeding:
      "sangra, sangrando, sangrado, sangre por, mucha sangre, perdiendo sangre, pierde sangre, hemorragia, desangr*, vomita sangre, vomitando sangre, tosiendo sangre, lleno de sangre, charco de sangre",
    injury:
      "se ha caido, se cayo, caido por, caido de, caido desde, cayo por, cayo de, cayo desde, golpe en la cabeza, golpeado la cabeza, golpeo la cabeza, herida en la cabeza, abierto la cabeza, abrio la cabeza, pierna rota, brazo roto, se ha roto, se rompio, hueso, atropell*, accidente de coche, gravemente herid*, malherid*, quemadura*, quemado con, mordedura, mordido … serpiente, picado … serpiente, apunal*, cortado un dedo, no siente las piernas, fractura*",
    seizure: "convulsi*, convulsiona, epilep*, ataque epileptico, temblando sin parar",
    allergy:
      "hincha, hinchando, hinchad*, inflama, inflamando, inflamad*, reaccion alergica, shock alergico, choque alergico, anafila*, se me cierra la garganta, se le cierra la garganta, cierra la garganta, cerrando la garganta, epipen",
    poison:
      "ha tragado, se trago, tragado, ingerid*, ha bebido lejia, bebido lejia, bebio lejia, bebio detergente, bebido detergente, bebido … limpi*, bebio … limpi*, envenen*, intoxic*, sobredosis, demasiadas pastillas, muchas pastillas, tomado … pastillas, tomo … pastillas, tomado … pildoras, comido setas, drogad*, en mi bebida, en la bebida",
    suicide:
      "suicid*, matarse, matarme, quitarse la vida, quitarme la vida, no quiere vivir, no quiero vivir, quiere morir, quiero morir, acabar con su vida, acabar con mi vida, acabar con todo, va a saltar, quiere saltar, tirarse por, tirarse del, tirarse de, se va a tirar, cortarse las venas, carta de despedida, hacerse dano, hacerme dano, autolesion*, corto la muneca, corto las munecas, corto en la muneca, cortado la muneca, cortado las munecas, cortado en la muneca, corte la muneca, corte en la muneca, corto las venas, cortado las venas, cortarse las venas",
    violence:
      "me pega, me esta pegando, pegando, me pego, me ha pegado, me golpea, me golpeo, me ha golpeado, golpeando, me maltrata, maltrat*, me agred*, agred*, agresion, atac*, me ataca, estrangul*, ahorcando, viol*, violado, me violo, abus*, me amenaza, amenaza*, amenazando, cuchillo, navaja, pistola, arma, disparo*, dispara*, tiros, tiroteo, grita pidiendo, pide auxilio, pidiendo ayuda, pidiendo auxilio, pide socorro, gritos, grita auxilio, me hace dano, miedo de mi marido, miedo de el, me da miedo mi, tengo miedo de, tengo miedo a mi, me tiene encerrad*, encerrad* con, no me deja salir, no me deja ir, pelea, peleando, bomba, rehen*, atrac*, patadas, paliza, secuestr*, me mata si, me va a matar, va a matarme, quiere matarme, nos va a matar, punetazo*, me ha roto la, me rompio la, me rompio el",
    intruder:
      "entrar en mi habitacion, entrar en nuestra habitacion, entrar a mi habitacion, entrado en mi, entrado en nuestra, ha entrado en, entrar en mi cuarto, intentando entrar, intenta entrar, intentando abrir, intenta abrir, forzar la puerta, forzando la puerta, forzar mi puerta, golpeando la puerta, ladron, ladrones, intruso, un desconocido, alguien en mi habitacion, alguien en nuestra habitacion, me sigue, me siguen, me esta siguiendo, me persigue, me acosa, detras de mi puerta",
    drowning:
      "ahogado en, ahogando en, se ahogo, ahogad*, caido a la piscina, caido en la piscina, cayo a la piscina, cayo en la piscina, bajo el agua, fondo de la piscina, arrastrad*, hundi*, flotando boca abajo",
    missing:
      "no encuentro a mi, no encontramos a, no encontramos a nuestr*, perdido a mi hij*, perdido a nuestr*, hemos perdido a, he perdido a mi, desaparecid*, ha desaparecido, desaparecio, nino perdido, nina perdida, no ha vuelto, se ha perdido mi, se ha perdido nuestr*, se perdio mi, se perdio nuestr*, se ha escapado",
    birth:
      "roto aguas, rompio aguas, rompi aguas, rota la fuente, rompio la fuente, contracciones, de parto, dando a luz, va a nacer, viene el bebe, ya viene el bebe, embarazada … sangr*, embarazada … dolor*, fuente rota, romper aguas",
    trapped:
      "en el ascensor, ascensor … parado, ascensor … atascado, ascensor … bloqueado, encerrados en, encerrado en, encerrada en, encerrados fuera, encerrad* fuera, encerrad* en el balcon, atrapad*, atascad*, no podemos salir, no puedo salir, elevador … atorado, atorad* en",
    water:
      "agua por el techo, sale agua, gotea, goteando, goteras, gotera, inundad*, inundacion, inundando, fuga de agua, cae agua, agua del techo, agua cayendo, tuberia … rot*, tuberia, desborda*, escape de agua, filtracion",
  },
  it: {
    fire: "c e fumo, fumo nel, fumo dal, fumo da, del fumo, esce fumo, esce del fumo, pieno di fumo, va a fuoco, a fuoco, un incendio, incendio, fiamme, sta bruciando, brucia, bruciando, preso fuoco, prende fuoco, odore di bruciato, puzza di bruciato, puzza di fumo, odore di fumo, esploso, esplosa, esplosione, allarme antincendio, stanno bruciando, ha preso fuoco",
    gas: "odore di gas, puzza di gas, sento gas, fuga di gas, perdita di gas, esce gas, monossido",
    shock:
      "scintille, fa scintille, folgorat*, preso la scossa, presa la scossa, scossa elettrica, cavo scoperto, scariche",
    breathing:
      "non respira, respira male, non riesce a respirare, non riesco a respirare, riesce a respirare, fatica a respirare, difficolta a respirare, difficolta respirator*, respira a fatica, respira piu, manca il respiro, manca l aria, le manca l aria, soffoca, soffocando, si strozza, strozz*, labbra … blu, labbra … viola, diventato blu, diventata blu, cianotic*, attacco d asma, attacco di asma, crisi d asma",
    unconscious:
      "privo di sensi, priva di sensi, svenut*, e svenuto, perso i sensi, perso conoscenza, perso coscienza, incoscien*, collassat*, accasciat*, crollat* a terra, non si sveglia, non riesco a svegliar*, non si muove, non risponde, non reagisce, senza polso, non ha polso, a terra, steso per terra, sdraiato a terra, per terra, e morto, e morta, morta nel letto, morto nel letto, morta nel suo letto, morto nel suo letto, morta a letto, morto a letto, deceduta nel letto, deceduto nel letto, deceduta in camera, deceduto in camera, morta accanto a me, morto accanto a me, morta nel sonno accanto, trovata morta, trovato morto",
    heart:
      "dolore al petto, dolore … petto, dolori al petto, dolori … petto, male al petto, fitte al petto, oppressione … petto, peso sul petto, infarto, attacco di cuore, attacco cardiaco, arresto cardiaco, braccio sinistro",
    stroke:
      "un ictus, ictus, bocca storta, viso storto, faccia storta, bocca … stort*, faccia … stort*, viso … stort*, non riesce a parlare, non riesce piu a parlare, parla male, parla strano, parla in modo strano, farfuglia, biascica, non muove, non riesce a muovere, non riesco a muovere, paralizzat*, lato del viso, lato del corpo, meta del viso, meta della faccia, dice cose senza senso, non sente piu, non vede piu",
    bleeding:
      "sanguina, sanguinando, perde sangue, perdendo sangue, perde molto sangue, tanto sangue, molto sangue, sangue dappertutto, emorragia, vomita sangue, sputa sangue, tossisce sangue, sangue ovunque, dissangu*",
    injury:
      "caduto dalle scale, caduta dalle scale, cadut* dalle, cadut* dal, cadut* da, cadut* per le, e caduto, e caduta, battuto la testa, sbattuto la testa, ferita alla testa, trauma cranico, gamba rotta, braccio rotto, si e rott*, rotto la gamba, osso, frattura, investit*, incidente stradale, incidente d auto, gravemente ferit*, ferit* grave*, ustion*, scottat*, morso da, morso di vipera, vipera, accoltell*, tagliato un dito, non sente le gambe",
    seizure: "convulsion*, epiletti*, crisi epilettica, trema tutt*, attacco epilettico",
    allergy:
      "gonfiando, si gonfia, gonfi*, gonfiat*, gonfiore, reazione allergica, shock anafilattico, shock allergico, anafila*, gola … chiude, gola … chiudendo, lingua … gonfi*, epipen",
    poison:
      "bevuto la candeggina, candeggina, bevuto … detersivo, bevuto il detersivo, bevuto … detergente, bevuto … solvente, inghiottit*, ingoiat*, ingerit*, avvelen*, intossic*, overdose, troppe pastiglie, troppe pillole, troppi farmaci, sacco di pastiglie, sacco di pillole, preso … pastiglie, preso … pillole, preso … farmaci, mangiato dei funghi, drogat*, nel bicchiere, nel mio drink",
    suicide:
      "suicid*, si vuole uccidere, vuole uccidersi, uccidersi, ammazzarsi, si vuole ammazzare, farla finita, togliersi la vita, togliermi la vita, non vuole piu vivere, non voglio piu vivere, vuole morire, voglio morire, uccidermi, ammazzarmi, vuole buttarsi, buttarsi dal*, buttarsi giu, si butta, gettarsi, tagliarsi le vene, lettera d addio, farsi del male, farmi del male, tagliato il polso, tagliata il polso, tagliato i polsi, tagliata i polsi, tagliato al polso, tagliata al polso, tagliato un polso, tagliata un polso, tagliato le vene, tagliata le vene, tagliarsi le vene",
    violence:
      "mi picchia, mi ha picchiat*, picchia*, mi mena, mi ha menat*, mi colpisce, mi ha colpit*, mi aggred*, aggredit*, aggression*, attaccat*, strangol*, mi strozza, violent*, stuprat*, stupro, abusat*, molestat*, mi minaccia, minaccia*, minacciando, coltello, pistola, arma, sparato, spari, sparat*, sparando, urla, grida aiuto, chiede aiuto, urlando, gridando, mi fa del male, mi fa male lui, paura di lui, paura di mio marito, paura del mio, non mi lascia uscire, non mi fa uscire, chiusa dentro, chiuso in, rissa, litigio violento, botte, bomba, ostaggio, rapin*, schiaffi*, sequestr*, calci e pugni, pugni, mi ammazza, mi uccide, mi ammazzera, ci ammazza, vuole uccidermi, vuole ammazzarmi, mani al collo, mi ha rotto il, mi ha rotto la, mi ha spinto, mi ha spinta",
    intruder:
      "mi sta seguendo, mi stanno seguendo, mi segue qualcuno, entrare in camera, entrare nella mia, entrare nella nostra, entrato in camera, entrato nella, sta cercando di entrare, cerca di entrare, cercando di entrare, cercando di aprire, sta cercando di aprire, forzando la porta, forzare la porta, sfondare, scassin*, ladro, ladri, intruso, uno sconosciuto, qualcuno in camera, qualcuno nella mia camera, mi segue, mi sta seguendo, mi insegue, stalker, fuori dalla mia porta, bussa … violent*",
    drowning:
      "annegat*, annegando, sta annegando, annega, affogat*, affogando, affoga, cadut* in piscina, cadut* nella piscina, cadut* in acqua, sott acqua, sul fondo della piscina, trascinat* via",
    missing:
      "non troviamo piu, non trovo piu mi*, non troviamo nostr*, non trovo mio figlio, non trovo mia figlia, non trovo il mio bambino, perso nostro figlio, perso nostra figlia, perso mio figlio, perso mia figlia, perso il bambino, perso la bambina, perso di vista, scompars*, sparit*, e sparito, non e tornat*, bambino smarrito, si e perso mio, si e perso nostro, si e persa",
    birth:
      "rotte le acque, rotto le acque, contrazioni, travaglio, partorire, partorendo, sta per nascere, nasce il bambino, incinta … sangu*, incinta … dolor*, doglie",
    trapped:
      "bloccati nell ascensore, bloccat* nell ascensore, nell ascensore, ascensore … bloccat*, ascensore … fermo, chius* fuori sul, chius* sul balcone, bloccat* sul balcone, intrappolat*, non riusciamo a uscire, non riesco a uscire, chius* dentro",
    water:
      "gocciola, perde acqua, acqua dal soffitto, piove dal soffitto, cade acqua, scende acqua, allagat*, allagamento, si sta allagando, tubo rotto, tubo … scoppiat*, perdita d acqua, infiltrazion*, trabocca, esce acqua, acqua ovunque, acqua dappertutto",
  },
  pt: {
    fire: "fogo na, fogo no, fogo em, ha fogo, esta a arder, a arder, esta pegando fogo, pegando fogo, pegou fogo, incendio, chamas, em chamas, sair fumo, saindo fumo, saindo fumaca, sair fumaca, ha fumo, fumo no, fumo na, fumo da, fumo do, fumaca no, fumaca na, tem fumaca, cheio de fumo, cheio de fumaca, muita fumaca, muito fumo, cheira a queimado, cheiro a queimado, cheiro de queimado, cheiro a fumo, cheiro de fumaca, explodiu, explosao, queimando, alarme de incendio, ",
    gas: "cheira a gas, cheiro a gas, cheiro de gas, cheirando a gas, fuga de gas, vazamento de gas, vazando gas, sinto gas, monoxido",
    shock:
      "faiscas, faisca, a faiscar, faiscando, eletrocut*, choque eletrico, apanhou um choque, levou um choque, tomou um choque, curto circuito, fio descarnado, fio desencapado",
    breathing:
      "nao consegue respirar, nao consigo respirar, nao respira, respira mal, nao esta respirando, nao esta a respirar, parou de respirar, deixou de respirar, dificuldade em respirar, dificuldade para respirar, dificuldade de respirar, custa a respirar, falta de ar, falta lhe o ar, sem ar, sufoc*, engasg*, asfixi*, labios … roxos, labios … azuis, ficou roxo, ficou roxa, a ficar roxo, ficando roxo, ficou azul, ataque de asma, crise de asma",
    unconscious:
      "inconsciente, desmai*, desacordad*, perdeu os sentidos, perdeu a consciencia, sem sentidos, nao acorda, nao consigo acordar, nao se mexe, nao mexe, nao se move, nao responde, nao reage, caiu no chao, caido no chao, caida no chao, deitado no chao, colaps*, sem pulso, desfalec*, esta morto, esta morta, morreu na cama, morta na cama, morto na cama, morrer na cama, faleceu na cama, falecer na cama, faleceu no quarto, falecer no quarto, morrer no quarto, morreu ao meu lado, faleceu ao meu lado",
    heart:
      "dor no peito, dor … peito, dores no peito, dores … peito, aperto no peito, pressao no peito, enfarte, infarto, ataque cardiaco, ataque do coracao, parada cardiaca, paragem cardiaca, braco esquerdo, aperto … peito",
    stroke:
      "um avc, avc, derrame, boca torta, boca … torta, rosto torto, cara torta, cara … torta, rosto … caido, nao consegue falar, fala enrolada, fala arrastada, fala estranho, a falar esquisito, falar coisas sem sentido, coisas sem sentido, nao mexe o braco, nao consegue mexer, nao consegue mover, nao sente o braco, lado do corpo, lado do rosto, lado da cara, paralisad*, dormente, nao ve nada, deixou de ver",
    bleeding:
      "sangrar, sangra, sangrando, a sangrar, deitar sangue, a deitar sangue, perder sangue, perdendo sangue, muito sangue, sangue por, hemorragia, vomitar sangue, vomitando sangue, cuspindo sangue, a cuspir sangue, esvair em sangue, dedo fora",
    injury:
      "caiu das escadas, caiu da escada, caiu pelas escadas, caiu da, caiu do, caiu de, bateu com a cabeca, bateu a cabeca, ferida na cabeca, ferimento na cabeca, rachou a cabeca, abriu a cabeca, partiu a perna, quebrou a perna, partiu o, quebrou o, perna partida, perna quebrada, braco partido, osso, fratura, atropel*, acidente de carro, gravemente ferid*, muito ferid*, queimadura*, queimou se, mordid* por, picad* por … cobra, cobra, esfaque*, cortou um dedo, nao sente as pernas, traumatismo",
    seizure: "convuls*, epilep*, ataque epiletico, a tremer todo, tremendo todo",
    allergy:
      "a inchar, inchando, inchad*, incha, inchou, inchaco, garganta … fechar, garganta … fechando, reacao alergica, choque alergico, choque anafilatico, anafila*, epipen",
    poison:
      "bebeu detergente, bebeu lixivia, bebeu agua sanitaria, bebeu … limpeza, bebeu … produto, bebeu veneno, engoliu, engolido, ingeriu, tomou lixivia, envenen*, intoxic*, overdose, muitos comprimidos, demasiados comprimidos, tomou … comprimidos, tomei … comprimidos, tomou … remedios, tomei … remedios, caixa de comprimidos, caixa de remedios, comeu cogumelos, drogad*, drogaram, na minha bebida, no meu copo, na bebida, dopad*",
    suicide:
      "suicid*, matar se, se matar, matar me, me matar, acabar com a vida, acabar com a propria vida, acabar com tudo, tirar a vida, tirar a propria vida, por fim a vida, nao quer viver, nao quer mais viver, nao quero viver, nao quero mais viver, ja nao quer viver, quer morrer, quero morrer, vai saltar, vai pular, quer saltar, quer pular, atirar se, se jogar, se atirar, cortar os pulsos, cortou os pulsos, carta de despedida, fazer mal a si, magoar se, se machucar de proposito, automutil*, cortou o pulso, cortou os pulsos, cortou no pulso, cortei o pulso, cortou o punho, cortou as veias, cortou os punhos",
    violence:
      "bateu me, bate me, me bate, me bateu, me batendo, bater me, a bater me, esta a bater, batendo na, batendo em, bate na mulher, espanc*, agred*, agress*, me agrediu, esmurr*, me deu um soco, murro*, pontap*, atac*, estrangul*, me enforc*, viol*, violad*, estupr*, abus*, ameac*, faca, pistola, arma, tiros, tiro, disparos, atirando, a gritar, gritando, gritos, pedir socorro, pedindo socorro, pedir ajuda, pedindo ajuda, gritar por ajuda, socorro do quarto, me machuc*, magoa me, magoou me, medo dele, medo do meu, nao me deixa sair, trancou me, me trancou, fechada no, presa no quarto, briga, a lutar, lutando, bomba, refem, assalt*, sequestr*, roubad* a, violent*, batem se, vai me matar, vai matar me, quer me matar, quer matar me, mata me se, ele me mata, ele mata me, partiu me o, quebrou meu",
    intruder:
      "arrombar, arrombando, arromb*, entrar no meu quarto, entrar no nosso quarto, entrou no meu quarto, entrou no nosso quarto, entrou no quarto, tentar entrar, tentando entrar, tentar abrir, tentando abrir, forcar a porta, forcando a porta, ladrao, ladroes, intruso, invad*, um desconhecido, um estranho, alguem no meu quarto, alguem no nosso quarto, alguem dentro, me seguindo, a seguir me, segue me, me seguiu, perseguir me, me perseguindo, do lado de fora da minha porta",
    drowning:
      "afog*, afogar se, se afogando, a afogar, caiu na piscina, caiu a piscina, caiu na agua, debaixo de agua, debaixo d agua, fundo da piscina, arrastad* pelo, arrastad* pela",
    missing:
      "nao encontro o meu filho, nao encontro a minha filha, nao encontramos, nao encontro meu, nao encontro minha, nao achamos noss*, nao acho meu, nao acho minha, perdemos o nosso, perdemos a nossa, perdi o meu filho, perdi a minha filha, perdemos nosso, perdemos nossa, perdi meu filho, perdi minha filha, desapareceu, desaparecid*, sumiu, nao voltou, crianca perdida, perdeu se",
    birth:
      "rebentaram as aguas, rebentou as aguas, bolsa estourou, bolsa rompeu, bolsa rebentou, aguas rebentaram, contracoes, contrac*, trabalho de parto, em trabalho de parto, dar a luz, dando a luz, bebe vai nascer, bebe esta a nascer, bebe esta nascendo, gravida … sangr*, gravida … dor*",
    trapped:
      "presos no elevador, pres* no elevador, elevador … parado, elevador … parou, elevador … preso, elevador … travado, elevador … avariado, trancad* na varanda, fechad* na varanda, trancad* do lado de fora, trancad* na, pres* na varanda, nao conseguimos sair, nao consigo sair, encurralad*",
    water:
      "pingar, pingando, a pingar, pinga, goteira*, gotejando, agua do teto, agua pelo teto, agua do tecto, cai agua, caindo agua, a cair agua, inundad*, inundacao, alagad*, alagando, alagamento, cano rebentou, cano estourou, cano, infiltracao, fuga de agua, vazamento de agua, vazando agua, transbord*",
  },
  nl: {
    fire: "er is brand, brand in, brand op, brandt, het brandt, staat in brand, in brand, in de fik, vuur in, vlammen, rook uit, rook in, rook onder, rook komt, er komt rook, vol rook, ruikt naar brand, ruikt verbrand, ruik rook, ruikt naar rook, brandlucht, brandgeur, ontploft, ontploffing, explosie, brandalarm, rookmelder … gaat, vat vlam, vatte vlam",
    gas: "ruik gas, ruikt naar gas, ruiken gas, gaslucht, gasgeur, gaslek, gas lek, gas ontsnapt, koolmonoxide, stinkt naar gas, lekt gas",
    shock:
      "vonken, vonkt, stopcontact … rook*, geelektrocuteerd, elektrische schok, schok gekregen, onder stroom, stroomstoot, kortsluiting",
    breathing:
      "geen lucht, nauwelijks lucht, geen adem, niet ademen, ademt niet, ademt niet meer, ademt nauwelijks, ademt slecht, ademt moeilijk, ademhalen, adem halen, stikt, verstikt, gestikt, aan het stikken, verslikt, kortademig, benauwd, lippen … blauw, blauw aangelopen, loopt blauw aan, wordt blauw, astma aanval, astmaaanval, astma-aanval, hapt naar adem, hapt naar lucht, keel vast",
    unconscious:
      "bewusteloos, buiten bewustzijn, bewustzijn verloren, flauwgevallen, flauw gevallen, valt flauw, in elkaar gezakt, in elkaar gestort, ineengezakt, ingestort, van zijn stokje, van haar stokje, reageert niet, geen reactie, wordt niet wakker, niet wakker, krijg hem niet wakker, krijg haar niet wakker, beweegt niet, beweegt niet meer, geen hartslag, geen pols, levenloos, knock out, ligt op de grond, ligt iemand op, is dood, buiten westen, overleden in bed, in bed overleden, in het bed overleden, overleden in het bed, dood in bed, dood in het bed, dood in zijn bed, dood in haar bed, in bed gestorven, in het bed gestorven, gestorven in bed, in de kamer overleden, overleden in de kamer, op de kamer overleden, naast me overleden, naast mij overleden, naast me gestorven",
    heart:
      "pijn op de borst, pijn op mijn borst, pijn op zijn borst, pijn in de borst, pijn in mijn borst, pijn … borst, druk op de borst, druk op mijn borst, druk … borst, hartaanval, hartinfarct, infarct, hartstilstand, hartkloppingen, linkerarm, beklemd … borst",
    stroke:
      "beroerte, herseninfarct, hersenbloeding, mond … scheef, gezicht … scheef, mond hangt, gezicht hangt, mondhoek, praat raar, praat vreemd, praat wartaal, wartaal, onverstaanbaar, praat onduidelijk, kan niet meer praten, niet meer praten, niet praten, arm niet bewegen, arm niet meer, been niet bewegen, been niet meer, verlamd, halfzijdig, gevoelloos, plotseling verward, ineens verward, ziet niets meer, lamme arm",
    bleeding:
      "eraf gesneden, bloedt, bloeden, bloeding, bloedend, veel bloed, overal bloed, verliest bloed, bloed verloren, hoest bloed, spuugt bloed, braakt bloed, vol bloed, plas bloed, doodbloed*",
    injury:
      "van de trap gevallen, trap af gevallen, trap gevallen, van de trap, gevallen van, uit het raam gevallen, van het balkon, balkon gevallen, hoofd gestoten, op zijn hoofd gevallen, op haar hoofd gevallen, hoofd gevallen, hoofdwond, gat in zijn hoofd, gat in haar hoofd, been gebroken, arm gebroken, bot, aangereden, overreden, auto ongeluk, ongeval, ernstig gewond, zwaar gewond, gewond, verbrand, brandwond*, slang gebeten, gebeten door, gestoken, neergestoken, vinger afgesneden, voelt zijn benen, voelt haar benen, hard gevallen, lelijk gevallen",
    seizure: "epilep*, stuiptrek*, stuipen, insult, toeval, schokt, schokken met",
    allergy:
      "zwelt, zwellen, opgezwollen, opzwellen, gezwollen, zwelling, keel … dicht, keel dicht, allergische reactie, allergische shock, anafyla*, epipen, dikke tong, tong … dik, gezicht … dik, bulten over",
    poison:
      "afwasmiddel gedronken, schoonmaakmiddel, bleek gedronken, chloor gedronken, bleekmiddel, wasmiddel, ingeslikt, doorgeslikt, geslikt, vergif*, vergiftigd, vergiftiging, te veel pillen, teveel pillen, pillen genomen, pillen geslikt, pillen gepakt, te veel medicijnen, teveel medicijnen, overdosis, knoopcel*, batterij … ingeslikt, paddenstoelen gegeten, bessen gegeten, gedrogeerd, in mijn drankje, gootsteenontstopper, ontstopper",
    suicide:
      "zelfmoord, suicid*, een einde aan, einde aan maken, eind aan maken, een eind aan, uit het leven, niet meer leven, wil dood, wil sterven, van kant maken, van kant, zichzelf iets aandoen, mezelf iets aandoen, zichzelf wat aandoen, iets aandoen, zich iets aandoet, springen, wil springen, polsen doorgesneden, polsen, afscheidsbrief, snijdt zichzelf, snijdt zich, pols gesneden, polsen gesneden, pols … gesneden, polsen … gesneden, pols doorgesneden, polsen doorgesneden, pols open*, polsen open*",
    violence:
      "slaat mij, slaat me, geslagen, sloeg me, sloeg mij, slaat zijn, slaat haar, schopt me, schopt mij, geschopt, mishandel*, wurgt, gewurgd, keel dichtknijp*, aangevallen, valt me aan, valt mij aan, valt aan, verkracht, aangerand, betast, misbruikt, bedreigt, bedreigd, dreigt, mes, pistool, wapen, vuurwapen, schoten, schiet, geschoten, schietpartij, om hulp, hulp geschreeuwd, schreeuwt, gegil, gilt, geschreeuw, doet me pijn, doet mij pijn, bang voor mijn man, bang voor mijn vriend, bang voor hem, laat me niet gaan, laat me niet weg, houdt me vast, opgesloten door, sluit me op, vechtpartij, vechten, gevecht, bom, gijzel*, overvallen, beroofd, gewelddadig, huiselijk geweld, geweld, in elkaar geslagen, klappen, vermoordt me, vermoordt mij, maakt me af, wil me vermoorden, gaat me vermoorden, neus gebroken, duwde me",
    intruder:
      "ingebroken, inbreker, inbrekers, inbraak, breekt in, probeert … binnen, binnen te komen, naar binnen te, probeert … deur, deur open te, deur te forceren, deur in te, forceert, een vreemde in, vreemde man, iemand in mijn kamer, iemand in onze kamer, iemand is in, iemand in huis, achtervolgt, volgt me, volgt mij, stalkt, stalker, bonst op, bonkt op, rammelt aan, insluiper, indringer, binnengedrongen",
    drowning:
      "verdrinkt, verdrinken, verdronken, verdrink*, in het zwembad gevallen, in het water gevallen, onder water, bodem van het zwembad, kopje onder, drijft in, uit het water gehaald, meegesleurd",
    missing:
      "dochtertje kwijt, zoontje kwijt, zoon kwijt, dochter kwijt, kind kwijt, kinderen kwijt, kleinkind kwijt, vinden … zoon niet, vinden … dochter niet, vinden … kind niet, vind … zoon niet, vind … dochter niet, vind … kind niet, vinden … zoontje niet, vinden … dochtertje niet, vermist, verdwenen, kind … weg, zoontje … weg, dochtertje … weg, zoon is weg, dochter is weg, weggelopen, niet teruggekomen, niet terug gekomen",
    birth:
      "vliezen gebroken, vliezen, water is gebroken, weeen, bevalling, bevallen, baby komt, aan het bevallen, zwanger … bloed*, zwanger … pijn, vruchtwater",
    trapped:
      "vast in de lift, in de lift vast, lift … vast, lift zit, zitten vast in, zit vast in, opgesloten, buitengesloten op, op het balkon, kunnen er niet uit, kan er niet uit, kunnen niet naar buiten, kom er niet uit",
    water:
      "lekt, lekkage, lek in, druppelt, drupt, water uit het plafond, water uit, water van het plafond, water komt, water loopt, overstroom*, ondergelopen, onder water, leiding gesprongen, waterleiding, loopt over, staat blank, plafond … nat",
  },
  tr: {
    fire: "yangin, yaniyor, tutustu, alev*, duman, dumani, duman geliyor, duman cikiyor, duman var, yanik kokusu, yanik koku*, duman kokusu, patladi, patlama, ates aldi, yangin alarmi, alev aldi, alev alev",
    gas: "gaz kokusu, gaz kokuyor, gaz kacagi, gaz kaciyor, gaz sizintisi, gaz siziyor, karbonmonoksit",
    shock: "kivilcim*, elektrik carpti, elektrik carpmasi, carpildi, acikta kablo, kisa devre",
    breathing:
      "nefes alamiyor*, nefes almiyor, nefes almakta, nefesi kesildi, nefes darligi, nefesi durdu, boguluyor, tikandi, bogazina, bogazinda, nefessiz, dudaklari mor*, morardi, morariyor, solunum, astim krizi, zor nefes",
    unconscious:
      "bayildi, bayilmis, bayginlik, baygin, bilinci kapali, bilincini kaybetti, bilincsiz, suursuz, kendinden gecti, yere yigildi, yigildi, uyanmiyor, uyandiramiyor*, tepki vermiyor, cevap vermiyor, hareket etmiyor, kimildamiyor, nabzi yok, nabiz yok, yerde yatiyor, kendinde degil, oldu galiba, yatakta oldu, yataginda oldu, yatakta vefat, yataginda vefat, odada vefat, odamizda vefat, yanimda vefat, yatakta olu, yataginda olu",
    heart:
      "gogsum agriyor, gogsu agriyor, gogus agrisi, gogsumde, gogsunde, gogsumde agri, gogsunde agri, kalp krizi, kalbi durdu, kalbi sikisiyor, kalbim sikisiyor, gogsum sikisiyor, sol kolu*, sol kolum*",
    stroke:
      "felc, inme, inme geciriyor, agzi kaydi, yuzu kaydi, agzi yamuldu, yuzu yamuldu, agzi carpildi, yuzu carpildi, konusamiyor, konusmasi bozuldu, sacma konusuyor, anlamsiz konusuyor, sacmaliyor, kolunu oynatamiyor, kolunu kaldiramiyor, kolunu hareket ettiremiyor, bacagini hareket ettiremiyor, uyustu, beyin kanamasi, goremiyor",
    bleeding:
      "kanama, kaniyor, kanamasi, cok kan, kan kaybediyor, kan kaybi, her yer kan, kan kusuyor, kan oksuruyor, kan icinde, kan geliyor",
    injury:
      "merdivenden dustu, merdivenlerden dustu, merdivenlerden yuvarlandi, balkondan dustu, pencereden dustu, dustu ve, dusup, basini carpti, kafasini carpti, kafasini vurdu, basini vurdu, kafasi yarildi, basi yarildi, kafa travmasi, bacagi kirildi, kolu kirildi, kirildi bacagi, kemigi, araba carpti, trafik kazasi, agir yarali, yaralandi, yarali, haslandi, yandi eli, yilan isirdi, yilan soktu, bicaklandi, parmagini kesti, bacaklarini hissetmiyor",
    seizure: "nobet geciriyor, sara, sara nobeti, epilepsi, havale, kasiliyor, titreme nobeti, nobet",
    allergy:
      "sisiyor, sisti, sismis, sisme, alerjik reaksiyon, alerjik sok, anafila*, bogazi kapaniyor, bogazim kapaniyor, dili sisti, dilim sisti, yuzu sisti, yuzum sisti",
    poison:
      "yuttu, yutmus, camasir suyu icti, deterjan icti, deterjan, temizlik malzemesi, ilac icti, ilac icmis, cok ilac, fazla ilac, hap icti, hap yuttu, hap almis, zehirlendi, zehirlen*, asiri doz, mantar yedi, ickisine, ickime, pil yuttu",
    suicide:
      "intihar, kendini oldur*, kendimi oldur*, canina kiy*, canima kiy*, yasamak istemiyor*, olmek istiyor*, atlayacak, atlamak istiyor, hayatina son, hayatima son, bileklerini kes*, kendine zarar, kendime zarar, veda mektubu, kendini asacak, kendini atacak, bilegini kes*, bileklerini kes*, bilegimi kes*, bilegini dogra*",
    violence:
      "kocam … oldurur, kocam … oldurecek, esim … oldurur, sevgilim … oldurur, dovuyor, doviyor, dovdu, dovulu*, vuruyor, vurdu bana, bana vurdu, bana vuruyor, tokat, tekme, yumruk, saldirdi, saldiriyor, saldirgan, siddet, bogazimi sik*, bogazini sik*, tecavuz, taciz, tehdit, bicak, bicakla, silah, silahli, tabanca, ates ediyor, ates etti, silah sesi, silah sesleri, imdat, bagiriyor, ciglik, yardim diye, canimi yakiyor, kocamdan korkuyorum, ondan korkuyorum, korkuyorum ondan, cikmama izin vermiyor, birakmiyor beni, odaya kilitledi, kilitledi beni, kavga, dovusuyor, bomba, rehin, gasp, soygun, beni oldurecek, bizi oldurecek, oldurmekle tehdit, oldururum diyor, burnumu kirdi, beni itti",
    intruder:
      "hirsiz, odaya girdi, odamiza girdi, odama girdi, odamiza girmeye, odama girmeye, girmeye calisiyor, kapiyi zorluyor, kapiyi acmaya, kapimizi acmaya, kapimi acmaya, kapiyi kirmaya, yabanci biri, yabanci bir adam, tanimadigim biri, odamda biri, odamizda biri, takip ediyor, pesimde, beni izliyor, kapiya vuruyor, kapiyi yumrukluyor",
    drowning:
      "boguluyor, boguldu, bogulmak, havuza dustu, suya dustu, denizde bogul*, havuzda, suyun altinda, havuzun dibinde, akinti, suyun dibinde",
    missing:
      "oglumuzu bulamiyoruz, kizimizi bulamiyoruz, cocugumuzu bulamiyoruz, oglumu bulamiyorum, kizimi bulamiyorum, cocugumu bulamiyorum, bulamiyoruz oglu*, bulamiyoruz cocu*, kayboldu, kayip, cocuk kayboldu, oglum kayboldu, kizim kayboldu, ortada yok, geri donmedi",
    birth:
      "suyu geldi, sularim geldi, suyum geldi, dogum, doguruyor, dogum sancisi, sanci*, bebek geliyor, hamile … kanama*, hamile … agri*, suyu patladi",
    trapped:
      "asansorde kaldik, asansorde kaldim, asansorde mahsur, asansorde sikis*, asansor … kaldi, asansor durdu, mahsur, kilitli kaldik, kilitli kaldim, balkonda kaldik, balkonda kaldim, cikamiyoruz, cikamiyorum",
    water:
      "damliyor, su damliyor, su akiyor, tavandan su, su sizi*, su basti, su baskini, boru patladi, tasiyor, tasti, su kacagi, sel",
  },
  ru: {
    fire: "пожар*, горит, горим, загорел*, огонь, пламя, дым, дымом, дыма, дымит, дымится, пахнет гарью, пахнет дымом, запах гари, запах дыма, взорвал*, взрыв*, пожарная сигнализация, ",
    gas: "пахнет газом, запах газа, утечка газа, воняет газом, чувствую газ, газ идет, угарный газ, газом пахнет",
    shock: "искрит, искры, ударило током, ударил ток, током ударил*, удар током, оголенный провод, замыкание",
    breathing:
      "не дышит, не может дышать, не могу дышать, тяжело дышать, трудно дышать, тяжело дышит, еле дышит, задыхает*, задыхаюсь, задыхаемся, подавился, подавилась, подавил*, нечем дышать, не хватает воздуха, посинел*, синеет, губы син*, приступ астмы, поперхнул*, перестал* дышать, одышка",
    unconscious:
      "без сознания, потерял* сознание, потеряла сознание, теряет сознание, упал* в обморок, обморок*, не приходит в себя, не просыпается, не могу разбудить, не можем разбудить, не реагирует, не отвечает, не двигается, не шевелится, нет пульса, лежит на полу, лежит на земле, рухнул*, свалил*, отключил*, умер, умерла, мужу плохо, жене плохо, ему плохо, ей плохо, маме плохо, отцу плохо, плохо с сердцем, умерла в кровати, умер в кровати, умерла в постели, умер в постели, умерла прямо в, умер прямо в, скончалась в кровати, скончался в кровати, скончалась в постели, скончался в постели, скончалась в номере, скончался в номере, умерла в номере, умер в номере, мертв* в кровати, мертв* в постели, лежит мертв*, умерла рядом со мной, умер рядом со мной",
    heart:
      "боль в груди, боли в груди, болит в груди, давит в груди, давит грудь, жжет в груди, сдавило грудь, болит сердце, инфаркт, сердечный приступ, приступ сердца, остановка сердца, сердце остановилось, сердце болит",
    stroke:
      "инсульт*, перекосило, перекошен*, лицо перекос*, рот перекос*, рот крив*, не может говорить, не может сказать, говорит невнятно, невнятно, несет бред, путается речь, речь путается, не двигается рука, не может поднять руку, не может двигать*, отнялась, отнялись, отнял*, онемел*, парализ*, парализовало, не видит",
    bleeding:
      "кровь идет, идет кровь, кровотеч*, истекает, кровит, много крови, теряет кровь, весь в крови, вся в крови, рвота с кровью, рвет кровью, кашляет кровью, кровь из, все в крови",
    injury:
      "упал* с лестницы, упала с лестницы, упал* с, упала с, упал* из, выпал*, разбил* голову, ударил* головой, ударилась головой, ударился головой, пробил* голову, травма головы, сломал* ногу, сломал* руку, сломал*, перелом*, кость, сбила машина, сбил автомобиль, попал* в аварию, авария, тяжело ранен*, ранен*, обварил*, ожог*, укусила змея, змея укусила, порезал* вены, глубокий порез, не чувствует ног",
    seizure: "судорог*, судороги, эпилеп*, приступ эпилепсии, припадок, трясет всего",
    allergy:
      "опухает, опухл*, опухло, отек*, отекает, отекло, распух*, распухает, раздуло, аллергическ* реакц*, аллергический шок, анафила*, квинке, горло сжима*",
    poison:
      "проглотил*, проглотила, выпил* отбеливатель, выпила отбеливатель, выпил* моющ*, выпил* чистящ*, выпил* средство, выпил* уксус, наглотал*, наглоталась, выпил* таблетки, выпила таблетки, много таблеток, слишком много таблеток, передозировк*, отравил*, отравлен*, отравление, съел* грибы, подсыпал*, батарейк*",
    suicide:
      "покончить с собой, покончить с жизнью, покончить жизнь, самоубийств*, суицид*, убить себя, убью себя, не хочет жить, не хочу жить, не хочется жить, хочет умереть, хочу умереть, прыгнуть с, прыгнуть из, спрыгнуть, хочет прыгнуть, сейчас прыгнет, порезал* вены, вскрыл* вены, резать вены, предсмертн*, прощальн* письм*, повеситься, навредить себе, порезал вены, порезала вены, вскрыл* вены, перерезал* вены, порезал* запясть*, порезал* себе запясть*, порезал* руку в запястье, порезал* себе вены",
    violence:
      "бьет, меня бьет, избил*, избивает, избивают, ударил* меня, ударил меня, ударила меня, бил меня, напал*, напали, нападает, нападени*, душит, душил*, изнасилов*, насилу*, насили*, домога*, угрожает, угрожают, угрожал*, нож, ножом, с ножом, пистолет*, оружи*, стреля*, выстрел*, кричит, крики, крик*, зовет на помощь, звала на помощь, просит о помощи, делает мне больно, боюсь мужа, боюсь его, не выпускает меня, не отпускает меня, запер меня, заперл*, держит меня, драк*, дерутся, бомба, бомбу, заложник*, ограбил*, похитил*, пинает, убьет меня, меня убьет, убить меня, меня убить, нас убьет, грозит*, грозится, сломал мне, разбил мне, толкнул меня",
    intruder:
      "ломится, ломится в, ломятся, вломил*, взлом*, взламыва*, пытается открыть, пытается войти, пытаются открыть, пытаются войти, пытается зайти, проник*, залез*, грабител*, вор, чужой человек, чужой мужчина, незнакомец, незнакомый мужчина, посторонн*, кто то в номере, кто то в нашем номере, кто то в комнате, преследует, преследуют, следит за мной, идет за мной, стучит в дверь",
    drowning:
      "тонет, утонул*, утонула, утопа*, тонут, захлебнул*, захлебыва*, упал* в бассейн, упала в бассейн, упал* в воду, под водой, на дне бассейна, унесло",
    missing:
      "не можем найти сын*, не можем найти доч*, не можем найти реб*, не могу найти сын*, не могу найти доч*, не могу найти реб*, потерял* сына, потеряли сына, потеряли дочь, потерял* дочь, потеряли ребенка, потерял* ребенка, пропал сын, пропала дочь, пропал ребенок, пропал*, исчез*, потерялся, потерялась, не вернул*, ребенок потерял*",
    birth:
      "отошли воды, воды отошли, схватк*, рожает, рожаю, роды, роды начались, беременн* … кров*, беременн* … бол*, воды отходят",
    trapped:
      "застрял* в лифте, застряли в лифте, застряла в лифте, лифт застрял, лифт остановил*, лифт встал, заперт* на балконе, захлопнул*, не можем выйти, не могу выйти, закрыл* на балконе, заблокирован*",
    water:
      "капает, течет с потолка, течет потолок, протекает, протечк*, затопил*, затопило, топит, заливает, залило, прорвало, трубу прорвало, потоп, вода с потолка, вода льется, льется вода, течет вода",
  },
  ar: {
    fire: "*حريق, *حريقه, *نار, نيران, *دخان, يحترق, تحترق, احترق, احترقت, رائحه حرق, رائحه احتراق, ريحه حريق, *لهب, انفجر*, *انفجار, اشتعل*, يشتعل, تشتعل",
    gas: "رائحه غاز, رائحه الغاز, ريحه غاز, تسرب غاز, تسرب الغاز, تسريب غاز, يتسرب الغاز, اشم غاز, اشم رائحه غاز, غاز يتسرب",
    shock: "شرار, شراره, شرارات, صعق*, كهربا, صدمه كهربائيه, تكهرب*, ماس كهربائي",
    breathing:
      "لا يتنفس, لا تتنفس, لا يستطيع التنفس, لا تستطيع التنفس, لا استطيع التنفس, ما يتنفس, ما تتنفس, ما يقدر يتنفس, ما تقدر تتنفس, مش قادر اتنفس, مش قادر يتنفس, مش قادره تتنفس, صعوبه في التنفس, ضيق تنفس, ضيق في التنفس, يختنق, تختنق, اختنق*, اختناق, شرق*, غص, شفتا* زرقا*, ازرق*, نوبه ربو, توقف عن التنفس",
    unconscious:
      "فقد الوعي, فقدت الوعي, فقد وعيه, فقدت وعيها, فاقد الوعي, فاقده الوعي, مغمي, مغمي عليه, مغمي عليها, اغمي, اغمي عليه, اغمي عليها, اغماء, لا يستيقظ, لا تستيقظ, ما يصحي, مش بيصحي, لا يرد, لا ترد, لا يستجيب, لا تستجيب, لا يتحرك, لا تتحرك, ما يتحرك, انهار, انهارت, سقط ارضا, سقطت ارضا, ملقي علي الارض, علي الارض, لا نبض, مات, ماتت, ماتت في السرير, مات في السرير, توفيت في السرير, توفي في السرير, ماتت علي السرير, مات علي السرير, توفيت علي السرير, توفي علي السرير, ماتت في الغرفه, مات في الغرفه, توفيت في الغرفه, توفي في الغرفه, ماتت في سريرها, مات في سريره, توفيت في سريرها, توفي في سريره, ماتت بجانبي, مات بجانبي",
    heart:
      "الم في الصدر, الم في صدري, الم في صدره, الم شديد في صدر*, الام في الصدر, وجع في صدر*, ضيق في صدر*, صدري يولمني, صدره يولمه, نوبه قلبيه, ازمه قلبيه, ذبحه, جلطه, سكته قلبيه, ضغط في صدر*",
    stroke:
      "سكته, سكته دماغيه, جلطه دماغيه, فمه مايل, وجهه مايل, فمها مايل, وجهها مايل, فمه اعوج, وجهه اعوج, اعوج*, لا يستطيع الكلام, لا تستطيع الكلام, لا يستطيع التحدث, لا تستطيع التحدث, كلام غير مفهوم, كلامه غير مفهوم, كلامها غير مفهوم, لا يستطيع تحريك, لا تستطيع تحريك, لا استطيع تحريك, شلل, مشلول*, تنميل, خدر",
    bleeding:
      "ينزف, تنزف, نزيف, *دم لا يتوقف, انزف, نزف*, دم كثير, دماء كثيره, الدم في كل, يفقد دم*, يتقيا دم*, يسعل دم*, دماء",
    injury:
      "ما تحس ب, ما يحس ب, ما تحس برج*, ما يحس برج*, مش حاسس برج*, سقط من, سقطت من, وقع من, وقعت من, سقط علي, سقطت علي, ضرب راسه, ضربت راسها, اصيب في راس*, جرح في الراس, جرح في راس*, جرح عميق, كسر, انكسر*, كسرت, عظم, صدمته سياره, دهس*, حادث سياره, حادث سير, اصابه خطيره, مصاب, مصابه, حرق شديد, حروق, لدغ*, لدغته, افعي, طعن*, قطع اصبع*",
    seizure: "تشنج*, يتشنج, تتشنج, نوبه صرع, صرع",
    allergy:
      "ينتفخ, تنتفخ, انتفخ*, يتورم, تتورم, تورم*, منتفخ*, متورم*, حساسيه شديده, رد فعل تحسسي, صدمه تحسسيه, حلقي يضيق, حلقه يضيق",
    poison:
      "بلع, بلعت, ابتلع*, شرب منظف, شربت منظف, شرب … تنظيف, شربت … تنظيف, بلع … تنظيف, بلعت … تنظيف, شرب مبيض, شرب الكلور, شرب كلور, شرب … منظف*, شرب … سايل, تسمم, تسممت, مسموم*, سم, جرعه زايده, جرعه زاءده, حبوب كثيره, ادويه كثيره, تناول … حبوب, تناولت … حبوب, اكل … دواء, بطاريه",
    suicide:
      "انتحار, ينتحر, تنتحر, الانتحار, انتحر*, يقتل نفسه, تقتل نفسها, اقتل نفسي, قتل نفس*, لا يريد ان يعيش, لا تريد ان تعيش, لا اريد ان اعيش, لا اريد العيش, يريد ان يموت, تريد ان تموت, اريد ان اموت, انهاء حيات*, ينهي حياته, تنهي حياتها, القفز من, يقفز من, تقفز من, رمي نفسه, ايذاء نفس*, قطع معصم*, قطعت معصم*, جرح معصم*, جرحت معصم*, قطع شرايين*, قطعت شرايين*",
    violence:
      "يضربني, تضربني, ضربني, ضربتني, يضرب, ضرب زوجته, اعتدي, اعتداء, يعتدي, هاجم*, يهاجم*, يخنقني, خنق*, اغتصب*, اغتصاب, تحرش*, يتحرش, يهدد*, هدد*, تهديد, سكين, بسكين, مسدس, سلاح, مسلح, اطلاق نار, طلقات, يصرخ, تصرخ, صراخ, تستغيث, يستغيث, طلب النجده, تطلب النجده, يوذيني, خايفه من زوجي, خاءفه من زوجي, خائفه من زوجي, خائفه منه, حبسني, لا يتركني اخرج, يمنعني من الخروج, شجار, عراك, قنبله, رهينه, سرقه بالسلاح, خطف*, عنف, سيقتلني, يقتلني, بيقتلني, رح يقتلني, سوف يقتلني, قتلي, يريد قتلي, فضربني, وضربني, كسر انفي, دفعني",
    intruder:
      "اقتحم*, يقتحم, اقتحام, يحاول فتح, يحاول الدخول, يحاول دخول, يحاولون فتح, يحاولون الدخول, دخل غرفت*, دخل الي غرفت*, لص, حرامي, سارق, شخص غريب, رجل غريب, غريب في الغرفه, شخص في غرفت*, احد في غرفت*, يلاحقني, يتبعني, يطاردني, يراقبني, يطرق الباب بعنف, كسر الباب",
    drowning:
      "غطس ومطلعش, نزل وما طلع, نزل ومطلعش, قفز وما طلع, يغرق, تغرق, غرق, غرقت, غرقان, سقط في المسبح, سقطت في المسبح, وقع في المسبح, وقعت في المسبح, تحت الماء, قاع المسبح, في قاع",
    missing:
      "لا نجد ابن*, لا اجد ابن*, لا نجد طفل*, لا اجد طفل*, لا نجد بنت*, ابني ضايع, ابني مفقود, طفلي مفقود, مفقود, مفقوده, اختفي, اختفت, ضاع ابن*, ضاعت ابن*, ضاعت بنت*, ضاع طفل*, ضاع ولد*, تاه, تاهت, لم يعد منذ",
    birth:
      "نزل ماء الجنين, نزول ماء الجنين, ماء الجنين, ماء الراس, انقباضات, مخاض, ولاده, تلد, ستلد, الطلق, حامل … تنزف, حامل … الم, حامل … نزيف",
    trapped:
      "عالق* في المصعد, محبوس* في المصعد, عالقون, محاصر*, المصعد متوقف, المصعد توقف, المصعد معطل, علقنا في, محبوس*, لا نستطيع الخروج, لا استطيع الخروج, اقفل علينا",
    water:
      "يقطر, تسرب ماء, تسرب مياه, تسرب الماء, الماء ينزل, ماء من السقف, الماء من السقف, مياه من السقف, السقف يقطر, غرقت الغرفه, فيضان, انفجرت ماسوره, ماسوره, يفيض, غمرت المياه, المياه تغمر",
  },
  zh: {
    fire: "着火, 起火, 失火, 火灾, 烧起来, 冒烟, 浓烟, 有烟味, 烟味, 很多烟, 烟雾, 烧焦, 焦味, 焦糊, 爆炸, 火警, 都是烟, 烧着了",
    gas: "煤气味, 燃气味, 煤气泄, 煤气漏, 燃气泄, 漏煤气, 漏气, 天然气味, 一氧化碳, 闻到煤气, 闻到燃气, 瓦斯",
    shock: "冒火花, 火花, 触电, 电到, 漏电, 短路, 电击",
    breathing:
      "不能呼吸, 无法呼吸, 没法呼吸, 没有呼吸, 没呼吸, 不呼吸, 停止呼吸, 呼吸困难, 喘不过气, 喘不上气, 透不过气, 呼吸不了, 呼吸很困难, 窒息, 噎住, 噎到, 呛到, 卡住喉咙, 卡在喉咙, 嘴唇发紫, 嘴唇发青, 嘴唇变紫, 脸色发紫, 哮喘发作",
    unconscious:
      "昏迷, 晕倒, 昏倒, 晕过去, 昏过去, 失去意识, 没有意识, 没意识, 不省人事, 叫不醒, 醒不过来, 没有反应, 没反应, 不动了, 一动不动, 倒在地上, 躺在地上, 没有脉搏, 没脉搏, 休克, 死了, 死在床上, 死在了床上, 床上去世, 床上死, 床上过世, 死在房间, 死在了房间, 房间去世, 房间里去世, 房间里死, 房间里过世, 死在我旁边",
    heart:
      "胸口疼, 胸口痛, 胸痛, 胸闷, 胸口很痛, 胸口很疼, 胸口剧痛, 胸口闷, 心脏病, 心梗, 心肌梗, 心脏骤停, 心绞痛, 心脏疼, 心脏痛, 左臂",
    stroke:
      "中风, 脑梗, 脑溢血, 脑出血, 嘴歪, 嘴巴歪, 脸歪, 口角歪, 半边脸, 半边身, 说不出话, 说不了话, 不能说话, 说话不清, 口齿不清, 语无伦次, 胡言乱语, 手抬不起来, 胳膊抬不起来, 手动不了, 胳膊动不了, 腿动不了, 瘫痪, 麻木, 看不见了",
    bleeding: "流血, 出血, 大出血, 很多血, 好多血, 全是血, 都是血, 血流不止, 吐血, 咳血, 失血",
    injury:
      "摔下, 摔倒, 掉下, 从楼梯, 从阳台, 坠楼, 撞到头, 撞了头, 磕到头, 头破, 头部受伤, 头受伤, 骨折, 骨头, 摔断, 被车撞, 车祸, 重伤, 受伤, 烫伤, 烧伤, 被蛇咬, 蛇咬, 被刀, 切断, 夹断",
    seizure: "抽搐, 癫痫, 抽风, 痉挛, 羊癫疯",
    allergy:
      "肿起来, 肿了, 浮肿, 肿得, 肿胀, 过敏反应, 严重过敏, 过敏性休克, 过敏休克, 喉咙肿, 舌头肿, 脸肿, 嘴唇肿, 全身红疹",
    poison:
      "吞了, 误吞, 吞下, 误食, 喝了洗, 喝了清洁, 喝了漂白, 喝了消毒, 喝了农药, 喝下, 误喝, 中毒, 服药过量, 过量, 吃了很多药, 吃了太多药, 吃了一瓶药, 吞药, 安眠药, 下药, 毒蘑菇, 药物过量",
    suicide:
      "自杀, 想死, 不想活, 轻生, 自尽, 跳楼, 要跳, 想跳, 割腕, 结束生命, 结束自己的生命, 寻短见, 遗书, 自残, 伤害自己, 了结, 割腕, 割了手腕, 割伤手腕, 割伤了手腕, 割破手腕, 割破了手腕, 划伤手腕, 划伤了手腕, 划破手腕, 划破了手腕, 手腕割, 手腕划, 手腕被割, 手腕被划, 切到手腕, 切伤手腕",
    violence:
      "打我, 殴打, 被打, 打老婆, 打他的, 打她, 家暴, 施暴, 攻击, 袭击, 掐我, 掐住, 勒住, 强奸, 性侵, 强暴, 猥亵, 性骚扰, 威胁, 恐吓, 拿刀, 持刀, 有刀, 刀子, 拿枪, 持枪, 有枪, 枪声, 开枪, 呼救, 喊救命, 叫救命, 尖叫, 惨叫, 伤害我, 害怕他, 怕我丈夫, 怕我老公, 不让我走, 不让我出去, 不让我离开, 把我锁, 打架, 打起来, 斗殴, 炸弹, 人质, 抢劫, 绑架, 踢我, 扇我, 打了我, 打我了, 杀了我, 要杀我, 杀死我, 杀我们, 推了我",
    intruder:
      "闯进, 闯入, 撬门, 撬锁, 砸门, 踹门, 想进我, 想进来, 要进来, 试图进, 试图开, 试图打开, 想打开我, 开我的门, 开我们的门, 小偷, 入室, 陌生人在, 陌生男人, 有人在我房间, 有人在我们房间, 有人在房间里, 跟踪, 尾随, 跟着我, 躲在",
    drowning:
      "溺水, 淹死, 淹了水, 溺亡, 快淹, 沉下去, 掉进泳池, 掉进游泳池, 掉进水, 落水, 水底, 池底, 被海浪, 被冲走",
    missing:
      "找不到孩子, 找不到我的孩子, 找不到我们的孩子, 找不到儿子, 找不到女儿, 找不到我儿子, 找不到我女儿, 找不到我们的儿子, 找不到我们的女儿, 孩子不见, 儿子不见, 女儿不见, 小孩不见, 孩子走丢, 走丢, 走失, 失踪, 丢了孩子, 孩子丢了, 没有回来",
    birth: "羊水破, 破水, 宫缩, 要生了, 快生了, 临产, 分娩, 孕妇出血, 怀孕出血",
    trapped:
      "困在电梯, 被困, 电梯卡住, 电梯停了, 电梯坏了我, 关在电梯, 电梯里出不来, 出不去, 出不来, 锁在阳台, 关在阳台, 反锁在",
    water: "漏水, 滴水, 渗水, 水管爆, 爆水管, 淹了, 被淹, 积水, 水漫, 溢出来, 天花板湿",
  },
  ja: {
    fire: "火事, 火災, 燃えて, 燃えた, 炎, 煙が, 煙で, 煙の, 煙くさ, 焦げ臭, 焦げくさ, 焦げたにおい, 焦げた匂い, 発火, 爆発, 火が出, 火がつい, 火災報知, 火を噴",
    gas: "ガス臭, ガスくさ, ガスのにおい, ガスの匂い, ガスの臭い, ガス漏れ, ガスが漏れ, ガスもれ, 一酸化炭素",
    shock: "火花, 感電, 漏電, ショート",
    breathing:
      "息をして, 息してい, 息してな, 息が止ま, 息ができ, 息が出来, 息苦し, 息が苦し, 呼吸困難, 呼吸ができ, 呼吸が止, 呼吸して, 呼吸が苦し, 呼吸がない, 窒息, 喉に詰ま, のどに詰ま, 喉につま, むせて, 唇が青, 唇が紫, 顔が青紫, 喘息の発作, 喘息発作",
    unconscious:
      "意識がな, 意識があり, 意識不明, 意識を失, 気を失, 気絶, 失神, 倒れて, 倒れた, 倒れまし, 起きない, 起きませ, 目を覚まさ, 目を覚ましませ, 反応がな, 反応があり, 反応しま, 反応しない, 動かなくな, ぐったり, 脈がな, 脈があり, 死んで, ベッドで亡くな, ベッドで死ん, ベッドの上で亡くな, ベッドの中で亡くな, 部屋で亡くな, 部屋で死ん, 布団で亡くな, 布団の中で亡くな, 隣で亡くな",
    heart:
      "胸が痛, 胸の痛み, 胸痛, 胸が苦し, 胸が締め, 胸を押さえ, 心臓発作, 心筋梗塞, 心停止, 心臓が止ま, 心臓が痛, 左腕が",
    stroke:
      "脳卒中, 脳梗塞, 脳出血, 顔が歪, 顔がゆが, 口が歪, 口がゆが, 顔の片側, 片側が, 口元が下が, 半身, ろれつが, 呂律, 言葉が出, 話せなくな, しゃべれな, 喋れな, 話せない, 腕が動か, 腕が上が, 手が動か, 足が動か, 麻痺, しびれて, 意味不明なこと, 見えなくな",
    bleeding: "出血, 血が出, 血が止ま, 血だらけ, 血まみれ, 大量の血, 血を吐, 吐血, たくさんの血, 血を流",
    injury:
      "階段から落, 階段で転, 転落, 落ちて頭, から落ち, から転落, 頭を打, 頭を強く, 頭から血, 頭をぶつ, 骨折, 骨が, 車にはね, 車に轢, ひかれ, 交通事故, 大けが, 大怪我, 重傷, やけど, 火傷, 蛇に噛, ヘビに, 刺されて血, 指を切断, 足の感覚が",
    seizure: "痙攣, けいれん, ひきつけ, てんかんの発作, 発作を起こ",
    allergy:
      "腫れて, 腫れてき, はれて, 腫れ上が, むくんで, アレルギー反応, アナフィラ, アレルギーショック, 喉が腫, 舌が腫, 顔が腫, 唇が腫, 喉が締ま, 全身に蕁麻疹, エピペン",
    poison:
      "飲み込, 飲んでしま, 誤飲, 誤って飲, 洗剤を飲, 漂白剤を飲, 電池を飲, 薬を大量, 大量の薬, 薬を飲みすぎ, 薬を飲み過ぎ, 過剰摂取, 中毒, 毒を, 睡眠薬を, 薬を盛, 毒キノコ, オーバードーズ",
    suicide:
      "自殺, 死にたい, 死のうと, 飛び降り, 生きていたくな, もう生き, 命を絶, 手首を切, リストカット, 遺書, 自傷, 消えたい, 手首を切, 手首切, リストカット, 手首を深く切",
    violence:
      "殴られ, 殴って, 殴り, 殴る, 叩かれ, 蹴られ, 暴力, 暴行, dvを, 襲われ, 襲って, 首を絞, レイプ, 強姦, 性的暴行, 痴漢, 脅され, 脅して, 殺され, 殺すと, ナイフ, 包丁, 刃物, 銃, 拳銃, 銃声, 発砲, 悲鳴, 叫び声, 助けてと叫, 助けを求め, 叫んでい, 夫が怖, 彼が怖, 閉じ込められて殴, 外に出してくれ, 監禁, 喧嘩, けんかし, 爆弾, 人質, 強盗, 誘拐, 殺すぞ, 殺してやる, 殴っ",
    intruder:
      "侵入, 押し入, 泥棒, 空き巣, 知らない人が, 知らない男, 見知らぬ人, 見知らぬ男, 誰かが部屋に, 誰かが入っ, 誰かが入ろう, 入ろうとし, ドアを開けようと, ドアをこじ開け, こじ開け, ドアを叩, つけられ, あとをつけ, 後をつけ, ストーカー, 追いかけられ",
    drowning: "溺れ, おぼれ, プールに落ち, 水に落ち, 海に落ち, 沈んで, プールの底, 流されて, 流された",
    missing:
      "子供がいなく, 子どもがいなく, 息子がいなく, 娘がいなく, 子供が見つか, 子どもが見つか, 息子が見つか, 娘が見つか, 子供が見当た, 子どもが見当た, 息子が見当た, 娘が見当た, 迷子, 行方不明, 姿が見え, 戻ってこない, 戻ってきませ, はぐれ",
    birth: "破水, 陣痛, 生まれそう, 産まれそう, 出産し, 産気, 妊娠中の妻が出血, 妊婦が出血",
    trapped:
      "エレベーターに閉じ込め, エレベーターが止ま, エレベータに閉じ込め, 閉じ込められ, 出られなく, 出られませ, 締め出され",
    water:
      "水漏れ, 漏水, 雨漏り, 水が漏れ, 水が落ち, 水が垂れ, 水が出て止, 水浸し, 浸水, 水道管が破, 配管が破, あふれて, 溢れて, 天井から水",
  },
};

/** Polish is not one of the assistant's languages, but guests write it, and a danger must be understood. */
export const polishDangers: Record<DangerKind, string> = {
  fire: "pali sie, pozar*, plonie, plomienie, dym, dymu, ogien, wybuch*, spalenizn*",
  gas: "czuje gaz, czujemy gaz, smierdzi gazem, pachnie gazem, zapach gazu, ulatnia sie gaz, wyciek gazu, czad",
  shock: "iskrzy, iskry, porazil* prad, kopnal prad, porazony pradem",
  breathing:
    "nie oddycha, nie moze oddychac, nie moge oddychac, dusi sie, dusze sie, zadlawil*, zakrztusil*, brak tchu, sinieje, siny, sine, atak astmy, trudnosci z oddychaniem",
  unconscious:
    "nieprzytomn*, stracil* przytomnosc, zemdlal*, zaslabl*, nie reaguje, nie rusza sie, nie budzi sie, nie moge obudzic, upadl* i nie, nie ma pulsu, lezy na podlodze, nie odpowiada, umarla w lozku, umarl w lozku, zmarla w lozku, zmarl w lozku, umarla w pokoju, umarl w pokoju, zmarla w pokoju, zmarl w pokoju, nie zyje w lozku",
  heart: "bol w klatce, boli w klatce, klatce piersiowej, zawal*, bol w piersi, ucisk w klatce, serce",
  stroke:
    "udar*, wykrzywi*, opadl* kacik, belkocze, dziwnie mowi, nie moze mowic, nie moze ruszyc, nie moze podniesc, sparalizowa*, dretwieje",
  bleeding: "krwawi*, krwotok, duzo krwi, krew leci, leci krew, traci krew",
  injury:
    "spadl* ze, spadl* z, uderzyl* sie w glowe, rozbil* glowe, zlamal*, zlamana, potracil*, wypadek, poparzyl*, ranny, ranna, ukasil* zmija",
  seizure: "drgawki, padaczk*, atak padaczki, konwulsj*",
  allergy: "puchnie, spuchl*, spuchniet*, opuchl*, opuchniet*, reakcja alergiczna, wstrzas, anafila*",
  poison:
    "polknal*, polknelo, polknela, wypil* plyn, wypila srodek, wypil* srodek, wypilo, za duzo tabletek, przedawkowa*, zatrul*, zatruci*, otru*, domestos",
  suicide:
    "zabic sie, sie zabic, samoboj*, nie chce zyc, nie chce juz zyc, skonczyc ze soba, odebrac sobie zycie, chce umrzec, skoczyc z, podcial* zyly, powiesic sie, przecial* nadgarst*, rozcial* nadgarst*, pocial* nadgarst*, nadgarst* przeci*, skaleczyl* sie w nadgarst*",
  violence:
    "bije mnie, mnie bije, bije, pobil*, uderzyl mnie, uderzyl* mnie, dusi mnie, zaatakowal*, zgwalcil*, gwalt, grozi mi, grozi nam, boje sie meza, boje sie go, nozem, z nozem, bronia, pistolet*, strzela*, strzaly, krzyczy o pomoc, wola o pomoc, krzyk, nie wypuszcza, zamknal mnie, bojka, bija sie, napad*, bomba",
  intruder:
    "wlamuje, wlamal*, wlamuja, wlamywacz, probuje otworzyc, probuje wejsc, dobija sie, obcy mezczyzna, obcy czlowiek, ktos jest w naszym pokoju, ktos w moim pokoju, sledzi mnie, mnie sledzi, zlodziej",
  drowning:
    "tonie, utonal*, utopil*, topi sie, wpadl* do basenu, wpadlo do basenu, wpadla do basenu, wpadl* do wody, pod woda",
  missing:
    "nie mozemy znalezc syna, nie mozemy znalezc corki, nie mozemy znalezc dziecka, nie moge znalezc syna, nie moge znalezc corki, nie moge znalezc dziecka, zgubilismy dziecko, zniknal*, zniknela, zaginal*, zaginela, zaginelo, zgubilo sie",
  birth: "odeszly wody, odeszly jej wody, odeszly mi wody, skurcze, rodzi, porod, w ciazy i krwawi",
  trapped:
    "w windzie, winda stanela, winda utknela, utknelismy, utknal*, zatrzasn*, nie mozemy wyjsc, nie moge wyjsc, uwiezi*",
  water:
    "kapie z sufitu, leje sie z sufitu, woda z sufitu, cieknie z sufitu, zalalo, zalewa, zalan*, pekla rura, woda leci",
};
