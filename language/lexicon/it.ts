import type { WordList } from "./concepts.ts";

export const it: WordList = {
  check_in:
    "check in, checkin, arrivo, arrivi, arrivare, orario di arrivo, registrazione, entrare in camera, camera pronta, avere la camera",
  early_check_in:
    "check in anticipato, arrivo anticipato, arrivare prima, early check in, check in prima, entrare prima, anticipare il check in",
  late_check_in:
    "check in tardivo, arrivo tardivo, arrivare tardi, arrivo in tarda serata, arrivare dopo mezzanotte, arrivare piu tardi, check in tardi, check in notturno",
  check_out:
    "check out, checkout, partenza, orario di partenza, lasciare la camera, liberare la camera, lasciare la stanza, liberare la stanza",
  late_check_out:
    "late check out, check out tardivo, partenza ritardata, lasciare la camera piu tardi, check out posticipato, tenere la camera, check out piu tardi, lasciare la stanza piu tardi, check out tardi, posticipare il check out",
  reception: "reception*, portineria*, portiere notturno, banco, receptionist",
  key: "chiave, chiavi, tessera della camera, chiave della camera, chiuso fuori, chiusa fuori",
  access_code:
    "codice della porta, codice di accesso, codice d ingresso, codice porta, codice del cancello, codice d accesso",
  id_document: "passaport*, documento*, documenti, carta d identita, carta di identita, patente",
  minimum_age: "eta minima, quanti anni, minorenn*, limite di eta, eta",
  booking: "prenotazion*, numero di prenotazione, disponibilita, camera disponibile, prenotato",
  cancellation: "cancell*, disdire, disdetta*, annull*",
  change_of_booking:
    "modificare la prenotazione, cambiare la prenotazione, cambiare le date, modificare le date, modifica della prenotazione, spostare la prenotazione, cambiare prenotazione",
  deposit: "cauzion*, deposito cauzionale, acconto*, caparra*, pagamento anticipato",
  payment:
    "pagare, pagament*, carta di credito, carte di credito, carta, bancomat, contant*, visa, mastercard, assegn*, paypal, carte, bonifico*, satispay",
  city_tax: "tassa di soggiorno, imposta di soggiorno, tassa turistica, tasse, tassa",
  invoice: "fattur*, ricevut*, scontrino*, iva",
  refund: "rimbors*",
  extra_night:
    "notte in piu, notte extra, notte aggiuntiva, prolungare, un altra notte, restare di piu, fermarci una notte, prolungamento",
  room_upgrade: "upgrade*, camera migliore, camera superiore, camera piu grande",
  discount: "scont*, codice sconto, promozion*, offerta*, offerte, codice promo",
  gift_voucher: "buono regalo, buoni regalo, voucher*, gift card, cofanetto*",
  group: "gruppo, gruppi, comitiv*",
  luggage: "bagagl*, valig*, borsa, borse, zain*, deposito bagagli",
  lost_property: "oggetti smarriti, ho perso, dimenticat*, ho lasciato, smarrit*, perso",
  room_types:
    "tipo di camera, tipi di camere, camera doppia, camera singola, suite, appartament*, camera matrimoniale, tripla, camere comunicanti, tipologie di camere, tipologia",
  family_room:
    "camera familiare, camere familiari, quadrupla, camera per famiglie, suite familiare, camera per quattro",
  view: "vista, viste, vista lago, vista mare, panoram*",
  bed: "letto, letti, letto matrimoniale, king size, letti singoli, letti separati, materass*",
  extra_bed:
    "letto aggiuntivo, letto supplementare, letto extra, letti aggiuntivi, divano letto, terzo letto, letto in piu, brandina*",
  cot: "culla, culle, lettino*, lettini, lettino per bambini",
  bedding: "cuscin*, copert*, lenzuol*, piumon*, biancheria da letto",
  towels: "asciugaman*, telo mare, teli mare, telo da bagno, salviett*, teli piscina, telo",
  toiletries:
    "shampoo, sapone, saponi, bagnoschiuma, spazzolin*, dentifrici*, prodotti da bagno, carta igienica, rasoi*, set di cortesia",
  bathrobe: "accappato*, ciabatt*, pantofol*, vestaglia",
  bathroom: "bagno, bagni, bagno privato, toilette, wc, bagno in comune, bide",
  bathtub: "vasca, vasca da bagno, vasche",
  shower: "doccia, docce, acqua calda",
  hairdryer: "asciugacapelli, phon, fon, asciuga capelli",
  iron: "ferro da stiro, stirare, asse da stiro, stiratura*, stiro",
  safe: "cassaforte*, casseforti, cassetta di sicurezza, oggetti di valore, armadiett*",
  minibar: "minibar, frigobar, frigo bar, mini bar",
  fridge: "frigo, frigorifer*, congelator*",
  kettle: "bollitor*, te, tisan*, the",
  coffee: "caffe, macchina del caffe, macchinetta del caffe, espresso, cappuccin*, nespresso",
  kitchen: "cucina, cucinin*, angolo cottura, cucinare, microonde*, forno, fornell*",
  water: "acqua potabile, acqua del rubinetto, bottiglia d acqua, acqua minerale, bottiglie d acqua",
  tv: "tv, television*, televisor*, canali, tele",
  streaming: "netflix, streaming, chromecast, youtube",
  phone: "telefono in camera, telefonare, telefono della camera",
  desk: "scrivani*, postazione di lavoro, coworking, smart working, lavorare",
  power_socket:
    "presa, prese, presa elettrica, adattator*, caricabatteri*, caricator*, presa di corrente, caricatore",
  air_conditioning: "aria condizionata, climatizza*, condizionator*, ventilator*, clima",
  heating: "riscaldament*, termosifon*, stufa, riscaldat*",
  balcony: "balcon*",
  terrace: "terrazz*, solarium",
  noise: "rumor*, rumoros*, silenzios*, insonorizza*, tappi per le orecchie, tranquill*",
  quiet_hours: "ore di silenzio, orario di silenzio, orari di silenzio, silenzio",
  housekeeping:
    "pulizi*, pulire, pulire la camera, rifare la camera, cameriera ai piani, riassetto, cambio lenzuola, cambio biancheria, rifare la stanza, camera pulita, rifatta",
  smoking: "fum*, fumator*, non fumatori, sigarett*, posacener*, svap*, fumare",
  insects: "zanzar*, insett*, zanzarier*",
  wifi: "wifi, wi fi, internet, rete wifi, connession*, wireless",
  elevator: "ascensor*, scale, montacarichi",
  accessibility:
    "disabil*, sedia a rotelle, accessibil*, barriere architettoniche, mobilita ridotta, carrozzina*, rampa, handicap*",
  pool: "piscin*, nuotare, nuoto, lettini prendisole, sdraio, ombrellon*",
  gym: "palestr*, fitness, sala fitness, allenar*, allenamento, sala pesi",
  spa: "spa, centro benessere, benessere, bagno turco, hammam, trattament*, area wellness, wellness",
  sauna: "saun*",
  massage: "massagg*",
  hot_tub: "idromassaggio, jacuzzi, vasca idromassaggio",
  garden: "giardin*, parco dell hotel, cortil*",
  barbecue: "barbecue, griglia*, grigliat*",
  lounge: "salotto, sala comune, bibliotec*, camino, lounge, salone, sala lettura, soggiorno comune",
  games: "giochi da tavolo, giochi, biliard*, ping pong, sala giochi, calcetto",
  meeting_room:
    "sala riunioni, sale riunioni, riunion*, conferenz*, congress*, sala conferenze, banchett*, sala meeting, sale meeting, meeting",
  printer: "stamp*, stampare, stampant*, fotocopi*, carta d imbarco, scanner",
  laundry:
    "lavanderi*, lavatric*, lavare i vestiti, bucato, lavare vestiti, asciugatric*, lavare la biancheria, lavare, lavaggio della biancheria, lavaggio biancheria, lavaggio dei vestiti, lavare i panni, panni sporchi, biancheria da lavare",
  dry_cleaning: "lavaggio a secco, tintoria*, lavasecco",
  playground: "parco giochi, area giochi, altalen*, giochi per bambini, parchetto",
  kids_club: "mini club, miniclub, animazion*, attivita per bambini, club per bambini, kids club, baby club",
  security_cameras: "telecamer*, videosorveglianz*, sorveglianza",
  concierge: "concierge, portiere, portieri, facchin*",
  staff_languages: "lingue, lingua, parlate, parlano, parla, si parla",
  house_rules: "regole della casa, regolament*, regole",
  visitors:
    "visitator*, ospiti esterni, persona in piu, invitare amici, persona aggiuntiva, ospitare, visite",
  parties: "festa, feste, addio al celibato, addio al nubilato, eventi",
  wedding: "matrimoni*, sposar*, nozze, sposi",
  damage: "dann*, rotto, rompere, danneggia*, ho rotto",
  sustainability: "sostenib*, ecolog*, ambient*, ricicl*, raccolta differenziata",
  breakfast: "colazion*, prima colazione, brunch",
  lunch: "pranz*, pranzo al sacco, cestino da viaggio, picnic",
  dinner: "cena, cene, cenare, mangiare la sera",
  half_board: "mezza pensione, pensione completa, tutto incluso, all inclusive",
  restaurant:
    "ristorant*, sala da pranzo, menu, mangiare in hotel, mangiare in albergo, prenotare un tavolo, tavolo, pasti",
  bar: "bar, cocktail, bevand*, drink, alcolic*, birra, vino, vini, carta dei vini, aperitiv*",
  room_service:
    "servizio in camera, room service, colazione in camera, mangiare in camera, cena in camera, pasti in camera, servizio camera, colazione a letto",
  diet: "vegetarian*, vegan*, halal, kosher, lattosio, diet*",
  allergy: "allerg*, glutin*, celiac*, senza glutine, intolleran*",
  dress_code:
    "dress code, abbigliament*, come vestirsi, codice di abbigliamento, pantaloncini, giacca e cravatta, come ci si veste, bermuda",
  vending_machine:
    "distributore automatico, distributori automatici, snack, ghiaccio, macchina del ghiaccio, spuntin*",
  children: "bambin*, bimb*, neonat*, famigli*, figlio, figlia, figli, ragazzi",
  babysitting: "babysitt*, baby sitt*, tata",
  high_chair: "seggiolon*, rialzo, seggiolino",
  pets: "animal*, animali domestici, cane, cani, gatto, gatti, cagnolin*",
  parking: "parchegg*, posteggi*, posto auto, garage, auto, macchina, posti auto, autorimess*, parcheggiare",
  ev_charging:
    "colonnin*, auto elettric*, ricarica elettrica, ricaricare l auto, ricaricare la macchina, stazione di ricarica, stazioni di ricarica, ricarica auto, macchina elettrica, tesla, punto di ricarica, wallbox, ricaricare",
  shuttle: "navett*, transfer, trasferiment*, servizio navetta, venire a prendere, venirci a prendere",
  taxi: "taxi, uber, ncc",
  airport: "aeroport*, volo, voli, aereo, malpensa, linate",
  train: "stazion*, treno, treni, ferrovi*",
  bus: "autobus, bus, fermata*, tram, metropolitan*, metro, mezzi pubblici, trasporti pubblici, trasporto pubblico, pullman, corriera",
  car_hire: "autonoleggi*, noleggio auto, noleggiare un auto, noleggiare una macchina, auto a noleggio",
  bicycle: "bici*, biciclett*, e bike, noleggio bici, mountain bike, ciclis*",
  motorcycle: "moto, motociclett*, scooter, motorin*",
  boat: "barca, barche, battell*, traghett*, kayak, canoa, vela, gita in barca, imbarcader*, motoscaf*",
  address:
    "indirizz*, codice postale, dove si trova l hotel, dove siete, dove si trova l albergo, indicazioni stradali, come si arriva, come arrivare, posizion*, ubicazion*, cap, come raggiungervi",
  contact: "numero di telefono, telefono, e mail, email, mail, contatt*, chiamar*, contattarvi",
  city_center: "centro citta, centro, centro storico, in paese",
  tours:
    "escursion*, gita, gite, visita guidata, visite guidate, tour, passeggiat*, attivita, biglietti, cosa fare, trekking, sentier*",
  attractions:
    "attrazion*, musei, museo, monument*, castell*, chiesa, teatro, cinema, visitare, vedere, villa, cosa vedere",
  nearby_restaurants:
    "ristoranti vicini, ristoranti in zona, ristorante in zona, dove mangiare, consigliare un ristorante, ristoranti nelle vicinanze, buon ristorante, pizzeri*, ristoranti qui vicino, ristorante vicino, dove possiamo mangiare, ristoranti nei dintorni, ristorante qui vicino, dove cenare",
  beach: "spiaggi*, mare, lido",
  lake: "lago, laghi, lungolago, nuotare nel lago, fare il bagno nel lago, bagno nel lago",
  ski: "sci, sciare, deposito sci, skipass, neve, piste, piste da sci",
  sports: "tennis, golf, sport, yoga, equitazion*, correre, calcio, surf, immersion*, arrampicat*, pesca",
  shops: "supermercat*, negozi*, spesa, panific*, panetteria, souvenir, shopping, alimentari, fare acquisti",
  market: "mercat*, mercatin*",
  pharmacy: "farmaci*, medicin*, aspirina, tachipirina, paracetamolo, cerott*, antidolorific*",
  doctor: "medico, dottor*, ospedal*, clinica, dentista, pronto soccorso, guardia medica, medici",
  emergency:
    "emergenz*, ambulanz*, polizia, vigili del fuoco, pompieri, uscita di sicurezza, uscite di emergenza, allarme antincendio, carabinieri",
  cash_machine:
    "sportello bancomat, bancomat piu vicino, prelevare, banca, cambio valuta, cambiare soldi, cambiare denaro, sportello automatico, prelievo",
  weather: "meteo, pioggia, piove, temperatur*, previsioni, che tempo",
  nightlife:
    "discotec*, vita notturna, locale notturno, musica dal vivo, ballare, casino, concert*, locali, intratteniment*",
  umbrella: "ombrell*",
  newspaper: "giornal*, quotidian*, rivist*",
  parcel: "pacco, pacchi, francoboll*, cartolin*, ufficio postale, posta, spedizion*, spedire, corriere",
  wake_up_call: "sveglia, servizio sveglia, svegliar*",
  celebration:
    "complean*, anniversari*, luna di miel*, romantic*, sorpresa*, torta, festeggia*, viaggio di nozze",
  flowers: "fiori, mazzo di fiori, rose, bouquet",
  bottle: "champagne, prosecco, bottiglia di vino, spumant*, bottigli*",
  rating: "stelle, quante stelle, recension*, categoria",
  history: "storia, costruit*, ristruttura*, proprietari*, epoca",
  price:
    "prezz*, cost*, quanto costa, gratuit*, gratis, tariff*, supplement*, a pagamento, euro, si paga, quanto, caro, costi",
  time: "a che ora, che ora, ora, ore, orari*, orario, quando, apert*, apre, aprono, chius*, chiude, fino a che ora, da che ora, apertura, entro, al piu tardi",
  place: "dove, dov e, dove si trova, a che piano, quale piano, dove posso",
  reserve: "prenotare, in anticipo, su prenotazione, preavviso, appuntament*, obbligatori*, prenotati",
  distance: "quanto dista, lontan*, distan*, vicin*, a piedi, piu vicin*, chilometr*, minuti, nei dintorni",
  quantity: "quanti, quante, numero massimo, massimo, quante volte, a persona",
  included: "inclus*, compres*, nel prezzo, comprende",
  early: "presto, prima, anticip*, in anticipo, piu presto",
  late: "tardi, piu tardi, tardiv*, dopo mezzanotte, di notte, notturn*, posticip*",
  allowed:
    "ammess*, permess*, consentit*, accett*, vietat*, posso portare, si puo, portare, benvenut*, autorizz*",
  weekend: "weekend, fine settimana, domenic*, sabat*, luned*, marted*, mercoled*, gioved*, venerd*, festiv*",
  season: "estat*, invern*, primaver*, autunn*, stagion*, natale, pasqua, tutto l anno",
  size: "grand*, altezza, peso, piccol*, misur*, profond*, dimension*, metri quadri",
  kind: "che tipo, quale, quali, tipo di, scelta, che genere, che cosa",
  all_day: "24 ore, 24h, 24 ore su 24, giorno e notte, tutta la notte, a qualsiasi ora, h24",
  daily: "ogni giorno, tutti i giorni, al giorno, quotidian*, giornalier*",
  in_room:
    "in camera, nelle camere, nella camera, nella mia camera, in stanza, in tutte le camere, nella stanza",
  on_site: "in loco, in hotel, in albergo, nella struttura, in struttura",
  password: "password, rete, connetter*, collegar*, parola d ordine",
  for_children:
    "per bambini, per i bambini, per mio figlio, con bambini, per neonati, per bimbi, per mia figlia",
  indoor: "intern*, al coperto, copert*",
  outdoor: "estern*, all aperto, fuori",
  electric: "elettric*, ricaric*",
  the_house:
    "hotel, albergo, alberghi, struttura, strutture, camera, camere, stanza, stanze, alloggi*, soggiorn*, ospite, ospiti, servizi, servizio, casa, pensione, agriturismo, residenza",
  order: "arrivederci, grazie, sto cercando, cerco",
  elsewhere: "treno, treni, taxi, bigliett*, museo, autista",
};
