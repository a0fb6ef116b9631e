import type { WordList } from "./concepts.ts";

export const fr: WordList = {
  check_in:
    "check in, checkin, enregistrement, arrivee*, arriver, heure d arrivee, s enregistrer, prendre la chambre, prendre possession, disposer de la chambre, recuperer la chambre, chambre prete",
  early_check_in:
    "arrivee anticipee, arriver plus tot, arriver en avance, early check in, check in anticipe, enregistrement anticipe, chambre plus tot",
  late_check_in:
    "arrivee tardive, arriver tard, arriver plus tard, arriver apres minuit, check in tardif, enregistrement tardif",
  check_out:
    "check out, checkout, depart, heure de depart, liberer la chambre, quitter la chambre, rendre la chambre, rendre les cles",
  late_check_out:
    "depart tardif, late check out, check out tardif, partir plus tard, quitter la chambre plus tard, garder la chambre, depart plus tard, liberer la chambre plus tard",
  reception: "reception*, accueil, veilleur de nuit",
  key: "cle, cles, clef*, carte de la chambre, carte magnetique, enferme dehors",
  access_code:
    "code de la porte, code d acces, code d entree, code de porte, digicode*, boite a cle*, code du portail",
  id_document: "passeport*, piece d identite, carte d identite, permis de conduire, justificatif d identite",
  minimum_age: "age minimum, age minimal, quel age, mineur*, limite d age",
  booking: "reservation*, numero de reservation, disponibilite*, chambre disponible",
  cancellation: "annul*, annulation*",
  change_of_booking:
    "modifier ma reservation, modifier la reservation, changer ma reservation, changer les dates, modifier les dates, modification de reservation",
  deposit: "caution*, acompte*, depot de garantie, arrhes, prepaiement*",
  payment:
    "payer, paiement*, carte bancaire, carte de credit, carte bleue, carte, cartes, especes, visa, mastercard, cheque*, paypal, regler, reglement, moyens de paiement, virement*, liquide",
  city_tax: "taxe de sejour, taxe*, taxe touristique",
  invoice: "facture*, recu, tva, justificatif de paiement",
  refund: "rembours*",
  extra_night:
    "nuit supplementaire, nuit de plus, prolonger, prolongation*, rester plus longtemps, une autre nuit",
  room_upgrade: "surclass*, upgrade*, chambre superieure, meilleure chambre",
  discount: "reduction*, remise*, code promo, promotion*, rabais, offre speciale, tarif reduit",
  gift_voucher: "bon cadeau, cheque cadeau, carte cadeau, bons cadeaux",
  group: "groupe*",
  luggage: "bagage*, valise*, sac, sacs, bagagerie*, consigne*",
  lost_property: "objet perdu, objets trouves, objets perdus, oublie, j ai perdu, perdu, laisse dans",
  room_types:
    "type de chambre, types de chambres, chambre double, chambre simple, suite*, appartement*, chambre triple, chambres communicantes, chambre twin",
  family_room:
    "chambre familiale, chambres familiales, chambre quadruple, suite familiale, chambre pour quatre",
  view: "vue, vues, vue sur le lac, vue mer, panorama*",
  bed: "lit, lits, lit double, grand lit, king size, lits separes, lits jumeaux, matelas",
  extra_bed:
    "lit supplementaire, lit d appoint, lits supplementaires, canape lit, lit en plus, lits d appoint",
  cot: "lit bebe, lit pour bebe, berceau*, lit parapluie, lits bebe, lit pour enfant, lit d enfant",
  bedding: "oreiller*, couverture*, couette*, draps, linge de lit, literie*",
  towels: "serviette*, serviettes de bain, serviette de plage, drap de bain",
  toiletries:
    "shampo*, savon*, gel douche, produits de toilette, brosse a dents, dentifrice*, articles de toilette, papier toilette, rasoir*",
  bathrobe: "peignoir*, chausson*, pantoufle*",
  bathroom: "salle de bain, salle de bains, toilettes, wc, salles de bain, salle d eau",
  bathtub: "baignoire*, bain",
  shower: "douche*, eau chaude",
  hairdryer: "seche cheveux, seche cheveu",
  iron: "fer a repasser, repass*, planche a repasser",
  safe: "coffre*, coffre fort, objets de valeur, casier*",
  minibar: "minibar*, mini bar",
  fridge: "frigo*, refrigerateur*, congelateur*",
  kettle: "bouilloire*, the, plateau de courtoisie",
  coffee: "cafe, cafetiere*, machine a cafe, expresso*, cappuccino*, nespresso",
  kitchen: "cuisine, cuisiner, kitchenette*, micro ondes, plaque de cuisson, coin cuisine, four",
  water: "eau potable, eau du robinet, bouteille d eau, eau minerale",
  tv: "tv, tele, television*, televiseur*, chaines",
  streaming: "netflix, streaming, chromecast, youtube",
  phone: "telephone dans la chambre, telephoner, telephone de la chambre",
  desk: "bureau, espace de travail, coworking, teletravail*",
  power_socket: "prise, prises, adaptateur*, chargeur*, prise electrique, prise de courant",
  air_conditioning: "climatis*, clim, ventilateur*, air conditionne",
  heating: "chauffage*, chauffe*, radiateur*",
  balcony: "balcon*",
  terrace: "terrasse*, toit terrasse",
  noise: "bruit*, bruyant*, calme*, insonoris*, bouchons d oreille, silencieu*",
  quiet_hours: "heures de silence, heures calmes, tapage*, silence",
  housekeeping:
    "menage, nettoy*, femme de chambre, faire la chambre, service de menage, nettoyage*, changer les draps",
  smoking: "fum*, fumeur*, non fumeur, cigarette*, cendrier*, vapot*, tabac",
  insects: "moustique*, insecte*, moustiquaire*, punaise*",
  wifi: "wifi, wi fi, internet, code wifi, connexion*, reseau",
  elevator: "ascenseur*, escalier*, etages, monte charge",
  accessibility: "handicap*, fauteuil roulant, accessib*, mobilite reduite, pmr, rampe",
  pool: "piscine*, nager, baignade*, se baigner, transat*, chaises longues",
  gym: "salle de sport, fitness, salle de gym, gym, musculation*, salle de musculation, faire du sport",
  spa: "spa, bien etre, hammam*, bain turc, soin, soins, institut de beaute",
  sauna: "sauna*",
  massage: "massage*, massages, masseu*",
  hot_tub: "jacuzzi*, bain a remous, bains a remous",
  garden: "jardin*, parc de l hotel, cour",
  barbecue: "barbecue*, grill*",
  lounge: "salon, salon commun, bibliotheque*, cheminee*, espace commun",
  games: "jeux, jeux de societe, billard*, ping pong, salle de jeux",
  meeting_room:
    "salle de reunion, salles de reunion, reunion*, conference*, seminaire*, banquet*, salle de conference, salle de seminaire",
  printer: "imprim*, photocop*, carte d embarquement, scanner, impression*",
  laundry:
    "blanchisserie*, lave linge, machine a laver, laver mon linge, laver du linge, buanderie*, laverie*, linge, laver mes vetements, laver des vetements, lessive*, pressing laverie",
  dry_cleaning: "nettoyage a sec, pressing*",
  playground: "aire de jeux, aire de jeu, jeux exterieurs, balancoire*",
  kids_club:
    "club enfants, club enfant, animation*, mini club, activites pour enfants, activites enfants, miniclub",
  security_cameras: "camera*, videosurveillance*, video surveillance, surveillance",
  concierge: "concierge*, conciergerie*, bagagiste*, portier*",
  staff_languages: "langues, langue, parlez vous, parle, parlees, parlent",
  house_rules: "reglement interieur, regles de la maison, reglement*, regles",
  visitors: "visiteur*, inviter, invites, personne supplementaire, recevoir des amis, visite d amis",
  parties: "fete*, evenement*, enterrement de vie, soiree privee",
  wedding: "mariage*, se marier, noces",
  damage: "degat*, casse, endommag*, dommage*",
  sustainability: "ecolog*, developpement durable, environnement*, recycl*, durable",
  breakfast: "petit dejeuner*, petit dej, petits dejeuners, brunch*, pdj",
  lunch: "dejeuner, dejeuners, repas de midi, panier repas, pique nique*, manger a midi",
  dinner: "diner*, souper*, repas du soir, manger le soir",
  half_board: "demi pension, pension complete, tout compris, formule repas",
  restaurant:
    "restaurant*, restauration*, salle a manger, carte du restaurant, manger sur place, manger a l hotel, menu, repas, reserver une table, resto, restos, restau",
  bar: "bar, cocktail*, boisson*, alcool*, biere*, vin, vins, carte des vins, aperitif*",
  room_service:
    "room service, service en chambre, service d etage, petit dejeuner en chambre, manger dans la chambre, repas en chambre, petit dejeuner au lit, service de chambre, petit dejeuner dans la chambre",
  diet: "vegetarien*, vegan*, vegetalien*, halal, casher, kasher, lactose, regime*",
  allergy: "allerg*, gluten*, sans gluten, coeliaque*, intoleran*",
  dress_code:
    "code vestimentaire, tenue exigee, tenue correcte, tenue, dress code, en short, cravate*, comment s habiller",
  vending_machine:
    "distributeur de boissons, distributeur automatique, snack*, glacons, machine a glacons, en cas",
  children: "enfant*, bebe*, famille*, petit enfant, fils, fille",
  babysitting: "babysitt*, baby sitt*, garde d enfant*, nounou*, garderie*",
  high_chair: "chaise haute, chaises hautes, rehausseur*",
  pets: "animal*, animaux*, chien*, chat, chats, animaux de compagnie",
  parking:
    "parking*, parc de stationnement, stationn*, garer*, se garer, garage*, place de parking, voiture*, voiturier*, vehicule*",
  ev_charging:
    "borne de recharge, bornes de recharge, voiture electrique, voitures electriques, recharger ma voiture, recharge electrique, recharger la voiture, recharger une voiture, vehicule electrique, tesla, borne electrique, recharger",
  shuttle: "navette*, transfert*, venir nous chercher, venir me chercher",
  taxi: "taxi*, uber, vtc",
  airport: "aeroport*, vol, vols, avion*",
  train: "gare, train*, trains, sncf",
  bus: "bus, autobus, arret de bus, tram*, metro*, transports en commun, transport public, transports publics",
  car_hire: "location de voiture, louer une voiture, voiture de location, location de voitures",
  bicycle: "velo*, bicyclette*, vtt, location de velo, cyclis*",
  motorcycle: "moto, motos, scooter*",
  boat: "bateau*, ferry*, kayak*, canoe*, croisiere*, voile, paddle",
  address:
    "adresse*, code postal, ou se trouve l hotel, ou est l hotel, ou etes vous, itineraire*, comment venir, localisation*, situe, emplacement*, ou est situe",
  contact: "numero de telephone, telephone, e mail, email*, mail, contacter*, contact, joindre, appeler",
  city_center: "centre ville, centre, vieille ville",
  tours: "excursion*, visite*, visites guidees, randonnee*, activites, balade*, billets, que faire, guide",
  attractions:
    "attraction*, musee*, monument*, chateau*, eglise*, theatre*, cinema*, a visiter, a voir, villa",
  nearby_restaurants:
    "restaurants a proximite, restaurant a proximite, restaurants pres, bon restaurant, ou manger, conseiller un restaurant, recommander un restaurant, pizzeria*, restaurant dans le coin, restaurants aux alentours, restaurants dans le coin, restaurant pres",
  beach: "plage*, mer",
  lake: "lac, lacs, bord du lac",
  ski: "ski, skis, skier, local a ski, forfait de ski, neige, pistes",
  sports:
    "tennis, golf, sport, sports, yoga, equitation*, course a pied, football*, surf*, plongee*, escalade*, peche",
  shops:
    "supermarche*, magasin*, boutique*, epicerie*, boulangerie*, souvenirs, courses, commerce*, shopping",
  market: "marche, marches, brocante*, marche aux puces, jour de marche",
  pharmacy: "pharmacie*, medicament*, aspirine*, paracetamol*, doliprane*, pansement*",
  doctor: "medecin*, docteur*, hopital*, clinique*, dentiste*, premiers secours, infirmier*",
  emergency:
    "urgence*, ambulance*, pompier*, police*, alarme incendie, issue de secours, sortie de secours, samu",
  cash_machine:
    "distributeur de billets, distributeur d argent, distributeur, banque*, bureau de change, changer de l argent, retirer de l argent, dab, guichet automatique",
  weather: "meteo*, pluie, temperature*, temps qu il fait, previsions, quel temps",
  nightlife:
    "boite de nuit, discotheque*, vie nocturne, musique live, danser, casino*, concert*, sortir le soir, animations",
  umbrella: "parapluie*",
  newspaper: "journal, journaux, magazine*, presse",
  parcel: "colis, la poste, timbre*, carte postale, cartes postales, courrier*, bureau de poste, livraison*",
  wake_up_call: "reveil*, appel reveil, reveiller",
  celebration: "anniversaire*, lune de miel, romantique*, surprise*, gateau*, noces, fete d anniversaire",
  flowers: "fleur*, bouquet*, roses",
  bottle: "champagne*, prosecco*, bouteille de vin, bouteille*, mousseux",
  rating: "etoiles, combien d etoiles, avis, classement*",
  history: "histoire*, construit*, renove*, proprietaire*, epoque",
  price:
    "prix, cout*, coute*, combien coute, gratuit*, tarif*, frais, payant*, supplement*, cher, euro, euros, combien, facture en plus, c est combien",
  time: "a quelle heure, quelle heure, heure*, heures, horaire*, quand, ouvert*, ouvre*, ferme*, fermeture*, jusqu a quelle heure, jusqu a quand, a partir de, ouverture*, au plus tard",
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
    "hotel, hotels, etablissement*, logement*, chambre, chambres, maison, hebergement*, sejour*, client, clients, hote, hotes, equipement*, service, services, auberge*",
  order: "au revoir, merci, je cherche, recommandez moi",
  elsewhere: "train, trains, taxi, billet, musee, chauffeur",
};
