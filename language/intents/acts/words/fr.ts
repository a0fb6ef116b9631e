import type { ActWords } from "../act-words.ts";

export const fr: ActWords = {
  things: {
    wake_up_call:
      "réveil téléphonique | reveil, reveiller, reveillez, reveil telephonique, nous reveiller, me reveiller",
    packed_breakfast:
      "petit-déjeuner à emporter | petit dejeuner a emporter, petit dej a emporter, panier repas, pique nique, panier pique nique, paniers repas, panier petit dejeuner",
    breakfast_in_room:
      "petit-déjeuner en chambre | petit dejeuner en chambre, petit dejeuner dans la chambre, petit dejeuner au lit, petit dej en chambre, petit dej au lit, petit dejeuner dans notre chambre, petit dej dans la chambre",
    late_check_out:
      "départ tardif | depart tardif, late check out, late checkout, check out tardif, partir plus tard, liberer la chambre plus tard, garder la chambre, rester dans la chambre, rendre la chambre plus tard, quitter la chambre plus tard, check out plus tard",
    early_check_in:
      "arrivée anticipée | arrivee anticipee, early check in, check in anticipe, avoir la chambre plus tot, chambre plus tot, entrer plus tot, arriver plus tot, check in plus tot",
    booking_change:
      "modification de la réservation | modifier … reservation, changer … reservation, decaler … reservation, modifier … dates, changer … dates, prolonger, nuit supplementaire, une nuit de plus, nuit en plus, autre nuit, ajouter une personne, personne de plus, au lieu de, decaler, avancer, repousser, a la place de, on serait, on sera finalement, nous serons finalement",
    another_room:
      "une autre chambre | autre chambre, changer de chambre, changement de chambre, chambre plus calme, chambre plus grande, chambres communicantes | chambre avec",
    extra_bed:
      "lit supplémentaire | lit supplementaire, lit d appoint, lit en plus, lit extra, troisieme lit | lits separes, lits jumeaux",
    cot: "lit bébé | lit bebe, lit pour bebe, berceau, lit parapluie",
    high_chair: "chaise haute | chaise haute, chaises hautes, rehausseur",
    cake: "gâteau | gateau* | bougies",
    flowers: "fleurs | fleurs, bouquet, roses, petales | bouteille de champagne, decorer, decoration",
    taxi: "taxi | taxi*, uber, vtc",
    transfer:
      "transfert | transfert*, navette*, venir nous chercher, venir me chercher, nous chercher, me chercher, chauffeur, nous recuperer, nous emmener, nous deposer",
    towels: "serviettes | serviette*, drap de bain, draps de bain, drap de plage | peignoir*",
    pillow: "oreillers | oreiller*, coussin*",
    blanket: "couvertures | couverture*, couette*, plaid*",
    bed_linen: "draps | draps, drap, linge de lit, taie*",
    luggage: "bagages | bagage*, valise*, sacs",
    room_cleaning:
      "ménage de la chambre | faire la chambre, faire le menage, menage, nettoyer la chambre, refaire la chambre, nettoyer | poubelle*",
    room_service:
      "service en chambre | room service, service en chambre, diner en chambre, repas en chambre, monter en chambre",
    treatment: "massage | massage*, hammam, manucure | soin, soins, spa",
    bike: "vélos | velo*, vtt, bicyclette*",
    boat: "bateau | bateau* | pedalo*, kayak*, canoe*, paddle*",
    lesson: "cours | cours de, lecon*, moniteur*, ecole de ski, cours particulier",
    tour: "excursion | excursion*, visite guidee, visite, balade, sortie raquettes | randonnee, degustation*, guide",
    tickets: "billets | billet*, forfait*, places pour le, ski pass",
    laundry:
      "blanchisserie | blanchisserie, pressing, laver le linge, lessive, linge a laver, laver, repasser, repassage",
    iron: "fer à repasser | fer a repasser, planche a repasser",
    adapter: "adaptateur | adaptateur* | chargeur*, cable, multiprise, rallonge",
    hairdryer: "sèche-cheveux | seche cheveux",
    toiletries:
      "produits de toilette | shampoing*, shampooing*, savon*, papier toilette, pq, brosse a dents, dentifrice, gel douche, rasoir | chaussons, mouchoirs, couches, capsules, dosettes",
    drinks:
      "boissons | bouteille* d eau, eau gazeuse, bouteille de vin, carafe | glacons, verres, bouilloire, tire bouchon",
    heater: "chauffage d'appoint ou ventilateur | chauffage d appoint, ventilateur*, radiateur d appoint",
    invoice: "facture | facture*, recu, note, addition",
    parking_space:
      "place de parking | place de parking, place de garage, place au parking, une place, parking",
    doctor: "rendez-vous médical | medecin, docteur, pediatre | dentiste, veterinaire",
    table: "table | table, tables, couverts, resto, restaurant",
  },
  dining: "diner, dejeuner, manger, souper, repas, brunch",
  wish: "je voudrais, nous voudrions, on voudrait, j aimerais, nous aimerions, on aimerait, je souhaite, je souhaiterais, nous souhaitons, nous souhaiterions, on souhaiterait, on souhaite, j ai besoin, nous avons besoin, on a besoin, on aurait besoin, j aurais besoin, nous aurions besoin, il me faut, il nous faut, il me faudrait, il nous faudrait, faudrait, est ce que je peux avoir, je peux avoir, peut on avoir, on peut avoir, pouvons nous avoir, puis je avoir, pourrions nous avoir, pourrait on avoir, on pourrait avoir, pourrais je avoir, on pourrait, possible d avoir, est il possible d avoir, serait il possible d avoir, je veux, on veut, nous voulons, je prends, on prendra, on prend, manque, il manque, je desire, serait il possible de reserver, possible de reserver, peut on reserver, puis je reserver, je peux reserver, on peut reserver, puis je commander, peut on commander, pour reserver, je reserve, merci de",
  serve:
    "pouvez vous apporter, pouvez vous nous apporter, pouvez vous m apporter, pourriez vous apporter, pourriez vous nous apporter, pourriez vous m apporter, vous pouvez apporter, vous pouvez nous apporter, vous pourriez apporter, vous pourriez nous apporter, vous pourriez nous, vous pouvez nous monter, apportez, nous apporter, m apporter, pouvez vous reserver, pouvez vous nous reserver, pouvez vous me reserver, pourriez vous reserver, pourriez vous nous reserver, pourriez vous me reserver, nous reserver, me reserver, reservez nous, reservez moi, vous pouvez reserver, vous pouvez nous reserver, vous me reservez, vous nous reservez, pouvez vous appeler un, pouvez vous nous appeler, pourriez vous appeler un, pourriez vous nous appeler, nous appeler un, m appeler un, appelez nous un, pouvez vous commander, pourriez vous commander, nous commander, me commander, pouvez vous envoyer, pourriez vous envoyer, m envoyer, nous envoyer, envoyez nous, quelqu un peut, quelqu un pourrait, peut quelqu un, pouvez vous organiser, pourriez vous organiser, organiser, pouvez vous nous reveiller, pourriez vous nous reveiller, pourriez vous me reveiller, pouvez vous me reveiller, reveillez nous, reveillez moi, pouvez vous prevoir, pourriez vous prevoir, prevoir, pouvez vous preparer, pourriez vous preparer, nous preparer, pouvez vous ajouter, pourriez vous ajouter, pouvez vous mettre, pourriez vous mettre, nous mettre, pouvez vous changer, pourriez vous changer, pouvez vous deplacer, pourriez vous modifier, pouvez vous modifier, pourriez vous decaler, pouvez vous garder, pourriez vous garder, nous garder, pouvez vous faire, pourriez vous faire, monter, venir chercher, venir nous chercher, nous inscrire, inscrivez nous, merci de prevoir, merci d apporter, merci de reserver, merci de nous, merci de me, faites nous, gardez nous, mettez nous, vous pourriez me, vous pouvez me, tu peux nous, vous pouvez passer, vous nous apportez, vous m apportez, vous nous appelez un, vous nous reveillez, vous nous gardez, vous nous mettez",
  may: "puis je, peut on, pouvons nous, on peut, je peux, est il possible, est ce possible, serait il possible, possible, pourrait on, pourrions nous, c est jouable, jouable, moyen de, ya moyen, y a moyen, c est faisable, faisable",
  please: "s il vous plait, svp, stp, s il te plait, merci d avance, par avance",
  asks: "quel, quelle, quels, quelles, quand, comment, combien, ou est, ou sont, ou se, ou peut, ou puis, ou on, qui, que, quoi, pourquoi, qu est ce, est ce que vous, est ce qu il, est ce que le, est ce que la, y a t il, il y a, ya, y a, avez vous, vous avez, vous faites, faites vous, proposez vous, acceptez vous, jusqu a quand, jusqu a quelle, a partir de quelle, est ce inclus, est ce compris, est il, est elle, faut il, doit on, dois je, c est combien, ca coute, coute, le prix, c est quoi, c est ou, sont ils, etes vous, conseillez, recommand*, savez vous, cherche, cherchons, quelque part, puis je amener, peut on amener, on peut amener, peut on apporter, puis je apporter, peut on venir avec, on peut laisser, peut on laisser",
  knows:
    "savoir, me dire, nous dire, une question, des questions, renseign*, information*, demander si, demander une, expliquer, conseiller, conseil, combien, a quelle heure, est ce qu il faut, faut il, faut reserver, confirmer si, indiquer, payer",
  grievance:
    "ne marche pas, ne marche plus, marche pas, marche plus, ne fonctionne pas, ne fonctionne plus, fonctionne pas, fonctionne plus, fonctionnent pas, marchent pas, en panne, casse, cassee, cassees, bouchee, fuit, fuite*, goutte, coupe sans arret, coupe tout le temps, deconnecte, sale, sales, crasseu*, degueulasse*, degoutant*, inacceptable*, inadmissible*, honteux, honte, scandaleu*, decu, decue, decus, decues, deception, nul, horrible, affreu*, catastroph*, desagreable*, impoli*, mal poli*, ignore*, pue, ca pue, sent mauvais, mauvaise odeur, sent la cigarette, odeur de, moisi*, moisissure*, cafard*, fourmis, punaises, souris, pas d eau chaude, plus d eau chaude, pas d eau, pas de chauffage, pas d electricite, on gele, on se gele, glacial*, glace dans la chambre, personne n est venu, personne est venu, personne ne vient, personne ne repond, personne n est, personne est passe, attend depuis, attends depuis, attendons depuis, attendu, on attend toujours, j attends toujours, toujours pas, toujours rien, toujours personne, deja demande, deja appele, deja signale, pas dormi, pas ferme l oeil, impossible de dormir, n arrive pas a dormir, n arrivons pas a dormir, empeche de dormir, trop de bruit, un boucan, vacarme, tapage, bruyant*, trop fort, perceuse, travaux, aboie*, pas nettoyee, pas ete faite, pas ete nettoyee, pas fait le menage, pas faite, pas ce qu on, pas ce que, pas la chambre, mauvaise chambre, on avait reserve, nous avions reserve, j avais reserve, debite deux fois, facture deux fois, preleve deux fois, compte deux fois, arnaque, cheveux, poils, taches, tachee, insatisfait*, pas content*, mecontent*, plus jamais, me plaindre, plainte, reclamation, arrive froid, etait froid, etait froide, froids, c est froid, oublie notre, nous a oublie, immangeable, pour ce prix, a ce prix, au prix ou, est bouche, sont bouches, bouchees, fermer l oeil, qu on attend, que nous attendons, que j attends, fait … heure, fait … minutes, toute la nuit",
  facility:
    "chambre, douche, wc, toilettes, salle de bain, lavabo, robinet, eau, chauffage, radiateur, clim, climatisation, wifi, wi fi, internet, tele, tv, telecommande, lampe, lumiere, porte, serrure, cle, carte, fenetre, frigo, minibar, coffre, lit, matelas, draps, serviettes, piscine, ascenseur, plat, repas, diner, petit dejeuner, petit dej, cafe, soupe, service, serveur, serveuse, personnel, balcon, voisins, musique, volet",
  failing:
    "froid, froide, glacee, glaciale, sale, poussiere, bruit, bruyants, manque, retard, lent, lente, bloquee, bloque, coince, mort, pas, plus, aucun, minuscule, vide, rien, inconfortable, defonce, tiede, mauvais, mauvaise, clignote",
  thanks: "merci*, remerci*, mille mercis",
  compliment:
    "magnifique*, superbe*, sublime*, splendide*, genial*, super, parfait*, excellent*, delicieu*, exquis*, merveilleu*, formidable*, incroyable*, extraordinaire*, top, bravo, chapeau, felicitations, adore*, on adore, j adore, on a adore, ravi*, enchante*, regal*, regale, tuerie, mignon*, adorable*, charmant*, gentil*, gentille*, accueillant*, beau, belle, beaux, belles, paradis*, wow, waouh, quelle vue, quel endroit, impeccable, au top, trop bien, trop bon, les meilleurs, le meilleur, la meilleure, hate de, tres bon, tres bonne, on s est regale, se plait, on se sent bien, contents, contente, heureux, on reviendra, nous reviendrons",
  smallTalk:
    "comment allez vous, comment ca va, ca va, bonjour, bonsoir, bonne nuit, bonne journee, bonne soiree, bonne apres midi, bon week end, bonne semaine, bon courage, bonnes fetes, joyeux noel, bonne annee, a demain, a bientot, a plus tard, a tout a l heure, a ce soir, a la prochaine, au revoir, salut, coucou, bises, bisous, cordialement, de meme, egalement, vous aussi, pas de souci, pas de probleme, pas grave, haha*, mdr, quel temps, quelle journee, quel lever, quel coucher, bien rentres, bien arrives a la maison, de retour a la maison, chez nous, amusez vous, bonne fin, bon dimanche, bon lundi, bon samedi, bonne matinee, bon appetit, bonnes vacances, bonne continuation, bonne route",
  telling:
    "pour info, pour information, pour votre information, je vous informe, je vous signale, je vous previens, on vous previent, juste pour vous, juste pour dire, au fait, d ailleurs, sachez, on est, on sera, nous sommes, nous serons, je suis, je serai, on arrive, nous arrivons, nous arriverons, j arrive, j arriverai, on arrivera, on vient, nous venons, on part, on sort, on rentre, nous partons, on a, nous avons, j ai, on va, je vais, nous allons, on mange, on ne, ma femme, mon mari, mon fils, ma fille, ma mere, mon pere, mon copain, ma copine, mon compagnon, ma compagne, mon conjoint, notre fils, notre fille, notre chien, notre vol, notre train, nos enfants, les enfants, mon vol, mon train, l un de nous, en retard, du retard, embouteillages, bouchons, atterri, en route, c est l anniversaire, c est notre anniversaire, c est les, est vegetarien*, est vegan*, est enceinte, on fete, je m appelle, on viendra, je viens, je voyage, nous voyageons, on voyage",
  yesNo:
    "oui, ouais, non, ok, okay, d accord, dac, parfait, tres bien, super, volontiers, avec plaisir, bien sur, absolument, exactement, exact, c est bon, ca marche, ca me va, ca nous va, ca nous convient, ca me convient, ca roule, entendu, je confirme, on confirme, nous confirmons, confirme, allez y, faites, non merci, oui merci, pas besoin, pas la peine, laissez tomber, tant pis, trop cher, c est trop, ni l un, peut etre, plutot non, sans probleme, je prends, on prend, top, nickel, impec, go, vas y, allez",
  choice:
    "le premier, la premiere, le deuxieme, la deuxieme, le second, la seconde, plutot, mieux, preferons, prefere, prefererait, l autre, les deux, celui, celle, plus tard, plus tot, n importe, disons, mettez, et demie, a la place",
  optOut:
    "arretez de … ecrire, arretez de … envoyer, arretez … messages, arreter … messages, ne m envoyez plus, ne m ecrivez plus, ne m ecrivez pas, ne me contactez plus, ne plus recevoir, plus recevoir, plus de messages, stop aux messages, stop … messages, me desabonner, desabonnez moi, desinscri*, retirez moi, supprimez mon numero, laissez moi tranquille",
  person:
    "parler a quelqu un, parler a une, parler avec quelqu un, parler a un, parler a la reception, parler au, quelqu un au telephone, vraie personne, vrai humain, un humain, etre humain, une personne reelle, quelqu un de l equipe, quelqu un de la reception, un conseiller, un employe, un membre de, rappelez moi, m appeler, me rappeler, appelez moi, pas un robot, pas avec un robot, pas a un robot, pas une machine, un interlocuteur, joindre quelqu un, en direct, de vive voix",
  today: "aujourd hui, ce soir, ce matin, cet apres midi, cette nuit, maintenant, ce midi",
  tomorrow: "demain",
  dayAfter: "apres demain",
  morning: "matin, matinee",
  evening: "soir, soiree, apres midi, ce soir, diner",
  noon: "midi",
  days: "dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi",
  months: "janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre",
  numbers: "un une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze",
  people: "personnes, personne, pers, adultes, enfants, couverts, places, convives, pax",
  countAfter: "pour, de, a, on est, nous sommes, on sera, on serait, nous serons",
  room: "chambre, ch, chambre numero, chambre n, chbre, la chambre, a la, appartement, suite",
  at: "a, vers, pour, des, jusqu a, avant, de, jusque",
  hours: "h, heures, heure",
  says: {
    passedOn: "J'ai transmis votre demande : {what}. L'équipe vous confirmera.",
    passedOnUnknown: "J'ai transmis votre demande à l'équipe.",
    people: "{count} personnes",
    room: "chambre {room}",
    thanks: "Avec plaisir !",
    compliment: "Merci beaucoup, cela nous fait très plaisir !",
    smallTalk: "Merci, à très bientôt !",
  },
};
