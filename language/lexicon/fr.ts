import type { WordList } from "./concepts.ts";

export const fr: WordList = {
  check_in:
    "check in, checkin, enregistrement, arrivee*, arriver, heure d arrivee, s enregistrer, prendre la chambre, prendre possession, disposer de la chambre, recuperer la chambre, chambre prete, quand est ce qu on peut arriver, on peut arriver, peut on arriver, entrer dans la chambre, acceder a la chambre, acces a la chambre, avoir la chambre, avoir notre chambre, chambre disponible a partir, chambre est prete, heure d enregistrement, nous arrivons, on arrive, prendre les cles, elle est prete, prete a quelle heure, on peut venir, peut on venir, quand peut on entrer, on peut entrer, pouvons nous arriver, puis je arriver, prise de possession, remise des cles, remise des clefs, accueillerons, accueil a partir, quand peut on venir, quand on peut venir, recuperer les cles, entree dans les lieux, arrivons, entrer dans le logement, entrer dans le gite",
  early_check_in:
    "arrivee anticipee, arriver plus tot, arriver en avance, early check in, check in anticipe, enregistrement anticipe, chambre plus tot, arriver avant, avoir la chambre plus tot, arriver le matin, arriver plus tot que prevu, entrer plus tot, enregistrement plus tot, chambre plus tôt, entrer plus tôt, avoir la chambre avant, chambre dès le matin, chambre avant, arriver plus tôt, prendre la chambre plus tôt",
  late_check_in:
    "arrivee tardive, arriver tard, arriver plus tard, arriver apres minuit, check in tardif, enregistrement tardif, on arrive tard, nous arrivons tard, nous arriverons tard, arriver la nuit, arriver en pleine nuit, arriver dans la nuit, arriver dans la soiree, on arrivera tard, arrivee de nuit, check in autonome, arrivee autonome, on sera en retard, nous serons en retard, porte la nuit, rentrer la nuit, rentrer tard, nous ouvrir la nuit, arrivons apres minuit, arrive tard, en pleine nuit, quelqu un pour nous accueillir, trouver porte close, porte fermee la nuit, enfermes dehors, arrivees tardives, arrivee apres, arriver apres, en dehors des horaires",
  check_out:
    "check out, checkout, depart, heure de depart, liberer la chambre, quitter la chambre, rendre la chambre, rendre les cles, quitter les lieux, on doit partir, doit on partir, rendre la cle, devons nous partir, faut il partir, laisser la chambre, vider la chambre, faut liberer, quitter l hotel, heure max pour partir, sortir de la chambre, libérer la chambre, rendre les clés, rendre la clé, débarrasser la chambre, quand faut il partir, quand doit on partir, a quelle heure partir, heure faut il partir, heure doit on partir, partir de la chambre, on part a quelle heure, quand doit on quitter, devons nous quitter, faut il quitter, doit on liberer, doit on rendre, etre libere, doit etre libere, doivent etre liberes, etre liberes, liberer le logement, liberer les lieux, liberer l emplacement, liberer, libere, liberee, liberes, quitter le logement, quitter le gite, devons partir, partir le dernier jour, remettre les cles",
  late_check_out:
    "depart tardif, late check out, check out tardif, partir plus tard, quitter la chambre plus tard, garder la chambre, depart plus tard, liberer la chambre plus tard, rester plus tard, rester dans la chambre, partir apres midi, late checkout, quitter plus tard, rendre la chambre plus tard, garder notre chambre, garder ma chambre, traîner au lit, grasse matinée, libérer la chambre plus tard, sortir plus tard, rester un peu plus longtemps, rester un peu plus, plus longtemps le dernier jour",
  reception:
    "reception*, accueil, veilleur de nuit, l accueil, gardien de nuit, quelqu'un la nuit, quelqu'un à l'accueil, veilleur",
  key: "cle, cles, clef*, carte de la chambre, carte magnetique, enferme dehors, badge*, carte cle, carte ne marche pas, bloque dehors, double des cles, trousseau, perte des cles, perte de cles, perdu la cle, perdu les cles, perdre les cles, perdre la cle, rendre les cles, laisser les cles, remettre les cles, deposer les cles, double de cle, clef, clefs, cles perdues, cle perdue, serrurier",
  access_code:
    "code de la porte, code d acces, code d entree, code de porte, digicode*, boite a cle*, code du portail, code porte, code portail, boitier a cle, boite a clefs, code du portillon, code de l entree, code d immeuble, boite a code*, boite a codes, acceder au logement, acceder au gite, acceder a l appartement, acces au logement, boite a cles, boite a cle, boite a code, serrure connectee, serrure a code, arrivee autonome, coffre a cles, comment on entre, comment entrer, cle electronique, recuperer les cles",
  id_document:
    "passeport*, piece d identite, carte d identite, permis de conduire, justificatif d identite, papiers d identite, cni, pieces d identite, fiche de police, fiche d inscription, identite, fiche individuelle, noms des occupants, noms de tous, coordonnees de tous",
  occupancy:
    "combien de personnes, combien de couchages, capacite d accueil, nombre de personnes, nombre de voyageurs, nombre de couchages, on peut dormir a combien, loger combien, combien de gens, nombre d occupants, combien de personnes peuvent dormir, venir a combien, nombre maximum, nombre maximal, capacite maximale, capacite d hebergement, depassement, depasser le nombre, plus de monde, une personne de plus, bebe compte, maximum de personnes, personnes maximum, peut venir a combien, peut etre combien, combien peut on, combien de monde",
  minimum_age:
    "age minimum, age minimal, quel age, mineur*, limite d age, sans ses parents, sans parents, toute seule à l'hôtel, pas encore 18 ans, moins de 18, a 17 ans, majeur, accompagne d un adulte, accompagnes d un adulte, adolescent*, accompagnes de leurs parents, mineur, mineurs, majeur*, majorite, plus de 18 ans, 18 ans, quel age faut, non accompagne*, seuls sans, sans adulte, jeunes de, groupe de jeunes, groupes de jeunes",
  booking:
    "reservation*, numero de reservation, disponibilite*, chambre disponible, vous avez de la place, reste t il des chambres, reste t il une chambre, chambre libre, chambres disponibles, vous reste t il, resa, confirmation de reservation, dispo, sejour minimum, duree minimum, duree minimale, une seule nuit, nuits minimum, nuitees minimum, minimum de nuits, minimum de deux nuits",
  cancellation:
    "annul*, annulation*, desister, conditions d annulation, ne pourrons pas venir, se désister, renoncer, ne pas venir finalement, empêchement, si on ne vient pas, si on ne peut pas venir",
  change_of_booking:
    "modifier ma reservation, modifier la reservation, changer ma reservation, changer les dates, modifier les dates, modification de reservation",
  deposit:
    "caution*, acompte*, depot de garantie, arrhes, prepaiement*, bloquer de l'argent, bloquer une somme, empreinte bancaire, empreinte de carte, caution, bloquer un montant, prélever avant, depot garantie, verser un acompte, versement d un acompte, caution rendue, restituer la caution, recuperer la caution, rendre la caution, caution restituee, cheque de caution, verser pour reserver, somme a verser, garantie bancaire",
  payment:
    "payer, paiement*, carte bancaire, carte de credit, carte bleue, carte, cartes, especes, visa, mastercard, cheque*, paypal, regler, reglement, moyens de paiement, virement*, liquide, cb, sans contact, cheques vacances, ancv, american express, amex, payer par carte, payer en liquide, twint, bancontact, apple pay, google pay, régler, régler la note, du liquide, payer en espèces, espèces, payer sans contact, regler en especes, en especes, par cheque, en liquide, regler en liquide, payer en especes, regler par carte, billets de 200, billets de 500, gros billets, payer sur place, payer a l arrivee, reglement du sejour, reglement par, mode de paiement, modalites de paiement, payer d avance, payer en avance, paiement a l arrivee, regler le sejour, regler sur place, rib, cartes bancaires, payable",
  city_tax:
    "taxe de sejour, taxe*, taxe touristique, taxe à la commune, taxe à la ville, taxe locale, payer à la ville, taxe par personne",
  invoice:
    "facture*, recu, tva, justificatif de paiement, note de frais, la note, addition, ticket de caisse, justificatif, au nom de ma boîte, au nom de ma société, au nom de l'entreprise, pour ma boîte",
  refund: "rembours*",
  extra_night:
    "nuit supplementaire, nuit de plus, prolonger, prolongation*, rester plus longtemps, une autre nuit, une nuit de plus, ajouter une nuit, rester une nuit, prolonger notre sejour, prolonger mon sejour",
  room_upgrade:
    "surclass*, upgrade*, chambre superieure, meilleure chambre, côté lac, chambre sur le lac, supplément vue, passer côté lac",
  discount:
    "reduction*, remise*, code promo, promotion*, rabais, offre speciale, tarif reduit, moins cher, bon plan, code de reduction, tarif etudiant, tarif senior, ristourne*",
  gift_voucher: "bon cadeau, cheque cadeau, carte cadeau, bons cadeaux",
  group: "groupe*",
  guest_card:
    "carte d hote, carte de visiteur, carte visiteur, guest card, carte touristique, pass touristique, city pass, carte vacances, carte invite, pass region, carte region",
  opening_season:
    "fermeture annuelle, fermeture saisonniere, fermeture hivernale, conges annuels, ferme en hiver, ferme l hiver, rouvr*, reouvert*, ouvert toute l annee, ouvert en hiver, debut de saison, fin de saison, periode d ouverture, saison d ouverture, vacances annuelles, ouvrez toute l annee, quels mois",
  luggage:
    "bagage*, valise*, sac, sacs, bagagerie*, consigne*, deposer nos affaires, laisser nos affaires, laisser nos sacs, sac a dos, laisser les bagages, garder nos bagages, depot de bagages, laisser les sacs, poser nos sacs, garder nos valises, déposer nos valises, laisser nos valises, consigne, poser les valises, poser nos valises, laisser les valises, poser les bagages, deposer les valises, deposer nos bagages, poser nos affaires",
  lost_property:
    "objet perdu, objets trouves, objets perdus, oublie, j ai perdu, perdu, laisse dans, j ai oublie, on a oublie, nous avons oublie, laisse mon, egare*, oublié dans la chambre, oublié chez vous, laissé dans la chambre, retrouvé, objet trouvé, objets trouvés, me renvoyer, perdu chez vous, oublie dans la chambre, laisse dans la chambre, vous gardez les objets, objets oublies",
  room_types:
    "type de chambre, types de chambres, chambre double, chambre simple, suite*, appartement*, chambre triple, chambres communicantes, chambre twin, studio, chambre individuelle, chambre pour une personne, chambre pour deux, duplex, mètres carrés, taille de la chambre, superficie, quelle taille, catégorie de chambre",
  family_room:
    "chambre familiale, chambres familiales, chambre quadruple, suite familiale, chambre pour quatre",
  view: "vue, vues, vue sur le lac, vue mer, panorama*, donne sur, donnent sur, vue montagne, vue sur mer",
  bed: "lit, lits, lit double, grand lit, king size, lits separes, lits jumeaux, matelas, grands lits, lit queen, lits simples, lits superposes, sommier",
  extra_bed:
    "lit supplementaire, lit d appoint, lits supplementaires, canape lit, lit en plus, lits d appoint, lit de camp, rajouter un lit, ajouter un lit, clic clac, lit gigogne, convertible, troisieme lit, matelas en plus, lit d'appoint, un troisième dans la chambre, à trois dans la chambre, un lit de plus, dormir a trois",
  cot: "lit bebe, lit pour bebe, berceau*, lit parapluie, lits bebe, lit pour enfant, lit d enfant, lit pliant bebe, lits parapluies, lit a barreaux, dormir bebe, lit de bebe, lit pour le bébé, petit lit, lit bébé, berceau",
  bedding:
    "oreiller*, couverture*, couette*, draps, linge de lit, literie*, plaid*, traversin*, taies, edredon*, surmatelas, linge de maison, literie, parure*, defaire les lits, defaire les draps, defaits, enlever les draps, oter les draps, lits defaits, lits faits, lits sont faits, lits seront faits, lit fait, drap housse, housse de couette, housses, taie*, couvertures, alese*, sac de couchage, sacs de couchage, location de draps, draps fournis, apporter les draps, apporter ses draps, draps a la fin, kit linge",
  towels:
    "serviette*, serviettes de bain, serviette de plage, drap de bain, serviettes de piscine, serviettes pour la piscine, drap de plage, serviettes piscine, serviettes, serviettes de toilette, serviette de toilette, linge de toilette, draps de bain, torchons, essuie mains, linge de bain",
  pool_towels:
    "serviette de plage, serviette de piscine, serviettes pour la piscine, drap de plage, drap de piscine, serviettes de la piscine, serviettes piscine, serviettes pour la plage",
  toiletries:
    "shampo*, savon*, gel douche, produits de toilette, brosse a dents, dentifrice*, articles de toilette, papier toilette, rasoir*, gel de douche, pq, kit dentaire, coton tige, necessaire de toilette, rasage, apres shampoing",
  bathrobe: "peignoir*, chausson*, pantoufle*, sortie de bain, claquettes, tongs",
  bathroom:
    "salle de bain, salle de bains, toilettes, wc, salles de bain, salle d eau, sanitaires, bidet, salle de douche, wc prives, cabinet de toilette, lavabo",
  bathtub: "baignoire*, bain",
  shower: "douche*",
  hot_water: "eau chaude, chauffe eau, ballon d eau chaude, cumulus, plus d eau chaude",
  hairdryer:
    "seche cheveux, seche cheveu, secher les cheveux, lisseur, foehn, sécher les cheveux, me sécher les cheveux, sèche cheveux",
  iron: "fer a repasser, repass*, planche a repasser, defroisseur, centrale vapeur, table a repasser, fer, repasser, fer à repasser, froissé*, chiffonné*",
  safe: "coffre*, coffre fort, objets de valeur, casier*, cadenas, consigne pour objets de valeur, mettre sous clé, bijoux, coffre, enfermer l'ordinateur, en sécurité mes affaires",
  minibar:
    "minibar*, mini bar, garder au frais, mettre au frais, tenir au frais, au frais, petit frigo, frigo dans la chambre",
  fridge: "frigo*, refrigerateur*, congelateur*",
  medicine_fridge:
    "insuline*, garder mes medicaments, conserver mes medicaments, medicament au frais, medicament au frigo, conserver un medicament, conserver des medicaments, refrigerer un medicament, refrigerer des medicaments, refrigerateur pour medicaments, medicaments au refrigerateur",
  kettle:
    "bouilloire*, the, plateau de courtoisie, bouillir de l eau, eau bouillante, faire du the, sachets de the, faire du thé, faire un thé, eau chaude pour, chauffer de l'eau, faire une tisane",
  coffee:
    "cafe, cafetiere*, machine a cafe, expresso*, cappuccino*, nespresso, capsules, senseo, dosettes, faire un café, se faire un café, machine à café, cafetière",
  kitchen:
    "cuisine, cuisiner, kitchenette*, micro ondes, plaque de cuisson, coin cuisine, four, cuisiner nous meme, vaisselle, lave vaisselle, gaziniere, casseroles, faire a manger, cuisine equipee, plaques a induction, faire la vaisselle, laver la vaisselle, vider le lave vaisselle, casserole*, couverts, assiettes, verres, grille pain, ustensile*, plaques de cuisson, faire cuire, ranger la vaisselle, friture, raclette",
  water:
    "eau potable, eau du robinet, bouteille d eau, eau minerale, eau du robinet potable, fontaine a eau, carafe d eau, boire l eau",
  tv: "tv, tele, television*, televiseur*, chaines, match a la tele, telecommande, ecran plat, chaines de tele, télé*, regarder un film, la télé, chaînes",
  streaming: "netflix, streaming, chromecast, youtube, disney, regarder nos séries, notre compte netflix",
  phone: "telephone dans la chambre, telephoner, telephone de la chambre",
  desk: "bureau, espace de travail, teletravail*",
  power_socket:
    "adaptateur*, chargeur*, prise electrique, prise de courant, prise usb, recharger mon telephone, recharger le telephone, charger mon telephone, rallonge, multiprise, une prise, des prises, la prise, les prises, prises electriques, prises usb, brancher mon, charger mon téléphone, nos prises, prises suisses, prise anglaise, quel type de prise, rallonge*, multiprise*, prolongateur*, cable electrique, prise europeenne",
  air_conditioning:
    "climatis*, clim, ventilateur*, air conditionne, rafraichir la chambre, trop chaud dans la chambre, rafraîchir la chambre",
  heating:
    "chauffage*, chauffe*, radiateur*, froid dans la chambre, chauffage au sol, thermostat*, chauffage d appoint, poele, poele a bois, poele a granules, chauffages, convecteur*",
  balcony: "balcon*",
  terrace: "terrasse*, toit terrasse",
  noise:
    "bruit*, bruyant*, calme*, insonoris*, bouchons d oreille, silencieu*, boules quies, sonore, isolation phonique",
  quiet_hours:
    "heures de silence, heures calmes, tapage*, silence, faire du bruit, couvre feu, pas de bruit, faire silence, ne plus faire de bruit, musique jusqu'à, silence la nuit, être calme le soir, tranquillite, calme, nuisances sonores, nuisance sonore, nuisances, bruit la nuit, bruit apres, bruit entre, moins de bruit, eviter le bruit, eviter tout bruit, eviter les bruits, musique, mettre de la musique, musique forte, voisinage, respecter le calme, respect du voisinage, repos, gener, gene, deranger, respect du repos, volume, instruments de musique, etre silencieux, se taire, nocturne",
  housekeeping:
    "menage, nettoy*, femme de chambre, faire la chambre, service de menage, nettoyage*, changer les draps, refaire la chambre, faire le menage, faire les lits, changement de draps, changement des serviettes, serviettes propres, faire le ménage, ménage, faire le lit, nettoyer la chambre, draps propres, changer le linge, changement de linge, linge change, draps changes, serviettes changees",
  waste:
    "poubelle*, ordures, dechet*, tri selectif, conteneur*, tri des dechets, bac de tri, verre a recycler, trier, poubelles, trier les, le tri, trier les dechets, recyclage, recycler, bac jaune, sac jaune, bouteilles vides, verre vide, container*, compost*, carton*, ordures menageres, encombrants, detritus, local poubelle*, sortir les poubelles, vider les poubelles, jeter les ordures, dechetterie, bennes, ramassage",
  smoking:
    "fum*, fumeur*, non fumeur, cigarette*, cendrier*, vapot*, tabac, clope*, terrasse fumeur, chicha, iqos, e cigarette, fumer, vapoter, cendrier, vape",
  insects:
    "moustique*, insecte*, moustiquaire*, punaise*, cafards, guepes, fourmis, punaises de lit, bestioles",
  wifi: "wifi, wi fi, internet, code wifi, connexion*, reseau, se connecter, wi fi gratuit, code du wifi, mot de passe wifi, cle wifi, debit internet, connexion, me connecter, visio",
  sim_card: "carte sim, sim, esim, e sim, carte prepayee, puce telephone",
  mobile_signal:
    "reseau mobile, couverture mobile, couverture reseau, capter, on capte, ca capte, reseau telephonique, signal mobile, 4g, 5g, lte, itinerance, roaming, reception mobile, donnees mobiles, reseau portable",
  elevator:
    "ascenseur*, escalier*, etages, monte charge, monter a pied, monter à pied, porter dans les escaliers, poussette dans l'ascenseur",
  accessibility:
    "handicap*, fauteuil roulant, accessib*, mobilite reduite, pmr, rampe, personne agee, deambulateur*, a mobilite, plain pied, déambulateur, sans marches, béquilles, mal à marcher, sans escalier",
  pool: "piscine*, nager, baignade*, se baigner, transat*, chaises longues, pataugeoire*, bassin*, nage, toboggan*, piscine chauffee, bain de soleil, faire trempette, piquer une tête, faire des longueurs, barboter, se tremper, plouf",
  lifeguard:
    "maitre nageur, sauveteur*, surveillant de baignade, piscine surveillee, baignade surveillee, plage surveillee, nageur sauveteur",
  swimming_cap: "bonnet de bain, bonnet de piscine, bonnet obligatoire, bonnet piscine, bonnet a la piscine",
  gym: "salle de sport, fitness, salle de gym, gym, musculation*, salle de musculation, faire du sport, salle de fitness, appareils de musculation, tapis de course, halteres, salle de remise en forme, remise en forme, musculation, m'entraîner, haltères",
  spa: "spa, bien etre, hammam*, bain turc, soin, soins, institut de beaute, espace bien etre, soins du visage, balneo, thalasso, gommage, hammam, bain de vapeur, détente, bien être",
  sauna: "sauna*",
  massage: "massage*, massages, masseu*, masser, me faire masser",
  hot_tub:
    "jacuzzi*, bain a remous, bains a remous, spa privatif, bain nordique, bains bouillonnants, jaccuzi",
  garden: "jardin*, parc de l hotel, cour",
  barbecue: "barbecue*, grill*, bbq, grillade*, plancha*, charbon de bois, barbecues a gaz",
  fireplace:
    "cheminee*, feu de bois, poele a bois, poele a granules, feu de cheminee, faire du feu, feu de camp, feux de camp, brasero*",
  firewood:
    "bois de chauffage, buches, bois pour la cheminee, bois pour le poele, bois de cheminee, allume feu, granules, petit bois",
  lounge: "salon, salon commun, espace commun",
  library:
    "bibliotheque*, emprunter un livre, emprunter des livres, coin lecture, salle de lecture, romans, echange de livres, des livres, livres a emprunter, livres a disposition",
  games: "jeux, jeux de societe, billard*, ping pong, salle de jeux",
  meeting_room:
    "salle de reunion, salles de reunion, reunion*, conference*, seminaire*, banquet*, salle de conference, salle de seminaire, salle de réunion, séminaire, réunion*, salle pour une réunion, salle pour notre équipe",
  coworking: "coworking*, espace coworking, bureau partage, espace de coworking",
  printer:
    "imprim*, photocop*, carte d embarquement, scanner, impression*, scanner un document, billets a imprimer, imprimer, impression",
  laundry:
    "blanchisserie*, lave linge, machine a laver, laver mon linge, laver du linge, buanderie*, laverie*, linge, laver mes vetements, laver des vetements, lessive*, pressing laverie, laver nos vetements, seche linge, faire une lessive, etendoir, etendre le linge, nettoyer mes vetements, laver mes chemises, laver nos vêtements, faire laver, linge sale, pressing, lessive, chemises",
  dry_cleaning: "nettoyage a sec, pressing*",
  playground: "aire de jeux, aire de jeu, jeux exterieurs, balancoire*, toboggan*, balançoire*, bac à sable",
  kids_club:
    "club enfants, club enfant, animation*, mini club, activites pour enfants, activites enfants, miniclub, occuper les petits, occuper les enfants, amuser les enfants",
  security_cameras:
    "camera*, videosurveillance*, video surveillance, surveillance, filmé*, caméra*, vidéosurveillance, surveillé par",
  concierge: "concierge*, conciergerie*, bagagiste*, portier*",
  tip: "pourboire*, service compris, laisser un pourboire",
  staff_languages:
    "langues, langue, parlez vous, parle, parlees, parlent, quelqu un parle, parlez vous anglais, on parle, anglophone*, vous parlez, quelqu'un parle, parle français, parle ma langue, se débrouiller en anglais",
  house_rules: "reglement interieur, regles de la maison, reglement*, regles",
  fire_safety:
    "alarme incendie, issue de secours, sortie de secours, extincteur*, detecteur de fumee, point de rassemblement, point de rencontre incendie, evacuation*, evacuer, incendie*, en cas de feu, securite incendie, plan d evacuation, escalier de secours, couverture anti feu, monoxyde, flamme nue, flammes nues, bougie allumee, feu ouvert, bougie*, bougies, feu d artifice, feux d artifice, petard*, encens, flambeau*, feu de camp, feux de camp, faire un feu, faire du feu, allumer un feu, feux ouverts, brasero*, inflammable*, lanterne*, tout feu, feux",
  visitors:
    "visiteur*, inviter, invites, personne supplementaire, recevoir des amis, visite d amis, faire venir, recevoir quelqu un, ami dans la chambre, amis dans la chambre, recevoir du monde, amie dans la chambre, recevoir quelqu'un, inviter quelqu'un, quelqu'un dans ma chambre, amener quelqu'un, monter dans ma chambre, monter dans la chambre, venir dans la chambre, amis peuvent venir, ami peut dormir, amis dormir, nous rendre visite, venir nous voir, recevoir de la visite, personnes etrangeres, personne etrangere, personnes exterieures, personne exterieure, personnes non inscrites, personnes non declarees, personnes non prevues, invite*, amis peuvent, amis passer, des amis, famille passer, passer nous voir, venir nous rendre, les visites, visite de, personnes supplementaires, personnes non hebergees, non hebergees, non residents, visiteurs exterieurs, personnes autres que, personnes non mentionnees, dormir avec nous, dormir chez nous, dormir sur place, rester dormir, rester la nuit, dormir sur le canape, invites exterieurs, convives, tierces personnes",
  parties: "fete*, evenement*, enterrement de vie, soiree privee, fete d anniversaire",
  wedding: "mariage*, se marier, noces",
  photographer:
    "photographe*, seance photo, shooting photo, photos de mariage, shooting, photos de famille, photos professionnelles",
  damage:
    "degat*, casse, endommag*, dommage*, casser, casse quelque chose, briser, brise*, abim*, deteriore*, deterioration*, degradation*, degrade*, tache*, tacher, renverse, bris, perte ou casse, objet casse, objets casses, vaisselle cassee, verre casse, cassons, casserait, qui paie si, remplacement, a la charge du locataire, rembourser les degats, reparation*, frais de remplacement, cassees, casses, cassee",
  sustainability: "ecolog*, developpement durable, environnement*, recycl*, durable",
  breakfast:
    "petit dejeuner*, petit dej, petits dejeuners, brunch*, pdj, p tit dej, ptit dej, manger le matin, dejeuner le matin, buffet du matin, petit déj, p'tit déj, déjeuner le matin, tartines",
  lunch:
    "dejeuner, dejeuners, repas de midi, manger a midi, manger le midi, dejeuner sur place, dejeuner au restaurant, manger à midi, le midi, sandwich, casse croûte, grignoter, déjeuner à midi, une salade, snack, le midi aussi, ouvert le midi, repas du midi",
  packed_lunch:
    "panier repas, paniers repas, pique nique*, piquenique*, panier pique nique, repas a emporter, lunch box, sandwichs a emporter, casse croute*, boite a lunch, petit dejeuner a emporter, lunch a emporter, sac repas, dejeuner a emporter",
  dinner:
    "diner*, souper*, repas du soir, manger le soir, manger ce soir, diner sur place, diner ce soir, repas ce soir",
  half_board:
    "demi pension, pension complete, tout compris, formule repas, petit déjeuner et dîner, avec le dîner, ajouter le dîner, dîner compris, formule dîner",
  restaurant:
    "restaurant*, restauration*, salle a manger, carte du restaurant, manger sur place, manger a l hotel, menu, repas, reserver une table, resto, restos, restau, table pour, une table, manger chez vous, plat du jour, formule du midi, service du soir, plats, brasserie, souper, quelque chose à manger, faim, cuisine ouverte, manger le soir",
  kids_menu:
    "menu enfant, menu pour enfants, menu pour les enfants, plat enfant, plats pour enfants, portion enfant, repas enfant, repas pour enfants, repas pour les enfants, demi portion, menu bambin, petite portion",
  tasting_menu:
    "menu degustation, degustation du chef, menu gastronomique, menu surprise, menu decouverte, menu du chef, table du chef, menu en plusieurs services, menu fixe, combien de plats, menu 5 services",
  own_food:
    "apporter notre nourriture, apporter sa nourriture, apporter notre repas, propre nourriture, nourriture de l exterieur, nourriture exterieure, apporter a manger, notre propre repas, nos propres boissons, apporter des boissons, apporter notre gateau, propre gateau, livraison de repas, se faire livrer, faire livrer, commander une pizza, livraison de pizza, uber eats, deliveroo, manger nos provisions, nos provisions, amener a manger, amener notre nourriture, nos propres plats, pique nique, apporter de la nourriture, boissons exterieures, pique nique*, piquenique*, manger dans la chambre, manger dans sa chambre, repas dans la chambre, repas dans les chambres, apporter son repas",
  bar: "bar, cocktail*, boisson*, alcool*, biere*, vin, vins, aperitif*, boire un verre, un verre, apero*, pinte, prendre un verre, apéro, apéritif, une bière, dernier verre",
  wine_list:
    "carte des vins, vin au verre, vins au verre, vin local, vins locaux, vins de la region, sommelier*, accord mets, vin de la maison, vins naturels, vin nature, vin bio, pichet*",
  corkage:
    "droit de bouchon, propre vin, notre vin, nos vins, propre bouteille, apporter du vin, apporter une bouteille, notre bouteille, apporter de l alcool, propre alcool, nos propres boissons, apporter notre champagne, amener notre vin, amener une bouteille, amener du vin",
  wine_tasting:
    "degustation de vin, degustation de vins, degustation, deguster, gouter vos vins, visite de cave, visite de la cave, visite des caves, cave a vin, cave, chai, vigneron*, vignoble*, vignes, domaine viticole, caveau, oenolog*, oenotour*, viticult*, degustation de fromage, degustation de biere",
  cooking_class:
    "cours de cuisine, atelier de cuisine, atelier cuisine, ateliers de cuisine, apprendre a cuisiner, ecole de cuisine, atelier culinaire, cours de patisserie, stage de cuisine",
  room_service:
    "room service, service en chambre, service d etage, petit dejeuner en chambre, manger dans la chambre, repas en chambre, petit dejeuner au lit, service de chambre, petit dejeuner dans la chambre, manger en chambre, livrer en chambre, servir en chambre, plateau repas, monter un plateau, repas dans la chambre, monter à manger, nous monter quelque chose, plateau en chambre, faire monter",
  diet: "vegetarien*, vegan*, vegetalien*, halal, casher, kasher, lactose, regime*, vege, sans viande, sans porc, sans lactose, sans lait, ne mange pas de viande, végé, végétal, vegan, végétarien*, végan*, pas de viande",
  allergy:
    "allerg*, gluten*, sans gluten, coeliaque*, intoleran*, arachide*, fruits a coque, noix, coeliaque, intolérant*, gluten, lactose, fruits à coque, ne supporte pas, sans lait, allergique aux noix, allergique*, la cuisine en utilise, allergie aux noix",
  dress_code:
    "code vestimentaire, tenue exigee, tenue correcte, tenue, dress code, en short, cravate*, comment s habiller, s habiller, venir en short, faut il une veste",
  vending_machine:
    "distributeur de boissons, distributeur automatique, snack*, glacons, machine a glacons, en cas",
  children:
    "enfant*, bebe*, famille*, petit enfant, fils, fille, gamin*, gosse*, tout petit, ado, ados, bambin*, petite fille, petit garcon, nourrisson*, jusqu a quel age, enfants gratuits, gratuit pour les enfants, enfants payent a partir",
  babysitting:
    "babysitt*, baby sitt*, garde d enfant*, nounou*, garderie*, garder les enfants, garder nos enfants, garder les petits, garde enfants, garde d'enfants, nounou, baby sitter*, garder notre fille, garder notre fils, faire garder",
  stroller: "poussette*, landau*, porte bebe",
  changing_table:
    "table a langer, matelas a langer, plan a langer, langer, changer le bebe, changer bebe, couche bebe, pot bebe, baignoire bebe, baignoire pour bebe, espace change, couches pour bebe, paquet de couches, des couches",
  baby_food:
    "petit pot, petits pots, chauffe biberon*, biberon*, lait infantile, lait maternise, lait en poudre, nourriture pour bebe, sterilisateur*, steriliser, lait maternel, repas bebe, puree, puree pour bebe, rechauffer le biberon, bouillie",
  high_chair:
    "chaise haute, chaises hautes, rehausseur*, chaise bebe, chaise pour bebe, siege bebe, chaise bébé, réhausseur",
  pets: "animal*, animaux*, chien*, chat, chats, animaux de compagnie, toutou*, chiot*, chatte, nos amies les betes, compagnon a quatre pattes, toutou, chiot, petit chien, quatre pattes, chaton, labrador, teckel, en laisse, tenu en laisse, tenus en laisse, museliere*, aboie*, aboyer, aboiement*, vaccin*, tatoue*, carnet de sante, dejection*, crotte*, panier pour chien, categorie 1, chiens d assistance, chien guide, hamster, lapin, la laisse, une laisse",
  farm_animals:
    "animaux de la ferme, animaux de ferme, mini ferme, ferme pedagogique, caresser les animaux, nourrir les animaux, chevre*, mouton*, vaches, poules, anes, alpaga*, lama, lapins, traire, traite des vaches, visiter l etable, etable, cochons, ramasser les oeufs",
  parking:
    "parking*, parc de stationnement, stationn*, garer*, se garer, garage*, place de parking, voiture*, voiturier*, vehicule*, place pour la voiture, laisser la voiture, laisser ma voiture, mettre la voiture, bagnole, auto, poser la voiture, parc auto, parking souterrain, garer, me garer, coffre de toit, où mettre la voiture, stationner, vitesse, rouler au pas, rouler vite",
  ev_charging:
    "borne de recharge, bornes de recharge, voiture electrique, voitures electriques, recharger ma voiture, recharge electrique, recharger la voiture, recharger une voiture, vehicule electrique, tesla, borne electrique, recharger, borne, charger la voiture, charger ma voiture, prise pour voiture, voiture hybride, prise type 2, wallbox, charger une voiture, superchargeur, voiture électrique, recharger ma, brancher la voiture, kwh, borne*",
  shuttle:
    "navette*, transfert*, venir nous chercher, venir me chercher, venez nous chercher, vous venez nous chercher, pouvez vous nous chercher, aller nous chercher, service de transport, nous deposer, navette aeroport, navette gare, nous récupérer, chauffeur, nous emmener",
  taxi: "taxi*, uber, vtc, appeler une voiture, une voiture pour la gare, course jusqu'à",
  airport: "aeroport*, vol, vols, avion*, terminal, aerogare",
  train: "gare, train*, trains, sncf, tgv, rer, ter, cff, la gare, en train, du train",
  bus: "bus, autobus, arret de bus, tram*, metro*, transports en commun, transport public, transports publics, arret de tram, car postal, horaires de bus, autocar*",
  car_hire:
    "location de voiture, louer une voiture, voiture de location, location de voitures, louer une auto, location auto, location d une voiture, autopartage",
  bicycle:
    "velo*, bicyclette*, vtt, location de velo, cyclis*, vae, louer des velos, local velo, local a velos, piste cyclable, garage a velo, trottinette*, vélo*, vélo électrique, faire du vélo",
  motorcycle: "moto, motos, scooter*",
  petrol_station:
    "station service, station essence, pompe a essence, essence, gazole, gasoil, diesel, faire le plein, carburant*, sans plomb, gpl, pompe essence",
  winter_tyres:
    "pneu neige, pneus hiver, pneus d hiver, chaines a neige, chaines neige, chaines pour la voiture, chaines pour les pneus, equipement hiver, deneig*, route deneigee, 4x4, quatre roues motrices, chaussettes neige, chaines obligatoires, pneus cloutes, faut il des chaines, besoin de chaines",
  boat: "bateau*, ferry*, croisiere*, voile, aller sur les îles, vers les îles, aux îles, ferry, embarcadère, vaporetto, bateaux pour les îles, bateau pour les îles, bateaux publics, d où partent les bateaux, horaires des bateaux",
  address:
    "adresse*, code postal, ou se trouve l hotel, ou est l hotel, ou etes vous, itineraire*, comment venir, localisation*, situe, emplacement*, ou est situe, comment venir chez vous, comment vous rejoindre, gps, ou vous trouvez vous, ou etes vous situes, comment on vient, coordonnees gps, comment arriver chez vous, acces en voiture, votre emplacement, quelle sortie, sortie d'autoroute, vous trouver, venir chez vous en voiture, itinéraire, accès en voiture",
  contact:
    "numero de telephone, telephone, e mail, email*, mail, contacter*, contact, joindre, appeler, vous joindre, vous appeler, numero de tel, tel, whatsapp, adresse mail, courriel, votre numéro, numéro de téléphone, téléphoner à l'hôtel, contacter par téléphone, a quelle adresse envoyer, a quelle adresse mail, ou envoyer, l envoyer a qui",
  city_center:
    "centre ville, centre, vieille ville, aller en ville, centre bourg, centre du village, le bourg",
  tours:
    "excursion*, visite*, visites guidees, activites, balade*, billets, que faire, guide, quoi faire, que peut on faire, activites a faire, sorties, choses a faire, que visiter, tour en bateau, croisière, balade en bateau, tour des îles, sortie en bateau",
  hiking:
    "randonnee*, rando, randonneur*, sentier*, marche a pied, promenade*, chemin de randonnee, raquettes, trek, trekking, marche nordique, refuge*, carte des sentiers, itineraires de randonnee, batons de marche",
  climbing:
    "escalade*, grimper, mur d escalade, salle d escalade, via ferrata, accrobranche*, canyoning*, bloc d escalade, varappe, parc aventure",
  mountain_safety:
    "avalanche*, secours en montagne, risque d avalanche, chute de pierres, securite en montagne, arva, dva, hors piste, guide de montagne, guide de haute montagne, pghm, orage en montagne",
  cable_car:
    "telepherique*, telecabine*, telesiege*, remontee mecanique, funiculaire*, teleski*, tire fesses, oeufs telecabine, train a cremaillere, gare de depart telecabine",
  attractions:
    "attraction*, musee*, monument*, chateau*, eglise*, theatre*, cinema*, a visiter, a voir, villa",
  religious_service:
    "messe*, culte*, mosquee*, synagogue*, priere*, prier, salle de priere, tapis de priere, qibla, chapelle*, office religieux, lieu de culte, service religieux, eglise catholique, eglise protestante, temple protestant",
  nearby_restaurants:
    "restaurants a proximite, restaurant a proximite, restaurants pres, bon restaurant, ou manger, conseiller un restaurant, recommander un restaurant, pizzeria*, restaurant dans le coin, restaurants aux alentours, restaurants dans le coin, restaurant pres, manger dans le coin, un bon resto, resto dans le coin, restaurant chinois, restaurant japonais, une pizzeria pres",
  beach:
    "plage*, mer, bord de mer, sable, ocean, se baigner dans le lac, baignade dans le lac, nager dans le lac, ponton, plage de sable",
  lake: "lac, lacs, bord du lac",
  water_sports:
    "sports nautiques, sports d eau, surf*, planche a voile, kitesurf*, wakeboard*, ski nautique, plongee*, snorkeling, masque et tuba, kayak*, canoe*, paddle*, stand up paddle, pedalo*, jet ski, rafting, combinaison de plongee, activites nautiques, wing foil",
  fishing:
    "peche, pecheur*, permis de peche, carte de peche, canne a peche, peche a la ligne, etang de peche",
  ski: "ski, skis, skier, neige, pistes, station de ski, domaine skiable, remonte pente, enneigement*",
  ski_pass: "forfait de ski, forfait ski, forfait remontees, ski pass, skipass, abonnement de ski",
  ski_school:
    "ecole de ski, cours de ski, moniteur de ski, lecon de ski, esf, apprendre a skier, cours de snowboard, jardin des neiges, club piou piou",
  ski_rental:
    "location de ski, location de skis, louer des skis, louer du materiel de ski, location materiel ski, location de materiel de ski, materiel de ski, louer un snowboard, location de snowboard, louer des chaussures de ski, location ski, louer skis, magasin de ski, fartage, louer un casque de ski",
  ski_storage:
    "local a ski, local a skis, local ski, locaux a skis, casier a ski, casiers a ski, casier a skis, casiers a skis, ranger les skis, ranger nos skis, laisser les skis, deposer les skis, seche chaussures, chauffe chaussures, consigne a skis, consigne a ski, mettre les skis, stocker les skis, poser les skis, secher les chaussures de ski",
  ski_bus:
    "ski bus, skibus, navette des pistes, navette pour les pistes, navette ski, navette vers les pistes, bus des pistes, bus pour les pistes, navette des neiges, navette station",
  cross_country:
    "ski de fond, ski nordique, piste de fond, fondeur*, pistes nordiques, ski de randonnee nordique",
  sledging: "luge*, traineau*, bobsleigh, piste de luge, faire de la luge, toboggan des neiges",
  sports: "sport, sports, yoga, course a pied, football*",
  tennis: "tennis, court de tennis, padel, squash, badminton, terrain de tennis, raquette de tennis",
  golf: "golf, terrain de golf, mini golf, minigolf, green fee, parcours de golf, practice de golf",
  horse_riding:
    "equitation*, cheval, chevaux, poney*, balade a cheval, monter a cheval, promenade a cheval, centre equestre, equestre*, caleche*, cours d equitation, balade a poney, ecurie*",
  shops:
    "supermarche*, magasin*, boutique*, epicerie*, boulangerie*, souvenirs, courses, commerce*, shopping, faire les courses, superette*, depanneur*, carrefour, boulanger, tabac presse, achats, acheter de l'eau, acheter des fruits, épicerie, supérette, acheter à manger, acheter du pain, supermarché",
  farm_shop:
    "produits de la ferme, vente a la ferme, boutique de la ferme, produits locaux, produits regionaux, produits du terroir, vente directe, acheter vos produits, acheter du vin, acheter votre vin, oeufs frais, lait frais, confiture maison, miel, produits maison, magasin de la ferme, produits fermiers",
  market:
    "brocante*, marche aux puces, jour de marche, le marche, un marche, au marche, marche hebdomadaire, marche local, marches locaux, les marches",
  pharmacy:
    "pharmacie*, medicament*, aspirine*, paracetamol*, doliprane*, pansement*, medocs, ibuprofene, antidouleur*, comprimes, pharmaci*, médicament*, ibuprofène, doliprane, paracétamol, aspirine",
  doctor:
    "medecin*, docteur*, hopital*, clinique*, dentiste*, premiers secours, infirmier*, medecin de garde, pediatre*, veterinaire*, infirmerie, hosto, cabinet medical",
  emergency:
    "urgence*, ambulance*, pompier*, police*, samu, numéro d'urgence, urgences, en cas d'urgence, numéro en cas",
  cash_machine:
    "distributeur de billets, distributeur d argent, distributeur, banque*, retirer de l argent, dab, guichet automatique, retrait, retirer des especes, retirer du cash, bancomat, atm, retirer de l'argent, plus de liquide, tirer de l'argent, retirer du liquide",
  currency_exchange:
    "bureau de change, changer de l argent, taux de change, changer des dollars, changer des devises, devises, change de devises, echanger de l argent, changer des euros, changer des francs, faire du change, changer de la monnaie, changer l argent",
  weather: "meteo*, pluie, temperature*, temps qu il fait, previsions, quel temps",
  nightlife:
    "boite de nuit, discotheque*, vie nocturne, musique live, danser, casino*, concert*, sortir le soir, animations",
  umbrella: "parapluie*, imperméable",
  newspaper: "journal, journaux, magazine*, presse",
  parcel:
    "colis, la poste, timbre*, carte postale, cartes postales, courrier*, bureau de poste, livraison*, recevoir un colis, envoyer une lettre, poster, chronopost, boite aux lettres",
  wake_up_call: "reveil*, appel reveil, reveiller, me reveiller, nous reveiller",
  pitch:
    "emplacement de camping, emplacement pour tente, emplacement tente, emplacement caravane, emplacement camping car, tente*, caravane*, camping car, camping cars, camping*, campeur*, camper, fourgon amenage, van amenage, borne electrique camping, raccordement electrique, planter la tente, planter une tente, mobil home, auvent*, glamping, tapis de sol, emplacement, emplacements, toile de tente, petite tente, tente supplementaire, tonnelle*, mobil homes, borne electrique, ampere*, branchement electrique",
  dump_station:
    "aire de vidange, vidange*, eaux usees, eaux grises, eaux noires, toilettes chimiques, wc chimique, cassette wc, vider la cassette, borne de vidange, aire de service camping car, borne de service, faire le plein d eau, eau propre",
  final_cleaning:
    "menage de fin, menage fin de sejour, menage final, nettoyage final, nettoyage de fin, frais de menage, forfait menage, option menage, menage en option, caution menage, menage de depart, etat de proprete, parfait etat, bon etat de proprete, rendre propre, rendu propre, rendus propres, laisser propre, laisse propre, laisser le logement propre, laisser le gite propre, etat de la location, dans quel etat, etat ou il, etat ou ils, dans l etat, balayer, balaye, passer le balai, passer l aspirateur, aspirateur, aspiration, serpilliere, faire le menage avant, faire le menage nous memes, faire le menage en partant, remise en etat, remettre en etat, menage inclus, menage compris, menage est compris, menage n est pas compris, menage est inclus",
  furniture:
    "meuble*, mobilier*, deplacer les lits, deplacer le lit, deplacer les meubles, deplacer des meubles, bouger les meubles, changer les meubles, deplacer la table",
  shoes:
    "chaussures, enlever ses chaussures, enlever les chaussures, chaussons, se dechausser, dechausser, chaussures de ville, pieds nus, bottes sales",
  windows:
    "fenetre*, fermer les fenetres, volet*, aerer, aeration, ventiler, porte d entree, portes et fenetres, fermer la porte, fermer les portes, fermer a cle, fermer a clef, verrouiller, store, stores, portail, fermer le portail, claquer la porte, aerez, ferme a cle",
  energy:
    "electricite, energie, frais d energie, forfait energie, economie d energie, eteindre, eteindre la lumiere, eteindre les lumieres, lumieres, lumiere, charges comprises, compteur*, eau et electricite, frais de chauffage, eteignez, economiser l eau, economiser, consommation d eau, consommation d electricite, consommation electrique, consommation excessive, consommation d energie, charges incluses, borne electrique, borne electrique camping, raccordement electrique, ampere*, branchement electrique",
  fuse_box:
    "fusible*, disjoncteur*, tableau electrique, coupure de courant, panne de courant, panne d electricite, plus de courant, plus d electricite, courant saute, lampe de poche, lampe torche, plombs",
  subletting:
    "sous louer, sous location*, sous louee, cession, ceder la location, relouer, tierce personne, a un tiers, a des tiers, usage commercial, transferer la reservation, non cessible, cessible",
  wristband: "bracelet*, badge d acces, badge, carte d acces au camping",
  driving:
    "rouler, au pas, km h, allure reduite, barriere*, portail ferme, circulation*, circuler, circulent, plaque d immatriculation, immatriculation*, plaque de la voiture, rentrer en voiture, entrer en voiture, sortir en voiture, vehicules a moteur, conduire sur le, a quelle vitesse, vitesse limitee, limitation de vitesse, vitesse maximale, vitesse maximum, vitesse est, vitesse autorisee",
  car_wash:
    "laver la voiture, laver sa voiture, laver ma voiture, laver les voitures, lavage des voitures, lavage de voitures, lavage des vehicules, lavage de vehicule*, laver les vehicules, lavage auto, laver notre voiture, laver la caravane",
  drone: "drone*, survol",
  flushing:
    "fosse septique, fosse, dans les toilettes, dans les wc, dans la cuvette, jeter dans les toilettes, papier toilette dans, lingettes, protections hygieniques, serviettes hygieniques, tampons, boucher les, bouche les, canalisations, canalisation, tout a l egout, egouts, evier bouche, toilettes bouchees",
  balance:
    "solde, le solde, solder, reste du paiement, reste a payer, payer le reste, regler le reste, reste du montant, montant restant, reglement du solde, regler le solde, paiement du solde, la totalite du sejour, totalite du montant, doit on payer le reste, faut il payer le reste, payer le reste",
  booking_fee:
    "frais de dossier, frais de reservation, frais de gestion, frais administratifs, frais de service, frais d agence",
  early_departure:
    "depart anticipe, departs anticipes, partir plus tot, partir avant la fin, partons avant la fin, partons plus tot, sejour interrompu, ecourter, interruption de sejour, interruption du sejour, sejour ecourte, partir un jour avant, depart premature, rentrer plus tot, sejour abrege",
  arrival_day:
    "du samedi au samedi, samedi au samedi, dimanche au dimanche, du mercredi au mercredi, a la semaine, locations a la semaine, location a la semaine, commencer le sejour, debut du sejour, quel jour arriver, jour de changement, semaine complete, semaines completes",
  gas: "bouteille de gaz, bouteilles de gaz, propane, butane, camping gaz, rechaud a gaz, rechaud, installation de gaz, gaz",
  inventory:
    "etat des lieux, etats des lieux, inventaire*, etat de lieux, objets manquants, verification du gite",
  insurance: "assurance*, responsabilite civile, assurance annulation, assurance villegiature, villegiature",
  owner_access:
    "droit d acces, droit de visite, entrer dans le logement sans, entrer dans notre logement, proprietaire entre, proprietaire peut entrer, acces au logement par le proprietaire, penetrer dans le, venir dans notre logement",
  decoration:
    "decoration*, decorer, ballons, guirlande*, confetti*, accrocher, punaise au mur, clou, clous, aux murs, scotch",
  stair_gate:
    "barriere de securite, barriere d escalier, barrieres d escalier, cache prise*, securise pour les enfants, escalier securise",
  cleaning_supplies:
    "produit d entretien, produits d entretien, produits menagers, produit menager, produits de nettoyage, balai, balais, seau, liquide vaisselle, produit vaisselle, pastilles lave vaisselle, pastille*, sac poubelle, sacs poubelle, sacs poubelles, sopalin, essuie tout, lessive",
  bread:
    "pain frais, service pain, depot de pain, livraison de pain, commander du pain, commander le pain, baguette*, du pain, viennoiserie*, pain et viennoiserie*, pains",
  defects:
    "reclamation*, defectueu*, ne fonctionne pas, ne marche pas, en panne, dysfonctionnement*, defaut*, anomalie*, probleme dans le logement, signaler un probleme, signaler tout probleme",
  choice_of_place:
    "choisir l emplacement, choisir son emplacement, choisir notre emplacement, choisir un emplacement, choix de l emplacement, choisir la chambre, attribue*, attribution*, emplacement precis, emplacement particulier, affectation",
  down_payment:
    "acompte*, arrhes, verser un acompte, versement d un acompte, verser pour reserver, verser a la reservation, pour reserver",
  celebration:
    "anniversaire*, lune de miel, romantique*, surprise*, noces, fete d anniversaire, gateau d anniversaire, demande en mariage, petales de rose, bougies, decoration de chambre, surprise, surprendre, anniversaire de mariage, pétales",
  cake: "gateau*, gateau d anniversaire, dessert*, patisserie*, tarte*, piece montee",
  flowers: "fleur*, bouquet*, roses",
  bottle: "champagne*, prosecco*, bouteille de vin, bouteille*, mousseux",
  rating: "etoiles, combien d etoiles, avis, classement*",
  history:
    "histoire*, construit*, renove*, proprietaire*, epoque, construit en, affaire familiale, maison de famille, quand a été construit, de quand date",
  price:
    "prix, cout*, coute*, combien coute, gratuit*, tarif*, frais, payant*, supplement*, cher, euro, euros, combien, facture en plus, c est combien",
  time: "a quelle heure, quelle heure, heure*, heures, horaire*, quand, ouvert*, ouvre*, ferme*, fermeture*, jusqu a quelle heure, jusqu a quand, a partir de, ouverture*, au plus tard, tous les combien, toutes les combien, tous les combien de temps",
  place: "ou, ou est, ou se trouve, quel etage, etage, ou puis je, ou se trouvent",
  reserve: "reserver, a l avance, sur reservation, rendez vous, prealable*, reserve",
  distance:
    "loin, distance*, pres, a pied, plus proche, proche*, kilometre*, minutes, a proximite, proximite",
  quantity: "combien de, nombre*, maximum, combien de fois, par personne",
  included: "inclus*, compris*, comprise, comprend*, dans le prix, offert*",
  early: "tot, plus tot, en avance, anticipe*, avant l heure",
  late: "tard, plus tard, tardif*, tardive*, apres minuit, dans la nuit",
  allowed:
    "autoris*, permis*, accept*, interdit*, peut on, puis je, amener, apporter, bienvenu*, admis*, emmener",
  weekend:
    "week end*, weekend*, dimanche*, samedi*, lundi*, mardi*, mercredi*, jeudi*, vendredi*, jour ferie, jours feries",
  season: "ete, hiver, printemps, automne, saison*, noel, paques, toute l annee",
  size: "taille*, grand*, hauteur*, poids, petit, profond*, superficie*",
  kind: "quel type, quel genre, quels, quelles, quelle, choix, quel",
  all_day: "24 h, 24h*, 24 heures, jour et nuit, a toute heure, toute la nuit, 24 sur 24",
  daily: "quotidien*, chaque jour, tous les jours, par jour",
  in_room: "dans la chambre, dans les chambres, dans ma chambre, en chambre, dans notre chambre",
  on_site: "sur place, a l hotel, dans l hotel",
  password: "mot de passe, mots de passe, reseau*, connecter, code wifi, identifiant*",
  for_children:
    "pour enfants, pour les enfants, pour mon enfant, avec des enfants, pour bebe, pour enfant, avec enfants",
  indoor: "interieur*, couvert*",
  outdoor: "exterieur*, dehors, plein air",
  electric: "electrique*, recharge*, recharger",
  the_house:
    "hotel, hotels, etablissement*, logement*, chambre, chambres, maison, hebergement*, sejour*, client, clients, hote, hotes, equipement*, service, services, auberge*, dans le camping, au camping, le camping, du camping, sur le camping, gite, gites",
  order: "au revoir, merci, je cherche, recommandez moi",
  elsewhere: "train, trains, taxi, billet, musee, chauffeur",
};
