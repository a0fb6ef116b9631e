import type { WordList } from "./concepts.ts";

export const it: WordList = {
  check_in:
    "check in, checkin, arrivo, arrivi, arrivare, orario di arrivo, registrazione, entrare in camera, camera pronta, avere la camera, quando possiamo entrare, possiamo entrare, posso entrare, si puo entrare, quando si puo arrivare, possiamo arrivare, posso arrivare, ritirare le chiavi, consegna delle chiavi, prendere la camera, stanza pronta, entrare in stanza, avere la stanza, accesso alla camera, arriviamo, quando e pronta, quando possiamo venire, quando si puo venire, possiamo venire, prendo le chiavi, prendere le chiavi, prendiamo le chiavi, avere le chiavi, ritiro le chiavi, ritiriamo le chiavi, presa in consegna, consegnati dalle, consegna dell appartamento, da che ora possiamo, entrare in appartamento, entrare nell appartamento, entrare in casa, prendere possesso, ritiro chiavi, arrivare alle",
  early_check_in:
    "check in anticipato, arrivo anticipato, arrivare prima, early check in, check in prima, entrare prima, anticipare il check in, entrare piu presto, arrivare presto, arrivare la mattina, arriviamo prima, camera prima, arrivo al mattino, early checkin, entrare in anticipo, camera in anticipo, entrare in camera prima, camera già al mattino",
  late_check_in:
    "check in tardivo, arrivo tardivo, arrivare tardi, arrivo in tarda serata, arrivare dopo mezzanotte, arrivare piu tardi, check in tardi, check in notturno, arriviamo tardi, arriveremo tardi, arrivare di notte, arrivare in serata, arriviamo di notte, arrivare a notte fonda, self check in, arriviamo dopo, arriveremo dopo, siamo in ritardo, rientrare di notte, rientrare tardi, aprirci di notte, portone di notte, arriviamo dopo mezzanotte, nel cuore della notte, troviamo qualcuno, restiamo chiusi fuori, di notte chi ci apre",
  check_out:
    "check out, checkout, partenza, orario di partenza, lasciare la camera, liberare la camera, lasciare la stanza, liberare la stanza, dobbiamo uscire, devo uscire, si deve uscire, uscire dalla camera, bisogna lasciare, dobbiamo lasciare, riconsegnare le chiavi, consegnare le chiavi, restituire le chiavi, lasciare l appartamento, quando dobbiamo andare via, bisogna uscire, lasciare libera la camera, restituire la chiave, fuori dalla camera, lasciar libera la stanza, a che ora dobbiamo andarcene, quando dobbiamo uscire, lasciar libera, entro che ora uscire, riconsegnare la camera, andare via, andarcene, andarsene, dobbiamo partire, si deve partire, bisogna partire, dobbiamo andare via, bisogna andare via, deve essere liberato, deve essere lasciato, devono essere liberate, essere liberata, liberare l appartamento, liberare la piazzola, lasciare libera, lasciare libero, liberare, liberati, liberato, liberata, lasciata libera, lasciato libero, lasciare l alloggio, andar via, riconsegna delle chiavi, sgomberare, ora di partenza",
  late_check_out:
    "late check out, check out tardivo, partenza ritardata, lasciare la camera piu tardi, check out posticipato, tenere la camera, check out piu tardi, lasciare la stanza piu tardi, check out tardi, posticipare il check out, uscire piu tardi, restare in camera, rimanere in camera, uscire dopo, tenere la stanza, late checkout, lasciare la camera dopo, partire piu tardi, rimanere fino, camera fino al pomeriggio, dormire fino a tardi, restare in camera fino, lasciare la camera più tardi, uscire più tardi, rimanere in camera fino, liberare la camera più tardi, poltrire, tenere un pochino di più, tenere un po di più, tenere la camera più a lungo, stanza si può tenere, restare un po di piu, rimanere un po di piu, fermarci un po di piu, l ultimo giorno piu a lungo",
  reception:
    "reception*, portineria*, portiere notturno, banco, receptionist, portiere di notte, ricezione, alla portineria, qualcuno di notte, qualcuno alla reception, accoglienza",
  key: "chiave, chiavi, tessera della camera, chiave della camera, chiuso fuori, chiusa fuori, badge, scheda magnetica, chiave magnetica, tesserina, copia delle chiavi, mi sono chiuso fuori, siamo chiusi fuori, keycard, perdita delle chiavi, perdita chiavi, smarrimento, smarrimento delle chiavi, perso le chiavi, perdo le chiavi, persa la chiave, lasciare le chiavi, lascio le chiavi, riconsegnare le chiavi, restituire le chiavi, duplicato, chiave di riserva, mazzo di chiavi, telecomando del cancello",
  access_code:
    "codice della porta, codice di accesso, codice d ingresso, codice porta, codice del cancello, codice d accesso, codice per entrare, codice portone, codice del portone, cassetta delle chiavi, keybox, codice cancello, cassetta portachiavi, cassetta di sicurezza per le chiavi, codice digitale, codice di ingresso, serratura elettronica, serratura smart, self check in, tastierino, lockbox, come si entra, come entro, come entriamo, prendo le chiavi, prendere le chiavi, combinazione",
  id_document:
    "passaport*, documento*, documenti, carta d identita, carta di identita, patente, dati degli ospiti, dati di tutti gli ospiti, documenti di tutti, dati anagrafici, documento, carta identita, passaporto, passaporti, documento di identita, documenti di identita, registrazione degli ospiti, registrazione ospiti, dati di tutti, alloggiati, generalita, questura",
  occupancy:
    "quante persone, quanti ospiti, numero di persone, numero di ospiti, capienza, posti letto, in quanti, quanti posti letto, massimo di persone, quante persone possono dormire, quanti siamo, numero massimo, capienza*, persone massimo, una persona in piu, superare il numero, quanti possiamo, in quanti possiamo, in quanti si",
  minimum_age:
    "eta minima, quanti anni, minorenn*, limite di eta, eta, senza genitori, da sola in camera, da solo in camera, non ha ancora 18, maggiorenn*, ha 17 anni, meno di 18 anni, accompagnati da un adulto, accompagnato da un adulto, accompagnati dai genitori, ragazzi soli, minoren*, minorenne, minorenni, quanti anni bisogna, non accompagnat*, senza un adulto, 18 anni, gruppi di giovani, ragazzi da soli",
  booking:
    "prenotazion*, numero di prenotazione, disponibilita, camera disponibile, prenotato, avete posto, c e posto, camere libere, disponibilita di camere, camere disponibili, conferma di prenotazione, avete camere, avete disponibilita, prenoto, prenotiamo, soggiorno minimo, permanenza minima, minimo di notti, notti minimo, solo una notte, una sola notte, una notte sola, minimo due notti, minimo tre notti, restare una notte",
  cancellation:
    "disdire, disdetta*, annull*, rinunciare, penale, non possiamo venire, non possiamo piu venire, cancellazion*, cancellare, cancellato, cancellata, cancelliamo, cancellassi, disdetta, se non veniamo, se non possiamo venire, tirarsi indietro, disdico, disdiciamo, disdica, disdetto",
  change_of_booking:
    "modificare la prenotazione, cambiare la prenotazione, cambiare le date, modificare le date, modifica della prenotazione, spostare la prenotazione, cambiare prenotazione",
  deposit:
    "cauzion*, deposito cauzionale, acconto*, caparra*, pagamento anticipato, bloccare soldi, bloccare dei soldi, bloccate soldi, bloccare un importo, cauzione, caparra, trattenere soldi, soldi sulla carta, cauzionale, acconto, acconti, ridare la cauzione, restituzione della cauzione, restituita la cauzione, versare per prenotare, quanto anticipo, somma a garanzia, deposito di",
  payment:
    "pagare, pagament*, carta di credito, carte di credito, carta, bancomat, contant*, visa, mastercard, assegn*, paypal, carte, bonifico*, satispay, pagare con carta, pos, american express, amex, contactless, apple pay, google pay, soldi contanti, carta prepagata, postepay, saldare, saldare il conto, pagare in contanti, pagare col telefono, solo contanti, banconote, banconote da, contanti, in contanti, bonifici, pagare all arrivo, pagare in anticipo, pagare in loco, pagare sul posto, pagamento all arrivo, modalita di pagamento, metodi di pagamento, assegno, assegni, iban, pagare il soggiorno, pagabile",
  city_tax:
    "tassa di soggiorno, imposta di soggiorno, tassa turistica, tasse, tassa, tassa al comune, tassa comunale, tassa locale, pagare al comune",
  invoice:
    "fattur*, ricevut*, scontrino*, iva, ricevuta fiscale, codice sdi, avere il conto, il conto per favore, intestata alla ditta, intestata all'azienda, partita iva, nota spese, per la ditta, per l'azienda, intestare alla mia azienda",
  refund: "rimbors*",
  extra_night:
    "notte in piu, notte extra, notte aggiuntiva, prolungare, un altra notte, restare di piu, fermarci una notte, prolungamento, una notte in piu, aggiungere una notte, fermarci di piu, restare un altra notte, allungare il soggiorno, prolungare il soggiorno",
  room_upgrade:
    "upgrade*, camera migliore, camera superiore, camera piu grande, lato lago, camera sul lago, supplemento vista",
  discount:
    "scont*, codice sconto, promozion*, offerta*, offerte, codice promo, convenzione, meno caro, tariffa ridotta",
  gift_voucher: "buono regalo, buoni regalo, voucher*, gift card, cofanetto*",
  group: "gruppo, gruppi, comitiv*",
  guest_card:
    "guest card, carta ospite, card ospiti, card turistica, carta turistica, tessera ospite, city card, city pass, card vacanze, tessera turistica, card della regione",
  opening_season:
    "chiusura annuale, chiusura stagionale, chiusura invernale, chiusi in inverno, chiuso d inverno, chiudete in inverno, chiudete d inverno, chiuso per ferie, ferie annuali, riapr*, riapertura*, aperti tutto l anno, aperti d inverno, aperti in inverno, inizio stagione, fine stagione, apertura stagionale, periodo di apertura, stagione di apertura, mesi siete aperti",
  luggage:
    "bagagl*, valig*, borsa, borse, zain*, deposito bagagli, lasciare le valigie, lasciare i bagagli, lasciare le borse, depositare le valigie, trolley, deposito valigie, lasciare le cose, tenere le valigie, lasciare la roba, posare le valigie",
  lost_property:
    "oggetti smarriti, ho perso, dimenticat*, ho lasciato, smarrit*, perso, ho dimenticato, abbiamo dimenticato, ho scordato, abbiamo lasciato, scordato, oggetti persi, dimenticato in camera, lasciato in camera, dimenticato da voi, ritrovato, spedirmelo, trovato il mio, perso in camera, conservate gli oggetti, oggetti dimenticati",
  room_types:
    "tipo di camera, tipi di camere, camera doppia, camera singola, suite, appartament*, camera matrimoniale, tripla, camere comunicanti, tipologie di camere, tipologia, bungalow, casa mobile, case mobili, casetta, mobil home, monolocal*, bilocal*, doppia uso singola, stanza doppia, stanza singola, matrimoniali, miniappartament*, metri quadri, metri quadrati, quanto è grande la camera, dimensioni della camera, tipi di camera",
  family_room:
    "camera familiare, camere familiari, quadrupla, camera per famiglie, suite familiare, camera per quattro",
  view: "vista, viste, vista lago, vista mare, panoram*, affaccia*, affacci, vista montagna, si vede il lago, si vede il mare",
  bed: "letto, letti, letto matrimoniale, king size, letti singoli, letti separati, materass*, letto a castello, lettone, una piazza e mezza, letto king",
  extra_bed:
    "letto aggiuntivo, letto supplementare, letto extra, letti aggiuntivi, divano letto, terzo letto, letto in piu, brandina*, aggiungere un letto, brandine, letto a scomparsa, poltrona letto, quarto letto, lettino aggiunto, letto aggiunto, letto in più, brandina, un terzo in camera, in tre in camera, branda, un letto in più, dormire in tre",
  cot: "culla, culle, lettino*, lettini, lettino per bambini, lettino da campeggio, culla da campeggio, letto da campeggio, culletta, letto per bambini, letto per il bambino, letto con sponde, sponde del letto, lettino per il bebè, lettino da bebè, lettino per neonato, lettino con le sponde",
  bedding:
    "cuscin*, copert*, lenzuol*, piumon*, biancheria da letto, guancial*, federa, trapunta, piumino, biancheria letto, biancheria, lenzuola, lenzuolo, disfare i letti, disfare il letto, togliere le lenzuola, letti rifatti, letti fatti, federe, coperte, coperta, copriletto, coprimaterasso, copri materassi, piumone, piumoni, cuscini, sacco a pelo, sacchi a pelo, noleggio biancheria, biancheria inclusa, portare le lenzuola, letti disfatti, cambio biancheria",
  towels:
    "asciugaman*, telo da bagno, salviett*, telo, telo mare, teli mare, telo piscina, teli piscina, telo sauna, telo da mare, teli da mare, teli, teli da bagno, strofinacci, biancheria da bagno, salviette da bagno, accappatoi",
  pool_towels:
    "telo mare, teli mare, telo piscina, teli piscina, teli per la piscina, telo per la piscina, telo sauna, teli sauna, asciugamani per la piscina, telo da mare, teli da mare, asciugamani da spiaggia, asciugamani da mare, asciugamani piscina",
  toiletries:
    "shampoo, sapone, saponi, bagnoschiuma, spazzolin*, dentifrici*, prodotti da bagno, carta igienica, rasoi*, set di cortesia, balsamo, kit dentale, saponetta, kit cortesia, crema corpo, cuffia doccia",
  bathrobe: "accappato*, ciabatt*, pantofol*, vestaglia, infradito",
  bathroom:
    "bagno, bagni, bagno privato, toilette, wc, bagno in comune, bide, gabinett*, servizi igienici, bagno condiviso, cesso, lavandin*, tazza del wc",
  bathtub: "vasca, vasca da bagno, vasche",
  shower: "doccia, docce",
  hot_water: "acqua calda, scaldabagno, boiler, caldaia, niente acqua calda, scaldacqua",
  hairdryer:
    "asciugacapelli, phon, fon, asciuga capelli, asciugare i capelli, piastra per capelli, piastra, asciugarmi i capelli",
  iron: "ferro da stiro, stirare, asse da stiro, stiratura*, stiro, stirare una camicia, ferro a vapore, stropicciat*, sgualcit*, piega",
  safe: "cassaforte*, casseforti, cassetta di sicurezza, oggetti di valore, armadiett*, gioielli, cassaforte, mettere al sicuro, chiudere a chiave il computer, preziosi",
  minibar:
    "minibar, frigobar, frigo bar, mini bar, tenere al fresco, tenere in fresco, mettere in frigo, frigo in camera, frighetto",
  fridge: "frigo, frigorifer*, congelator*",
  medicine_fridge:
    "insulin*, conservare medicine, conservare farmaci, conservare i farmaci, farmaci in frigo, medicine in frigo, medicinali in frigo, medicinali in frigorifero, farmaci in frigorifero, refrigerare farmaci, tenere in fresco medicine, medicine al fresco, farmaci al fresco, tenere al fresco una medicina",
  kettle:
    "bollitor*, te, tisan*, the, scaldare l acqua, acqua bollente, bustine di te, acqua per il te, fare un tè, farsi un tè, scaldare l'acqua, bollitore, acqua calda per il tè, tisana",
  coffee:
    "caffe, macchina del caffe, macchinetta del caffe, espresso, cappuccin*, nespresso, cialde, moka, capsule, macchinetta caffe, fare un caffè, farsi un caffè, macchinetta del caffè",
  kitchen:
    "cucina, cucinin*, angolo cottura, cucinare, microonde*, forno, fornell*, cucinare da soli, piano cottura, lavastovigli*, pentol*, stoviglie, posate, fuochi, piastra a induzione, cottura, lavare i piatti, piatti sporchi, stoviglie lavate, lavastoviglie, padell*, tostapane, fornelli, microonde, bicchieri, utensili, svuotare la lavastoviglie, far da mangiare, fritture, friggere, cucinato, rigovernare",
  water:
    "acqua potabile, acqua del rubinetto, bottiglia d acqua, acqua minerale, bottiglie d acqua, bere l acqua, acqua in bottiglia, fontanella, acqua in camera",
  tv: "tv, television*, televisor*, canali, tele, vedere la partita, guardare la partita, telecomando, sky, televis*, guardare un film",
  streaming: "netflix, streaming, chromecast, youtube, disney, guardare le serie, nostro account, serie tv",
  phone: "telefono in camera, telefonare, telefono della camera",
  desk: "scrivani*, postazione di lavoro, smart working, lavorare",
  power_socket:
    "presa elettrica, adattator*, caricabatteri*, caricator*, presa di corrente, caricatore, caricare il telefono, ricaricare il telefono, caricare il cellulare, ricaricare il cellulare, ciabatta elettrica, usb, spina, una presa, la presa, delle prese, le prese, prese elettriche, presa usb, spine, che prese, spina inglese, spina tedesca, presa inglese, prese italiane, prolunga, prolunghe, multipresa, spina cee, presa industriale",
  air_conditioning:
    "aria condizionata, climatizza*, condizionator*, ventilator*, clima, condizionata, fa caldo in camera, troppo caldo, raffrescament*, condizionat*, rinfrescare la camera, aria fredda, troppo caldo in camera",
  heating:
    "riscaldament*, termosifon*, stufa, riscaldat*, caloriferi, fa freddo in camera, troppo freddo, riscaldamento a pavimento, termostato, stufe, stufetta, stufe elettriche, stufa a legna, stufa a pellet, accendere il riscaldamento",
  balcony: "balcon*",
  terrace: "terrazz*, solarium",
  noise:
    "rumor*, rumoros*, silenzios*, insonorizza*, tappi per le orecchie, tranquill*, chiasso, baccano, si sente tutto, tappi orecchie",
  quiet_hours:
    "ore di silenzio, orario di silenzio, orari di silenzio, silenzio, fare rumore, fare silenzio, orario del silenzio, ore di riposo, musica fino, non fare rumore, quiete, rispetto della quiete, orari di quiete, rumor*, rumori molesti, schiamazz*, musica, musica alta, disturb*, disturbare, volume, ascoltare musica, strumenti musicali, fare baccano, baccano, fare chiasso, chiasso",
  housekeeping:
    "pulizi*, pulire, pulire la camera, rifare la camera, cameriera ai piani, riassetto, cambio lenzuola, cambio biancheria, rifare la stanza, camera pulita, rifatta, fanno le pulizie, fare le pulizie, rifare il letto, rifate la camera, cambiare gli asciugamani, cambiare le lenzuola, donna delle pulizie, pulite le camere, cambio asciugamani, riordino, pulizie, lenzuola pulite, cambio della biancheria, cambio di biancheria, biancheria cambiata, cambiate la biancheria",
  waste:
    "spazzatura*, immondizi*, raccolta differenziata, bidone*, bidoni, cassonett*, differenziata, smaltire, smaltiment*, pattumier*, cestino dei rifiuti, rifiuti*, rifiut*, immondizia*, differenziare, pattumiera*, bidon*, plastica e, vetro e, carta e cartone, cartone, bottiglie vuote, indifferenziat*, isola ecologica, pattume, portare fuori la spazzatura, buttare la spazzatura",
  smoking:
    "fum*, fumator*, non fumatori, sigarett*, posacener*, svap*, fumare, sigaretta elettronica, iqos, area fumatori, sigari, posacenere, cicca",
  insects: "zanzar*, insett*, zanzarier*, formiche, vespe, scarafagg*, cimici, bestioline",
  wifi: "wifi, wi fi, internet, rete wifi, connession*, wireless, chiave wifi, password del wifi, connettersi, wi fi gratuito, linea internet, connettermi, connessione, collegarsi, videochiamata*",
  sim_card: "sim, scheda sim, carta sim, esim, e sim, scheda prepagata, scheda telefonica, sim locale",
  mobile_signal:
    "copertura rete, copertura mobile, campo per il cellulare, segnale cellulare, rete mobile, il cellulare prende, prende il cellulare, prende il telefono, copertura telefonica, segnale del telefono, 4g, 5g, lte, roaming, dati mobili, copertura cellulare, ricezione cellulare, ricezione del cellulare, segnale telefonico",
  elevator:
    "ascensor*, scale, montacarichi, gradini, scalini, a piano terra, piano terra, salire a piedi, passeggino in ascensore, fare le scale",
  accessibility:
    "disabil*, sedia a rotelle, accessibil*, barriere architettoniche, mobilita ridotta, carrozzina*, rampa, handicap*, senza gradini, anziani, deambulator*, invalid*, senza barriere, deambulatore, senza scalini, stampelle, carrozzina, fatica a camminare, senza scale",
  pool: "piscin*, nuotare, nuoto, lettini prendisole, sdraio, ombrellon*, fare il bagno in piscina, fare un tuffo, tuffi, vasca per bambini, piscina bambini, acquascivol*, piscina riscaldata, tuffarsi, farsi una nuotata, fare due vasche, bagnetto in piscina",
  lifeguard: "bagnino, assistente bagnanti, piscina sorvegliata, salvataggio, spiaggia sorvegliata",
  swimming_cap: "cuffia, cuffietta, cuffia da bagno, cuffia in piscina, cuffia da nuoto",
  gym: "palestr*, fitness, sala fitness, allenar*, allenamento, sala pesi, attrezzi, tapis roulant, pesi, palestra",
  spa: "spa, centro benessere, benessere, bagno turco, hammam, trattament*, area wellness, wellness",
  sauna: "saun*",
  massage: "massagg*, massaggi*, farmi massaggiare",
  hot_tub: "idromassaggio, jacuzzi, vasca idromassaggio, vasca idro, jacuzi, tinozza",
  garden: "giardin*, parco dell hotel, cortil*",
  barbecue: "barbecue, griglia*, grigliat*, barbecue*, grigliare, carbonella, bbq, fare la brace",
  fireplace:
    "camino, caminett*, stufa a legna, stufa a pellet, accendere il fuoco, fuoco acceso, falo, braciere, stube, fuoco di bivacco, accendere un fuoco",
  firewood: "legna, legna da ardere, ceppi, legna per il camino, legna per la stufa, pellet, accendifuoco",
  lounge: "salotto, sala comune, lounge, salone, soggiorno comune",
  library: "bibliotec*, libri, sala lettura, prestito libri, angolo lettura, scambio libri",
  games: "giochi da tavolo, giochi, biliard*, ping pong, sala giochi, calcetto",
  meeting_room:
    "sala riunioni, sale riunioni, riunion*, conferenz*, congress*, sala conferenze, banchett*, sala meeting, sale meeting, meeting, riunione, saletta, convegno, sala per una riunione",
  coworking: "coworking*, spazio coworking, ufficio condiviso, spazio di coworking",
  printer:
    "stamp*, stampare, stampant*, fotocopi*, carta d imbarco, scanner, stampare il biglietto, stampare la carta, stampare i documenti, stampa",
  laundry:
    "lavanderi*, lavatric*, lavare i vestiti, bucato, lavare vestiti, asciugatric*, lavare la biancheria, lavare, lavaggio della biancheria, lavaggio biancheria, lavaggio dei vestiti, lavare i panni, panni sporchi, biancheria da lavare, lavare la roba, stendere, stendino, stendibiancheria, detersivo, fare una lavatrice, lavare le camicie, lavare dei panni, camicie, far lavare",
  dry_cleaning: "lavaggio a secco, tintoria*, lavasecco",
  playground: "parco giochi, area giochi, altalen*, giochi per bambini, parchetto, scivolo, scivoli",
  kids_club:
    "mini club, miniclub, animazion*, attivita per bambini, club per bambini, kids club, baby club, intrattenere i bambini, far divertire i bambini, animazione",
  security_cameras:
    "telecamer*, videosorveglianz*, sorveglianza, ripres*, filmat*, videosorveglianza, spiati, ripresi, siamo ripresi, filmati",
  concierge: "concierge, portiere, portieri, facchin*",
  tip: "lasciare la mancia, servizio incluso, servizio compreso, mancia*, le mance",
  staff_languages:
    "lingue, lingua, parlate, parlano, parla, si parla, parlate inglese, parla inglese, qualcuno parla, si parla italiano, parla italiano, c'è chi parla",
  house_rules: "regole della casa, regolament*, regole",
  fire_safety:
    "uscita di sicurezza, uscita di emergenza, allarme antincendio, estintor*, rilevatore di fumo, rilevatore fumo, punto di raccolta, punto di ritrovo, via di fuga, vie di fuga, evacuazion*, antincendio, incendi*, scala antincendio, in caso di incendio, sensore di fumo, monossido, coperta antincendio, allarme incendio, candele, candela, fiamme libere, fiamma libera, fuochi liberi, candel*, fuochi d artificio, petard*, incenso, fiamm*, fiaccol*, falo, fuoco, fuochi, accendere un fuoco, accendere fuochi, accendere il fuoco, braciere, bracieri, infiammabil*, lanterne, fumogen*",
  visitors:
    "visitator*, ospiti esterni, persona in piu, invitare amici, persona aggiuntiva, ospitare, visite, far entrare un amico, amici in camera, far salire, portare un amico, portare una ragazza, amica in camera, amico in camera, portare qualcuno, ricevere qualcuno, ospitare un amico, salire in camera da me, salire in camera, portare in camera, venire in camera, ospite in camera, amico dormire, amici a dormire, dormire da noi, dormire da me, venire a trovarci, venirci a trovare, ospitare amici, amico puo dormire, amica puo dormire, persone estranee, persona estranea, persone non registrate, persone non dichiarate, estranei, invitare, amici, parenti, amici e parenti, passare a trovarci, persone esterne, persone in piu, persone aggiuntive, ospiti aggiuntivi, visitatori, visitatore, ricevere visite, dormire con noi, fermarsi a dormire, restare a dormire, fermarsi la notte, pernottamento di, ospiti non registrati, altre persone",
  parties:
    "festa, feste, addio al celibato, addio al nubilato, eventi, compleanno da voi, festeggiare da voi, rinfresco, festa di compleanno",
  wedding: "matrimoni*, sposar*, nozze, sposi",
  photographer:
    "fotograf*, servizio fotografico, shooting, foto del matrimonio, foto di matrimonio, foto di famiglia",
  damage:
    "dann*, rotto, rompere, danneggia*, ho rotto, rompiamo, rompo, rotta, rotti, rottura, rotture, si rompe, danneggi*, danno, macchia*, macchie, macchiato, rovesciato, rovinato, rovinare, chi paga se, risarcire, risarcimento, ripar*, riparazion*, sostituzione, reintegrare, deterior*, manomission*, ammanchi",
  sustainability: "sostenib*, ecolog*, ambient*, ricicl*",
  breakfast:
    "colazion*, prima colazione, brunch, mangia la mattina, mangiare al mattino, si mangia la mattina, cornetto e cappuccino, fare colazione, mangiare la mattina, cornetto, brioche",
  lunch:
    "pranz*, mangiare a mezzogiorno, mangiare a pranzo, a mezzogiorno si mangia, panino, boccone, pranzare, piatto di pasta, spuntino, insalata, tramezzino, a mezzogiorno, si mangia a mezzogiorno, anche a pranzo, aperti a pranzo",
  packed_lunch:
    "pranzo al sacco, cestino da viaggio, picnic, pic nic, cestino pranzo, lunch box, panini da portare, cestino picnic, colazione al sacco, colazione da asporto, merenda al sacco, packed lunch, colazione da portare via, pranzo da portare, pranzo da asporto, panini per la gita, cena al sacco",
  dinner:
    "cena, cene, cenare, mangiare la sera, mangiare stasera, si mangia la sera, mangiare alla sera, stasera si mangia, cenone",
  half_board:
    "mezza pensione, pensione completa, tutto incluso, all inclusive, colazione e cena, cena inclusa, aggiungere la cena, con cena, cena compresa",
  restaurant:
    "ristorant*, sala da pranzo, menu, mangiare in hotel, mangiare in albergo, prenotare un tavolo, tavolo, pasti, tavolo per, un tavolo, si mangia, mangiare da voi, trattoria, osteria, cucina aperta, piatti tipici, primi piatti, a la carte, cenare, mangiare qualcosa, qualcosa da mangiare, mangiare la sera, fame",
  kids_menu:
    "menu bambini, menu per bambini, menu bimbi, menu baby, piatti per bambini, porzione per bambini, mezza porzione, porzione bambini, pasti per bambini, menu per i bambini, cibo per bambini, menu dei bambini",
  tasting_menu:
    "menu degustazione, menu di degustazione, percorso degustazione, menu gourmet, menu a sorpresa, menu fisso, menu dello chef, quante portate, tavolo dello chef, percorso gastronomico",
  own_food:
    "cibo proprio, proprio cibo, portare cibo, portare da mangiare, cibo da fuori, cibo esterno, portare la torta, nostra torta, cibi propri, nostro cibo, portare il nostro cibo, ordinare una pizza, consegna pizza, consegna a domicilio, ordinare cibo, ordinare da asporto, mangiare cibo nostro, deliveroo, just eat, glovo, torta nostra, portare una torta, bevande proprie, proprie bevande, portare bevande, cibo portato, cibo nostro, introdurre cibo, introdurre cibi, cibi e bevande, cibo e bevande, introdurre alimenti, consumare cibi, mangiare in camera, picnic, pic nic, alimenti e bevande, consumare pasti, mangiare al sacco, pranzo al sacco proprio",
  bar: "bar, cocktail, bevand*, drink, alcolic*, birra, vino, vini, aperitiv*, bere qualcosa, bibite, spritz, bere un drink, amaro, digestivo, aperitivo, un drink, cocktail*, una birra, bicchiere di vino",
  wine_list:
    "carta dei vini, lista dei vini, vino al calice, vini al calice, calice di vino, vini locali, vino locale, vini della zona, sommelier, abbinamento vini, abbinamento vino, vino della casa, vini naturali, vino sfuso, vini biologici, vini regionali",
  corkage:
    "diritto di tappo, nostro vino, proprio vino, vino proprio, portare vino, portare il vino, portare una bottiglia, nostra bottiglia, portare alcolici, bottiglia propria, nostre bottiglie, bevande proprie, proprie bevande, portare bevande, nostro spumante, vino portato, portare il nostro vino, vino nostro",
  wine_tasting:
    "degustazion*, degustazione di vini, degustazione vini, degustare, assaggiare i vini, assaggi*, cantina, visita in cantina, visita alla cantina, visita cantina, vigneto, vigna, enoteca*, enolog*, enoturism*, produttore di vino, vinicol*, viticol*, degustazione olio, degustazione di olio, degustazione formaggi, wine tasting",
  cooking_class:
    "corso di cucina, lezione di cucina, scuola di cucina, cooking class, imparare a cucinare, laboratorio di cucina, corso di pasta, lezioni di pasta",
  room_service:
    "servizio in camera, room service, colazione in camera, mangiare in camera, cena in camera, pasti in camera, servizio camera, colazione a letto, mangiare in stanza, portare in camera, portate in camera, cena in stanza, colazione in stanza, portarci da mangiare, farci portare",
  diet: "vegetarian*, vegan*, halal, kosher, lattosio, senza lattosio, senza carne, senza maiale, dieta, diete, dietetic*, non mangia carne, non mangio carne, niente carne",
  allergy:
    "allerg*, glutin*, celiac*, senza glutine, intolleran*, frutta secca, noci, arachidi, intollerant*, glutine, lattosio, senza latte",
  dress_code:
    "dress code, abbigliament*, come vestirsi, codice di abbigliamento, pantaloncini, giacca e cravatta, come ci si veste, bermuda, vestirsi bene, vestirsi eleganti, in bermuda, in pantaloncini, abbigliamento richiesto, serve la giacca",
  vending_machine:
    "distributore automatico, distributori automatici, snack, ghiaccio, macchina del ghiaccio, spuntin*",
  children:
    "bambin*, bimb*, neonat*, famigli*, figlio, figlia, figli, per ragazzi, bambini e ragazzi, figlioli, pargol*, bebe, ragazzini, nipotin*, minore, fino a che età, bambini gratis, da che età pagano, bimbi gratis",
  babysitting:
    "babysitt*, baby sitt*, tata, guardare i bambini, tenere i bambini, badare ai bambini, tate, babysitter*, baby sitter*, lasciare i bambini con",
  stroller:
    "passeggino, carrozzina per bambini, carrozzina per neonati, marsupio, zaino porta bimbo, zaino portabimbi",
  changing_table:
    "fasciatoi*, cambiare il pannolino, pannolin*, cambiare il bambino, vasino, vaschetta per il bagnetto, bagnetto, vaschetta bagnetto, spazio cambio, cambio pannolini",
  baby_food:
    "pappa, pappette, omogeneizzat*, scaldabiberon, scalda biberon, biberon, latte in polvere, latte artificiale, sterilizzat*, scaldare il latte, latte materno, pappe per bambini, cibo per neonati, scaldare la pappa, brodo vegetale, cucina mamme, biberoneria",
  high_chair: "seggiolon*, rialzo, seggiolino, sediolon*, sedia per bambini, seggiolone, seggiolin*",
  pets: "animal*, animali domestici, cane, cani, gatto, gatti, cagnolin*, micio, gattino, cucciolo, animali al seguito, amico a quattro zampe, cucciol*, quattro zampe, bassotto, pelosetto, barboncino, guinzaglio, museruola*, abbaia*, vaccinat*, vaccinazion*, libretto sanitario, deiezion*, escrementi, cuccia, ciotol*, cani guida, cane guida, cagnolino, coniglio, animale domestico, piccola taglia",
  farm_animals:
    "animali della fattoria, fattoria didattica, animali da fattoria, accarezzare gli animali, dare da mangiare agli animali, capre, caprette, pecore, mucche, mucca, galline, asini, asinelli, alpaca, lama, conigli, conigliett*, mungere, mungitura, stalla, maialini, maiali, agnelli, animali in fattoria",
  parking:
    "parchegg*, posteggi*, posto auto, garage, auto, macchina, posti auto, autorimess*, parcheggiare, dove lascio la macchina, lasciare la macchina, lasciare l auto, mettere la macchina, dove si parcheggia, parcheggiare l auto, posto macchina, box auto, ztl, autovettura, lasciare l'auto, box sul tetto, box da tetto, dove metto la macchina, portabagagli sul tetto, velocita",
  ev_charging:
    "colonnin*, auto elettric*, ricarica elettrica, ricaricare l auto, ricaricare la macchina, stazione di ricarica, stazioni di ricarica, ricarica auto, macchina elettrica, tesla, punto di ricarica, wallbox, ricaricare, caricare la macchina, caricare l auto, auto ibrida, presa per auto elettrica, caricare auto elettrica, attacco per auto elettrica, presa tipo 2, ricaricare l'auto, auto elettrica, colonnina, attaccare la macchina, kwh, colonnina*",
  shuttle:
    "navett*, transfer, trasferiment*, servizio navetta, venire a prendere, venirci a prendere, ci venite a prendere, venite a prenderci, ci potete venire a prendere, navetta aeroporto, passaggio dalla stazione, trasporto dall aeroporto, ci accompagnate, accompagnarci, venire a prenderci, passate a prenderci, autista, nella vostra macchina",
  taxi: "taxi, uber, ncc, chiamo una macchina, chiamare una macchina, macchina per la stazione, una corsa",
  airport: "aeroport*, volo, voli, aereo, malpensa, linate",
  train:
    "stazion*, treno, treni, ferrovi*, trenitalia, italo, frecciarossa, stazione fs, in treno, dalla stazione, col treno, scendiamo dal treno",
  bus: "autobus, bus, fermata*, tram, metropolitan*, metro, mezzi pubblici, trasporti pubblici, trasporto pubblico, pullman, corriera, fermata del bus, fermata dell autobus, pulman, orari dei bus, linea bus",
  car_hire:
    "autonoleggi*, noleggio auto, noleggiare un auto, noleggiare una macchina, auto a noleggio, affittare una macchina, affittare un auto, noleggio macchine, noleggiare un macchina",
  bicycle:
    "bici*, biciclett*, e bike, noleggio bici, mountain bike, ciclis*, affittare le bici, deposito bici, pista ciclabile, mtb, ebike, monopattin*, bici, due ruote, pedalare",
  motorcycle: "moto, motociclett*, scooter, motorin*",
  petrol_station:
    "benzinai*, distributore di benzina, stazione di servizio, pompa di benzina, benzina, gasolio, diesel, fare benzina, fare il pieno, carburant*, rifornimento, gpl, metano, distributore benzina, fare gasolio, area di servizio",
  winter_tyres:
    "gomme invernali, gomme da neve, pneumatici invernali, catene da neve, catene, catene a bordo, gomme termiche, pneumatici da neve, strada sgombra, spazzaneve, quattro per quattro, 4x4, trazione integrale, spalata, strada pulita dalla neve, obbligo di catene",
  boat: "barca, barche, battell*, traghett*, vela, gita in barca, imbarcader*, motoscaf*, alle isole, sulle isole, imbarco, vaporetto, aliscafo",
  address:
    "indirizz*, codice postale, dove si trova l hotel, dove siete, dove si trova l albergo, indicazioni stradali, come si arriva, come arrivare, posizion*, ubicazion*, cap, come raggiungervi, come vi trovo, come vi troviamo, come arriviamo, come arrivo da voi, dove vi trovate, come si raggiunge, navigatore, coordinate, come raggiungere, che zona, quale uscita, uscita autostrad*, trovarvi, arrivare da voi in macchina",
  contact:
    "numero di telefono, telefono, e mail, email, mail, contatt*, chiamar*, contattarvi, numero da chiamare, whatsapp, telefonarvi, indirizzo mail, recapit*, chiamarvi, vostro numero, raggiungervi al telefono, a che indirizzo mando, a che indirizzo spedire, dove le mando, a quale mail",
  city_center: "centro citta, centro, centro storico, in paese, in centro, centro paese, borgo",
  tours:
    "escursion*, gita, gite, visita guidata, visite guidate, tour, attivita, biglietti, cosa fare, cosa si puo fare, cosa c e da fare, tour guidato, giro in barca, gita in barca, tour delle isole, giro delle isole, crociera",
  hiking:
    "passeggiat*, trekking, sentier*, camminat*, camminare, escursionism*, escursionist*, ciaspol*, rifugio, rifugi, malga, malghe, percorsi a piedi, mappa dei sentieri, nordic walking, bastoncini, itinerari a piedi",
  climbing:
    "arrampic*, parete di arrampicata, palestra di roccia, via ferrata, vie ferrate, ferrata, parco avventura, canyoning, falesia, boulder*",
  mountain_safety:
    "valang*, soccorso alpino, pericolo valanghe, rischio valanghe, bollettino valanghe, caduta massi, sicurezza in montagna, artva, fuoripista, fuori pista, guida alpina, temporali in montagna, slavin*",
  cable_car:
    "funivi*, cabinovi*, seggiovi*, ovovi*, impianti di risalita, funicolar*, skilift, ski lift, impianti sciistici, impianti aperti, trenino a cremagliera, stazione a valle, telecabina",
  attractions:
    "attrazion*, musei, museo, monument*, castell*, chiesa, teatro, cinema, visitare, vedere, villa, cosa vedere, cosa c e da vedere, posti da visitare, cosa visitare",
  religious_service:
    "santa messa, funzione religiosa, moschea, sinagog*, preghier*, pregare, sala di preghiera, tappeto da preghiera, qibla, cappella, chiesa cattolica, chiesa protestante, chiesa ortodossa, luogo di culto, orari delle messe, la messa, messa domenicale, alla messa, della messa, andare a messa, una messa, le messe, messa in chiesa",
  nearby_restaurants:
    "ristoranti vicini, ristoranti in zona, ristorante in zona, dove mangiare, consigliare un ristorante, ristoranti nelle vicinanze, buon ristorante, pizzeri*, ristoranti qui vicino, ristorante vicino, dove possiamo mangiare, ristoranti nei dintorni, ristorante qui vicino, dove cenare, mangiare fuori, un ristorante cinese, ristorante giapponese, una pizzeria vicino, dove si mangia bene",
  beach:
    "spiaggi*, mare, lido, bagno nel lago, nuotare nel lago, fare il bagno, tuffarsi nel lago, pontile, spiaggetta, sabbia",
  lake: "lago, laghi, lungolago, nuotare nel lago, fare il bagno nel lago, bagno nel lago",
  water_sports:
    "sport acquatici, sport d acqua, surf, windsurf, kitesurf, kite, wakeboard, sci nautico, sci d acqua, immersion*, snorkeling, kayak, canoa, sup, pedalo, rafting, muta da sub, moto d acqua, diving, stand up paddle, paddle, subacque*",
  fishing:
    "pescator*, licenza di pesca, permesso di pesca, canna da pesca, pesca sportiva, permesso per pescare, laghetto di pesca, pesca*",
  ski: "sci, sciare, neve, piste, piste da sci, sciator*, comprensorio*, sulla neve, area sciistica, stazione sciistica, innevament*",
  ski_pass:
    "skipass, ski pass, abbonamento sci, abbonamento impianti, biglietto impianti, giornaliero sci, skipass giornaliero, tessera impianti",
  ski_school:
    "scuola di sci, scuola sci, maestro di sci, lezioni di sci, corso di sci, imparare a sciare, lezioni di snowboard, asilo sulla neve, asilo neve, maestro sci",
  ski_rental:
    "noleggio sci, noleggiare gli sci, noleggio scarponi, noleggio snowboard, attrezzatura da sci, affittare gli sci, affitto sci, noleggio attrezzatura sci, scarponi da noleggiare, noleggio ski, noleggiare gli scarponi, sciolina",
  ski_storage:
    "deposito sci, ski room, depositare gli sci, lasciare gli sci, scalda scarponi, scaldascarponi, armadietto sci, stanza sci, locale sci, mettere gli sci, riporre gli sci, asciugare gli scarponi, asciuga scarponi, tenere gli sci",
  ski_bus:
    "ski bus, skibus, navetta per le piste, navetta per gli impianti, bus per le piste, navetta piste, autobus per le piste, navetta sci, bus per gli impianti, navetta impianti, bus navetta per le piste",
  cross_country: "sci di fondo, sci nordico, pista da fondo, anello di fondo, fondista, piste di fondo",
  sledging: "slittin*, slitta, pista da slittino, bob, bobbist*",
  sports: "sport, yoga, correre, calcio",
  tennis: "tennis, campo da tennis, padel, squash, badminton, racchett*",
  golf: "golf, campo da golf, minigolf, mini golf, green fee, campo pratica golf",
  horse_riding:
    "equitazion*, cavallo, andare a cavallo, passeggiata a cavallo, pony, maneggio, maneggi, carrozza, lezioni di equitazione, ippic*, cavalcare, cavalcata",
  shops:
    "supermercat*, negozi*, spesa, panific*, panetteria, souvenir, shopping, alimentari, fare acquisti, fare la spesa, minimarket, conad, coop, tabaccheria, tabacchi, panettiere, fornaio, comprare acqua, comprare della frutta, comprare da mangiare, comprare il pane, comprare il latte",
  farm_shop:
    "spaccio aziendale, prodotti della fattoria, prodotti locali, prodotti tipici, vendita diretta, prodotti dell azienda, acquistare vino, comprare il vino, comprare il vostro vino, acquistare i vostri prodotti, uova fresche, latte fresco, marmellate fatte in casa, miele, prodotti propri, bottega, olio di oliva, comprare i vostri prodotti, comprare vino, prodotti regionali, punto vendita",
  market: "mercat*, mercatin*",
  pharmacy:
    "farmaci*, medicin*, aspirina, tachipirina, paracetamolo, cerott*, antidolorific*, ibuprofene, pastiglie, compresse, moment, cerotti",
  doctor:
    "medico, dottor*, ospedal*, clinica, dentista, pronto soccorso, guardia medica, medici, pediatra, veterinari*, ambulatorio, infermier*",
  emergency:
    "emergenz*, ambulanz*, polizia, vigili del fuoco, pompieri, carabinieri, numero di emergenza, in caso di emergenza, numero unico, pronto intervento",
  cash_machine:
    "sportello bancomat, bancomat piu vicino, prelevare, banca, sportello automatico, prelievo, prelevare contanti, prelevare soldi, bancomat vicino, atm, prendere contanti, ritirare contanti, trovo un bancomat, un bancomat, ritirare soldi, senza contanti",
  currency_exchange:
    "cambio valuta, cambiare soldi, cambiare denaro, ufficio di cambio, cambiavalut*, tasso di cambio, cambiare dollari, cambiare i soldi, cambiare euro, cambiare franchi, valuta estera",
  weather: "meteo, pioggia, piove, temperatur*, previsioni, che tempo",
  nightlife:
    "discotec*, vita notturna, locale notturno, musica dal vivo, ballare, casino, concert*, locali, intratteniment*",
  umbrella: "ombrell*, impermeabile",
  newspaper: "giornal*, quotidian*, rivist*",
  parcel:
    "pacco, pacchi, francoboll*, cartolin*, ufficio postale, spedizion*, spedire, corriere, ricevere un pacco, pacco amazon, lettera, cassetta postale, la posta, per posta",
  wake_up_call: "sveglia, servizio sveglia, svegliar*",
  pitch:
    "piazzol*, roulotte, camper, campeggi*, caravan, area camper, area sosta, piantare la tenda, allaccio elettrico, colonnina elettrica camper, glamping, veranda camper, attacco corrente, allacciamento elettrico, in tenda, con la tenda, nostra tenda, la mia tenda, posto tenda, montare la tenda, tende da campeggio, una tenda, piazzola, piazzole, tenda, gazebo, casa mobile, case mobili, mobil home, colonnina, allacciamento, ampere, tendalino, cucinotto, tenda aggiuntiva, seconda tenda",
  dump_station:
    "camper service, scarico acque, acque nere, acque grigie, wc chimico, bagno chimico, scaricare la cassetta, svuotare la cassetta, cassetta wc, pozzetto di scarico, scarico camper, carico acqua, scarico cassetta, svuotamento cassetta, carico e scarico, acque reflue",
  final_cleaning:
    "pulizia finale, pulizie finali, pulizia di fine, pulizie di fine, spese di pulizia, costo delle pulizie, pulizia dell appartamento, pulire prima, pulire prima di partire, fare le pulizie, lasciare pulito, lasciare tutto pulito, lasciare in ordine, lasciato pulito, lasciata pulita, lasciato in ordine, lasciata in ordine, in che stato, in che condizioni, nello stato in cui, stesse condizioni, nelle stesse condizioni, condizioni in cui, spazzare, scopare il pavimento, passare la scopa, passare l aspirapolvere, aspirapolvere, lavare il pavimento, riassettare, riordinare, ordine e pulizia, pulizia straordinaria, pulizie extra, pulizie straordinarie, riconsegnato pulito, riconsegnata pulita",
  furniture:
    "mobili, mobilio, arredi, arredo, arredamento, spostare i letti, spostare il letto, spostare i mobili, spostare il tavolo, suppellettili, spostare il divano",
  shoes: "scarpe, togliere le scarpe, togliersi le scarpe, pantofole, scarponi, a piedi nudi, tacchi",
  windows:
    "finestr*, chiudere le finestre, persiane, tapparelle, imposte, arieggiare, aerare, porta d ingresso, porte e finestre, chiudere la porta, chiudere a chiave, chiusa a chiave, portone, cancello, chiudere il cancello, tende da sole, serrande, infissi",
  energy:
    "elettricita, energia elettrica, energia, luce e gas, consumi, luci, spegnere, spegnere le luci, spegnere la luce, luci accese, utenze, contatore*, risparmio energetico, acqua luce gas, luce acqua, spese di riscaldamento, risparmiare acqua, luce elettrica, corrente elettrica, consumo di, consumo elettrico, consumi extra, allaccio elettrico, colonnina elettrica camper, attacco corrente, allacciamento elettrico, colonnina, allacciamento, ampere",
  fuse_box:
    "salvavita, interruttore generale, quadro elettrico, contatore della luce, salta la corrente, salta la luce, va via la luce, manca la luce, manca la corrente, blackout, fusibil*, torcia, torcia elettrica",
  subletting:
    "subaffitt*, sublocare, sublocazione, cedere a terzi, a terzi, affittare ad altri, uso commerciale, cedere la prenotazione, cedibile",
  wristband: "braccialett*, bracciale, badge, tessera d ingresso",
  driving:
    "passo d uomo, a passo d uomo, km h, sbarra, sbarre, sbarra chiusa, cancello chiuso, circolare, circolazione*, targa, targhe, numero di targa, entrare in macchina, entrare con la macchina, uscire con la macchina, entrare con l auto, guidare nel, transito, transitare, a che velocita, velocita massima, limite di velocita, velocita consentita",
  car_wash:
    "lavare la macchina, lavare l auto, lavare le auto, lavare gli autoveicoli, lavare i veicoli, lavare la roulotte, lavaggio auto, lavaggio dei veicoli, lavaggio di auto, lavare il camper, lavare le macchine, lavaggio delle auto",
  drone: "drone, droni",
  flushing:
    "nel water, nel wc, nel gabinetto, nella tazza, gettare nel water, buttare nel water, buttare nel wc, fossa biologica, fossa settica, tubature, assorbenti, salviette, salviettine, carta igienica nel, pannolini nel, otturare, intasare, intasamento, intasa",
  balance:
    "saldo, il saldo, saldare, a saldo, resto del pagamento, pagare il resto, paga il resto, restante importo, importo restante, importo residuo, la rimanenza, rimanenza, parte restante, quota restante, saldato, restante somma, resto della somma, intero importo, si paga il resto, paga il resto, pagare il resto, si paga il saldo",
  booking_fee:
    "spese di prenotazione, costi di prenotazione, spese di gestione, diritti di prenotazione, spese di agenzia, spese amministrative, spese di pratica, diritti di agenzia, quota di iscrizione",
  early_departure:
    "partenza anticipata, partenze anticipate, partire prima, partiamo prima, partire in anticipo, partono in anticipo, anticipare la partenza, andare via prima, partiamo un giorno prima, interruzione del soggiorno, soggiorno interrotto, abbreviare il soggiorno, accorciare, lasciare prima, notti non usufruite, soggiorno abbreviato",
  arrival_day:
    "da sabato a sabato, dal sabato al sabato, sabato a sabato, da domenica a domenica, in che giorno, giorno di cambio, affitti settimanali, affitto settimanale, affittati settimanalmente, settimanalmente, a settimana, settimane intere, iniziare il soggiorno, che giorno della settimana",
  gas: "bombola, bombole, gas, gpl, fornello a gas, campingaz, propano, butano",
  inventory:
    "inventario, verbale di consegna, controllo dell appartamento, verifica dell appartamento, oggetti mancanti",
  insurance: "assicuraz*, assicurazione annullamento, responsabilita civile, polizza*",
  owner_access:
    "diritto di accesso, entrare nell appartamento senza, accedere all appartamento, accedere all alloggio, il proprietario puo entrare, proprietario entrare, ingresso del proprietario",
  decoration:
    "decorazion*, decorare, addobb*, palloncin*, festoni, coriandoli, appendere, chiodi, alle pareti",
  stair_gate: "cancelletto, cancelletti, cancelletto di sicurezza, a misura di bambino, copriprese",
  cleaning_supplies:
    "prodotti per la pulizia, prodotti per le pulizie, detersiv*, detersivo piatti, scopa, mocio, secchio, pastiglie lavastoviglie, sacchetti, sacchi della spazzatura, sacchetti per la spazzatura, rotolo da cucina, prodotti di pulizia",
  bread:
    "pane fresco, servizio pane, ordinare il pane, consegna del pane, pane e, panini freschi, il pane, brioche fresche",
  defects:
    "reclam*, guast*, difett*, malfunzionament*, non funziona, disservizi*, segnalare un problema, segnalare un guasto, lamentel*",
  choice_of_place:
    "scegliere la piazzola, scegliere il posto, scelta della piazzola, scegliere la camera, assegnazion*, assegnat*, piazzola preferita, piazzola specifica, scegliere l appartamento",
  down_payment: "caparra*, acconto, acconti, versare per prenotare, quanto anticipo, pagare di anticipo",
  celebration:
    "complean*, anniversari*, luna di miel*, romantic*, sorpresa*, festeggia*, viaggio di nozze, torta di compleanno, petali di rosa, proposta di matrimonio, palloncini, torta a sorpresa, allestimento romantico, sorpres*, sorprendere, anniversario, nozze, luna di miele, petali",
  cake: "torta*, torte, torta di compleanno, dolce, dessert, pasticceri*, pasticcini",
  flowers: "fiori, mazzo di fiori, rose, bouquet",
  bottle: "champagne, prosecco, bottiglia di vino, spumant*, bottigli*",
  rating: "stelle, quante stelle, recension*, categoria",
  history:
    "storia, costruit*, ristruttura*, proprietari*, epoca, gestione familiare, quando è stato costruito, a quando risale",
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
    "hotel, albergo, alberghi, struttura, strutture, camera, camere, stanza, stanze, alloggi*, soggiorn*, ospite, ospiti, servizi, servizio, casa, pensione, agriturismo, residenza, in campeggio, nel campeggio, al campeggio, il campeggio, del campeggio",
  order: "arrivederci, grazie, sto cercando, cerco",
  elsewhere: "treno, treni, taxi, bigliett*, museo, autista",
};
