import type { ActWords } from "../act-words.ts";

export const it: ActWords = {
  things: {
    wake_up_call: "sveglia | sveglia, svegliar*, svegliate*, svegliarci, svegliarmi, sveglia telefonica",
    packed_breakfast:
      "colazione al sacco | colazione al sacco, pranzo al sacco, cestino, packed lunch, colazione da asporto, colazione da portare via, sacchetto",
    breakfast_in_room: "colazione in camera | colazione in camera, colazione a letto, colazione nella camera",
    late_check_out:
      "late check-out | late check out, late checkout, check out posticipat*, check out piu tardi, lasciare la camera piu tardi, lasciare la stanza piu tardi, uscire piu tardi, tenere la camera, tenere la stanza, restare in camera, rimanere in camera, camera fino, lasciare la stanza, lasciare la camera, liberare la camera piu tardi",
    early_check_in:
      "check-in anticipato | check in anticipat*, early check in, check in prima, entrare in camera prima, entrare prima, arrivare prima, camera prima, anticipare il check in",
    booking_change:
      "modifica della prenotazione | modificare … prenotazione, cambiare … prenotazione, spostare … prenotazione, modifica … prenotazione, cambiare … data, cambiare … date, prolungare, notte in piu, un altra notte, una notte in piu, notte extra, allungare, anticipare, posticipare, invece di, invece che, aggiungere … persona, persona in piu, al posto di, anziche, saremo in",
    another_room:
      "un'altra camera | un altra camera, un altra stanza, cambiare camera, cambiare stanza, cambio camera, cambio stanza, camera diversa, camera piu tranquilla, camera piu grande, camere comunicanti | camera con",
    extra_bed:
      "letto aggiuntivo | letto aggiuntivo, letto in piu, letto supplementare, letto extra, terzo letto, brandina | letti separati",
    cot: "culla | culla, lettino, lettino da campeggio, sponde",
    high_chair: "seggiolone | seggiolone, seggioloni",
    cake: "torta | torta, torte, dolce di compleanno | candeline",
    flowers:
      "fiori | fiori, rose, mazzo, petali | bottiglia di spumante, bottiglia di prosecco, decorazioni, addobbare, bottiglia di champagne",
    taxi: "taxi | taxi, tassi, uber, ncc",
    transfer:
      "transfer | transfer, navetta, passaggio, venirci a prendere, venire a prendere, venirmi a prendere, prelevarci, passare a prendere, passate a prendere, farci venire, trasferimento, autista, accompagnarci",
    towels: "asciugamani | asciugaman*, teli, telo, teli mare, salviett* | accappato*",
    pillow: "cuscini | cuscin*, guanciale",
    blanket: "coperte | coperta, coperte, piumone, piumino, plaid",
    bed_linen: "lenzuola | lenzuol*, biancheria da letto, federe",
    luggage: "bagagli | bagagl*, valig*, borsoni, borse, zaini",
    room_cleaning:
      "pulizia della camera | pulire la camera, pulire la stanza, pulizia, pulizie, rifare la camera, rifare la stanza, rifare il letto, sistemare la camera, rassettare",
    room_service:
      "servizio in camera | servizio in camera, room service, cena in camera, pranzo in camera, portare in camera",
    treatment: "massaggio | massaggi*, pulizia del viso | trattament*, spa, manicure, pedicure",
    bike: "biciclette | bici, bicicletta, biciclette, e bike, ebike, mountain bike",
    boat: "barca | barca, barche, gommone, motoscafo | pedalo, kayak, canoa, sup",
    lesson: "lezione | lezione, lezioni, corso, maestro di sci, scuola sci, cooking class",
    tour: "escursione | escursion*, ciaspolata, tour, gita, visita guidata | degustazion*, guida",
    tickets: "biglietti | bigliett*, skipass, ski pass",
    laundry: "lavanderia | lavanderia, bucato, lavare, far lavare, stirare, stirata, panni",
    iron: "ferro da stiro | ferro da stiro, asse da stiro",
    adapter: "adattatore | adattator* | caricator*, caricabatter*, cavetto, presa multipla, ciabatta",
    hairdryer: "asciugacapelli | phon, fon, asciugacapelli",
    toiletries:
      "prodotti da bagno | shampoo, sapone, carta igienica, spazzolin*, dentifricio, bagnoschiuma, rasoio | ciabattine, pantofole, fazzoletti, pannolini, capsule, cialde",
    drinks:
      "bevande | bottigli* d acqua, bottiglia di acqua, acqua in camera, bottiglia di vino, acqua frizzante, acqua naturale | ghiaccio, bicchieri, calici, bollitore, cavatappi",
    heater: "stufetta o ventilatore | stufetta, stufa, ventilatore",
    invoice: "fattura | fattura, ricevuta, scontrino, conto",
    parking_space: "posto auto | posto auto, posto macchina, parcheggio, posto in garage",
    doctor: "visita medica | medico, dottore, pediatra, guardia medica | dentista, veterinario",
    table: "tavolo | tavolo, tavoli, tavolino, posti al ristorante, coperti",
  },
  dining: "cena, pranzo, cenare, mangiare, pranzare, aperitivo, menu degustazione",
  wish: "vorrei, vorremmo, ci serve, ci servono, mi serve, mi servono, ci servirebbe, ci servirebbero, mi servirebbe, mi servirebbero, servirebbe, servirebbero, avrei bisogno, avremmo bisogno, ho bisogno, abbiamo bisogno, possiamo avere, posso avere, potremmo avere, potrei avere, si puo avere, desidero, desideriamo, desidererei, gradirei, gradiremmo, mi piacerebbe, ci piacerebbe, volevo, volevamo, vogliamo, voglio, mi occorre, ci occorre, occorrono, richiedo, chiedo, chiederei, richiedere, posso prenotare, possiamo prenotare, potremmo prenotare, potrei prenotare, si puo prenotare, posso ordinare, possiamo ordinare, prendiamo, prendo, mi fareste, ci fareste, prenotare un, prenotare una, per cortesia un, manca, mancano, sarebbe possibile avere, e possibile avere",
  serve:
    "potete portare, potete portarci, potete portarmi, potreste portare, potreste portarci, potreste portarmi, puo portare, puo portarmi, mi portate, ci portate, mi porti, portateci, portatemi, mi portereste, ci portereste, potete prenotare, potete prenotarci, potete prenotarmi, potreste prenotare, potreste prenotarci, potreste prenotarmi, puo prenotare, mi prenotate, ci prenotate, prenotateci, prenotatemi, mi prenota, ci prenota, mi prenoti, prenotami, potete chiamare, potete chiamarci, potete chiamarmi un, potreste chiamare, potreste chiamarci, potreste chiamarmi un, mi chiamate un, ci chiamate un, chiamateci un, mi chiama un, ci chiama un, potete mandare, potreste mandare, potreste mandarci, mandateci, mi mandate, ci mandate, potete organizzare, potreste organizzare, organizzarci, potete svegliar*, potreste svegliar*, svegliateci, svegliatemi, ci svegliate, mi svegliate, potete preparar*, potreste preparar*, ci preparate, preparateci, potete aggiungere, potreste aggiungere, potete cambiar*, potreste cambiar*, potete spostar*, potreste spostar*, ci spostate, potete mettere, potreste mettere, potete metterci, potete farci, potreste farci, ci fate trovare, farci trovare, ci tenete, tenerci, potete tenere, potreste tenere, riservateci, potete riservar*, potreste riservar*, ci riservate, mi riservate, qualcuno puo, qualcuno potrebbe, puo qualcuno, potrebbe qualcuno, potete venire, potreste venire, passare qualcuno, venire qualcuno, potete rifare, potreste rifare, potete darci, potreste darci, ci date, mi date, ci fate, mi fate, fateci, segnateci, segnatemi, segnate, potete passare, potreste passare, ci venite a prendere",
  may: "posso, possiamo, potrei, potremmo, si puo, si potrebbe, e possibile, sarebbe possibile, possibile, riuscite a, riuscireste a, fattibile, avete posto, c e posto, ci sarebbe, potete, potreste",
  please: "per favore, per cortesia, perfavore, x favore, cortesemente, gentilmente, pf, pls",
  asks: "che, cosa, quando, dove, come, quanto, quanti, quanta, quante, quale, quali, chi, perche, c e, ci sono, c e un, avete, e incluso, e inclusa, e compresa, e compreso, si paga, costa, costano, a che ora, fino a che, ha il, e aperto, e aperta, sono aperti, fate, accettate, offrite, sapete, sa se, serve prenotare, bisogna, devo, dobbiamo, si deve, consigliate, e vicino, e lontano, e il, e la, sono i, sono le, e possibile sapere, cerco, cerchiamo, da qualche parte, posso portare, possiamo portare, potremmo portare, mi interessa",
  knows:
    "sapere, chiedere se, chiedervi se, chiederle se, chiedere una, una domanda, un informazione, informazion*, chiedervi una, capire se, consigliare, consigliarci, consigliate, consiglio, dirmi, dirci, spiegare, spiegarmi, bisogna, quanto, a che ora, come si, come funziona, devo prenotare, bisogna prenotare, serve prenotare, pagare, si puo sapere",
  grievance:
    "non funziona, non funzionano, non va, non vanno, non si accende, non si apre, non si chiude, non parte, non scarica, rotto, rotta, rotti, guasto, guasta, intasat*, otturat*, perde acqua, gocciola, cade in continuazione, salta continuamente, sporco, sporca, sporchi, sporche, lurid*, sudici*, schifo, schifos*, disgustos*, inaccettabile, vergogn*, delus*, deludente, pessim*, terribile, orribile, indecente, scandalos*, maleducat*, scortes*, scortese, puzza, puzzano, odore di fogna, cattivo odore, muffa, scarafagg*, formiche, cimici, topi, senza acqua calda, niente acqua calda, non c e acqua, non c e l acqua, manca l acqua, non c e luce, senza riscaldamento, si gela, si congela, gelat* in camera, nessuno e venuto, non e venuto nessuno, non e passato nessuno, non si e visto nessuno, nessuno risponde, nessuno si e, stiamo aspettando, sto aspettando, aspettiamo da, aspetto da, aspettato, ancora niente, ancora nessuno, ancora non, non e ancora, gia due volte, gia tre volte, non abbiamo dormito, non ho dormito, non si dorme, non riusciamo a dormire, non riesco a dormire, chiuso occhio, troppo rumore, rumorosissim*, un baccano, chiasso, frastuono, musica a tutto, cani che abbaiano, trapano, operai, cantiere, vi sembra normale, le sembra normale, ma e normale, non e normale, non e possibile che, non e quello che, non e la camera, camera sbagliata, ordine sbagliato, avevamo prenotato, avevo prenotato, addebitato due, addebitato il doppio, conto sbagliato, capelli, macchie, macchiat*, insoddisfatt*, non siamo contenti, non sono contento, non siamo soddisfatti, mai piu, reclam*, lament*, arrivato freddo, arrivata fredda, era freddo, era fredda, freddo gelido, crudo, immangiabile, per quello che paghiamo, con quello che paghiamo, con quello che costa, ci avete dimenticat*, si sono dimenticat*, vi siete dimenticat*, un casino, tutta la notte, non si riesce a dormire, si e fatto vivo",
  facility:
    "camera, stanza, doccia, bagno, wc, water, lavandino, rubinetto, acqua, riscaldamento, termosifone, aria condizionata, condizionatore, clima, wifi, wi fi, internet, tv, televisore, televisione, telecomando, lampada, luce, porta, serratura, chiave, tessera, finestra, frigo, frigobar, cassaforte, letto, materasso, lenzuola, asciugamani, piscina, ascensore, cibo, cena, colazione, caffe, zuppa, servizio, cameriere, cameriera, personale, balcone, vicini, musica, tapparella, scarico, phon",
  failing:
    "rotto, rotta, fredda, freddo, freddi, gelida, gelido, ghiacciata, sporca, sporco, polvere, polveroso, rumorosi, rumorosa, rumore, manca, mancano, lento, lentissimo, lenta, bloccata, bloccato, morto, non, puzza, minuscola, vuoto, vuota, niente, scomodo, ritardo, male, malissimo, pessimo, gelat*",
  thanks: "grazi*, ringrazi*, mille grazie, grazie mille",
  compliment:
    "bellissim*, bello, bella, belli, belle, stupend*, splendid*, meraviglios*, meraviglia, fantastic*, favolos*, incantevole, incredibile, perfett*, ottim*, eccellent*, buonissim*, squisit*, delizios*, gentilissim*, gentili, accoglient*, spettacol*, paradiso, complimenti, bravi, bravissim*, adoriamo, adoro, innamorat*, superlativ*, top, il migliore, la migliore, i migliori, wow, che vista, che posto, contentissim*, felicissim*, ci siamo trovati benissimo, benissimo, non vediamo l ora, non vedo l ora, cura dei dettagli, impeccabil*, mitici, grandi, torneremo, ritorneremo, siete i migliori",
  smallTalk:
    "come va, come state, come sta, tutto bene, buongiorno, buondi, buonasera, buonanotte, buona notte, buona giornata, buona serata, buon pomeriggio, buon weekend, buon lavoro, buon natale, buon anno, buone feste, auguri, a domani, a dopo, a presto, a stasera, ci vediamo, arrivederci, ciao, salve, un abbraccio, un saluto, saluti, altrettanto, haha*, ahah*, figurati, non importa, nessun problema, giornata splendida, che tempo, che giornata, che alba, che tramonto, arrivati a casa, siamo a casa, tornati a casa, alla prossima, buona domenica, buon lunedi, buona settimana, buon sabato, buon riposo, buon appetito, buona vacanza, buone vacanze",
  telling:
    "per informazione, per vostra informazione, vi avviso, vi avvisiamo, vi informo, volevo avvisare, volevo solo, volevo dirvi, solo per dirvi, per avvisar*, comunque, a proposito, siamo, sono, saremo, saro, arriviamo, arrivo, arriveremo, arrivero, stiamo, sto, abbiamo, ho, usciamo, torniamo, rientriamo, partiamo, veniamo, andiamo, mia moglie, mio marito, mio figlio, mia figlia, mia madre, mio padre, il mio compagno, la mia compagna, il mio ragazzo, la mia ragazza, mia suocera, mio suocero, i bambini, i nostri figli, nostro figlio, nostra figlia, il nostro volo, il nostro treno, il nostro cane, il volo, il treno, uno di noi, in ritardo, in coda, traffico, atterrati, in viaggio, e il compleanno, e il nostro anniversario, e vegetarian*, e celiac*, e incinta, festeggiamo, mi chiamo, non ceniamo, non mangiamo, portiamo, viaggio con, viaggiamo con, siamo li",
  yesNo:
    "si, sì, certo, certamente, no, ok, okay, va bene, va benissimo, perfetto, d accordo, esatto, giusto, confermo, confermiamo, confermato, volentieri, benissimo, ottimo, assolutamente, procediamo, procedete, proceda, fate pure, faccia pure, affare fatto, ci sta, vada per, no grazie, si grazie, non serve, non importa, lasciamo stare, lasciate stare, lasci stare, magari no, meglio di no, troppo caro, nessuna delle due, forse, dai, prenotate, prenoti pure, andata, tutto ok, per noi va, per me va",
  choice:
    "il primo, il secondo, il terzo, la prima, la seconda, la terza, meglio, preferiamo, preferisco, piuttosto, facciamo, invece, l altra, l altro, entrambi, quello, quella, indifferente, il piu, la piu, e mezza, prendiamo",
  optOut:
    "basta messaggi, basta … messaggi, non … messaggi, smettete di … scriver*, smettetela, non scrivete*, non scrivetemi, non mi scriv*, non mandatemi, non inviatemi, cancellatemi, cancellarmi dalla, toglietemi, disiscriv*, disiscrizione, non voglio … messaggi, non contattatemi, non contattarmi, lasciatemi in pace",
  person:
    "parlare con qualcuno, parlare con una persona, parlare con un operatore, parlare con la reception, parlare con il, parlare col, parlare con un, in carne e ossa, persona vera, persona reale, essere umano, un umano, un operatore, qualcuno dello staff, qualcuno della reception, qualcuno del personale, passatemi, mi passi, mi passate, chiamatemi, richiamatemi, mi chiami, mi chiamate, mi richiam*, potete richiamar*, farmi chiamare, non con un bot, non un bot, non un robot, non una macchina, parlare a voce, col direttore, col responsabile, il responsabile per favore",
  today: "oggi, stasera, stanotte, stamattina, questa sera, questo pomeriggio, adesso, subito",
  tomorrow: "domani, domattina",
  dayAfter: "dopodomani",
  morning: "mattina, mattino, domattina, stamattina",
  evening: "sera, stasera, pomeriggio, notte, cena",
  noon: "mezzogiorno",
  days: "domenica, lunedi, martedi, mercoledi, giovedi, venerdi, sabato",
  months:
    "gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre",
  numbers: "un uno una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici",
  people: "persone, persona, pers, adulti, ospiti, bambini, coperti, posti, pax",
  countAfter: "per, x, da, in, siamo, siamo in, saremo in",
  room: "camera, stanza, cam, camera numero, camera n, nella, alla, appartamento, suite, in",
  at: "alle, all, le, per le, verso le, dalle, fino alle, entro le, ore, x le",
  hours: "ore",
  says: {
    passedOn: "Ho inoltrato la richiesta: {what}. Lo staff le darà conferma.",
    passedOnUnknown: "Ho inoltrato la sua richiesta allo staff.",
    people: "{count} persone",
    room: "camera {room}",
    thanks: "È un piacere!",
    compliment: "Grazie di cuore, ci fa davvero piacere!",
    smallTalk: "Grazie, un caro saluto!",
  },
};
