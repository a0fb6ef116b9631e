import type { KnowledgeEntry } from "../knowledge/index.ts";

/** What the assistant may say at the Hotel Belvedere: a grand old house on the lake. */
export const belvedereKnowledge: KnowledgeEntry[] = [
  {
    entryId: "0199b2c4-03f5-745b-ae9c-273e7709c81c",
    section: "profile",
    key: "address",
    texts: {
      en: {
        title: "Address",
        question: "Where is the hotel?",
        text: "Hotel Belvedere is at Lungolago Aurora 18 in Portalba, on the western shore of Lake Maggiore. The entrance is on the lakeside promenade, opposite the bandstand.",
      },
      it: {
        title: "Indirizzo",
        question: "Dove si trova l'hotel?",
        text: "L'Hotel Belvedere è in Lungolago Aurora 18 a Portalba, sulla sponda occidentale del Lago Maggiore. L'ingresso è sul lungolago, di fronte al padiglione della musica.",
      },
      de: {
        title: "Adresse",
        question: "Wo liegt das Hotel?",
        text: "Das Hotel Belvedere liegt am Lungolago Aurora 18 in Portalba, am Westufer des Lago Maggiore. Der Eingang ist an der Uferpromenade, gegenüber dem Musikpavillon.",
      },
    },
  },
  {
    entryId: "0199b2c4-07ea-7393-9adb-8ae751be4c84",
    section: "profile",
    key: "contact",
    texts: {
      en: {
        title: "Phone and e-mail",
        question: "How can I reach the hotel by phone or e-mail?",
        text: "You reach reception at +39 0323 000 240 or reception@belvedere.example, and by dialling 9 from the phone in your room.",
      },
      it: {
        title: "Telefono ed e-mail",
        question: "Come posso contattare l'hotel per telefono o e-mail?",
        text: "Può contattare la reception al numero +39 0323 000 240 o scrivendo a reception@belvedere.example; dal telefono in camera basta comporre il 9.",
      },
      de: {
        title: "Telefon und E-Mail",
        question: "Wie erreiche ich das Hotel per Telefon oder E-Mail?",
        text: "Sie erreichen die Rezeption unter +39 0323 000 240 oder reception@belvedere.example, und vom Zimmertelefon mit der 9.",
      },
    },
  },
  {
    entryId: "0199b2c4-0bdf-7781-aded-59145edc2839",
    section: "profile",
    key: "reception",
    texts: {
      en: {
        title: "Reception hours",
        question: "Is reception open at night?",
        text: "Reception is staffed around the clock. From 23:30 to 6:00 the front door is locked: please ring the bell and the night porter lets you in.",
      },
      it: {
        title: "Orari della reception",
        question: "La reception è aperta di notte?",
        text: "La reception è presidiata 24 ore su 24. Dalle 23:30 alle 6:00 la porta d'ingresso è chiusa: suoni il campanello e il portiere di notte Le aprirà.",
      },
      de: {
        title: "Rezeption",
        question: "Ist die Rezeption nachts besetzt?",
        text: "Die Rezeption ist rund um die Uhr besetzt. Von 23:30 bis 6:00 Uhr ist die Haustür verschlossen: Bitte klingeln Sie, der Nachtportier öffnet Ihnen.",
      },
    },
  },
  {
    entryId: "0199b2c4-0fd4-7e9e-b398-f6242dedf731",
    section: "profile",
    key: "staff_languages",
    texts: {
      en: {
        title: "Languages we speak",
        question: "Which languages do you speak at reception?",
        text: "At reception we speak Italian, English and German, and during the day usually French as well.",
      },
    },
  },
  {
    entryId: "0199b2c4-13c9-74ad-a1c7-e391ec065809",
    section: "profile",
    key: "history",
    texts: {
      en: {
        title: "About the house",
        question: "How old is the hotel?",
        text: "The Belvedere opened in 1908 as a lakeside villa and has been in the hands of the same family for four generations. Today it has 84 rooms on five floors.",
      },
    },
  },
  {
    entryId: "0199b2c4-17be-70b4-a6e2-db16a058b3eb",
    section: "policy",
    key: "check_in",
    texts: {
      en: {
        title: "Check-in",
        question: "From what time can we check in?",
        text: "Your room is ready from 15:00. Check-in takes a few minutes at reception, and you may arrive at any hour after that.",
      },
      it: {
        title: "Check-in",
        question: "Da che ora possiamo fare il check-in?",
        text: "La Sua camera è pronta dalle 15:00. Il check-in si fa alla reception in pochi minuti e da quell'ora può arrivare quando desidera.",
      },
      de: {
        title: "Check-in",
        question: "Ab wann können wir einchecken?",
        text: "Ihr Zimmer ist ab 15:00 Uhr bezugsfertig. Der Check-in an der Rezeption dauert nur wenige Minuten, und danach können Sie zu jeder Zeit anreisen.",
      },
    },
  },
  {
    entryId: "0199b2c4-1bb3-7ac4-a8f4-ca82d967719f",
    section: "policy",
    key: "check_out",
    texts: {
      en: {
        title: "Check-out",
        question: "Until when do we have to check out?",
        text: "Check-out is until 11:00. Please return your key cards at reception; we are glad to look after your luggage for the rest of the day.",
      },
      it: {
        title: "Check-out",
        question: "Entro che ora dobbiamo lasciare la camera?",
        text: "Il check-out è entro le 11:00. La preghiamo di riconsegnare le tessere alla reception; custodiamo volentieri i Suoi bagagli per il resto della giornata.",
      },
      de: {
        title: "Check-out",
        question: "Bis wann müssen wir auschecken?",
        text: "Der Check-out ist bis 11:00 Uhr. Bitte geben Sie Ihre Schlüsselkarten an der Rezeption ab; Ihr Gepäck bewahren wir gern für den Rest des Tages auf.",
      },
    },
  },
  {
    entryId: "0199b2c4-1fa8-7583-b77c-0fc6ee84054f",
    section: "policy",
    key: "late_check_in",
    texts: {
      en: {
        title: "Late arrival",
        question: "Can we arrive late at night?",
        text: "You can arrive at any time of night: the night porter checks you in. If you expect to come after 23:30, please tell us, so that your key card lies ready.",
      },
      it: {
        title: "Arrivo in tarda serata",
        question: "Possiamo arrivare tardi, di notte?",
        text: "Può arrivare a qualsiasi ora della notte: sarà il portiere a fare il check-in. Se prevede di arrivare dopo le 23:30, ci avvisi e troverà la tessera già pronta.",
      },
      de: {
        title: "Späte Anreise",
        question: "Können wir spät in der Nacht anreisen?",
        text: "Sie können zu jeder Nachtstunde anreisen: Der Nachtportier checkt Sie ein. Wenn Sie nach 23:30 Uhr ankommen, sagen Sie uns bitte Bescheid, dann liegt Ihre Schlüsselkarte bereit.",
      },
    },
  },
  {
    entryId: "0199b2c4-239d-7abd-8a03-fc54fad06940",
    section: "policy",
    key: "early_check_in",
    texts: {
      en: {
        title: "Early check-in",
        question: "Can we check in early, before 15:00?",
        text: "If your room is free earlier, you get it earlier at no charge; we know on the morning of your arrival. Until then we keep your luggage, and the garden and bar are open to you.",
      },
      it: {
        title: "Check-in anticipato",
        question: "Possiamo fare il check-in prima delle 15:00?",
        text: "Se la Sua camera è libera prima, gliela diamo prima senza supplemento; lo sappiamo la mattina dell'arrivo. Nel frattempo custodiamo i bagagli e può godersi il giardino e il bar.",
      },
      de: {
        title: "Früher Check-in",
        question: "Können wir früher als 15:00 Uhr einchecken?",
        text: "Ist Ihr Zimmer früher frei, bekommen Sie es früher und ohne Aufpreis; das wissen wir am Morgen Ihrer Anreise. Bis dahin verwahren wir Ihr Gepäck, und Garten und Bar stehen Ihnen offen.",
      },
    },
  },
  {
    entryId: "0199b2c4-2792-7ba5-8c86-6cc48d0dcf52",
    section: "policy",
    key: "cancellation",
    texts: {
      en: {
        title: "Cancellation",
        question: "How can I cancel my booking?",
        text: "Cancellations are handled by our reservations team in person, according to the terms of your rate. Please write to reception@belvedere.example or tell us here, and a colleague will get back to you.",
      },
      it: {
        title: "Cancellazione",
        question: "Come posso cancellare la prenotazione?",
        text: "Delle cancellazioni si occupa di persona il nostro ufficio prenotazioni, secondo le condizioni della Sua tariffa. Scriva a reception@belvedere.example o ce lo dica qui: un collega Le risponderà.",
      },
      de: {
        title: "Stornierung",
        question: "Wie kann ich meine Buchung stornieren?",
        text: "Um Stornierungen kümmert sich unser Reservierungsteam persönlich, nach den Bedingungen Ihres Tarifs. Schreiben Sie an reception@belvedere.example oder sagen Sie es uns hier, eine Kollegin oder ein Kollege meldet sich bei Ihnen.",
      },
    },
  },
  {
    entryId: "0199b2c4-2b87-7b93-b423-1643ea5af6bc",
    section: "policy",
    key: "deposit",
    texts: {
      en: {
        title: "Deposit",
        question: "Do I have to leave a deposit?",
        text: "We ask for no deposit on arrival. A credit card on file is enough for anything you have put on your room.",
      },
    },
  },
  {
    entryId: "0199b2c4-2f7c-7198-ba08-2cf67d6406c7",
    section: "policy",
    key: "payment",
    texts: {
      en: {
        title: "Payment methods",
        question: "How can I pay, and do you take cards?",
        text: "You can pay with Visa, Mastercard, American Express, debit cards, Apple Pay and Google Pay, or in cash in euros. The bill is settled at check-out unless you have prepaid.",
      },
      it: {
        title: "Metodi di pagamento",
        question: "Come posso pagare? Accettate carte?",
        text: "Può pagare con Visa, Mastercard, American Express, carte di debito, Apple Pay e Google Pay, oppure in contanti in euro. Il conto si salda al check-out, salvo tariffe prepagate.",
      },
      de: {
        title: "Zahlungsarten",
        question: "Wie kann ich bezahlen, nehmen Sie Karten?",
        text: "Sie können mit Visa, Mastercard, American Express, Debitkarte, Apple Pay und Google Pay oder bar in Euro zahlen. Die Rechnung begleichen Sie beim Check-out, sofern Sie nicht vorausbezahlt haben.",
      },
    },
  },
  {
    entryId: "0199b2c4-3371-732c-9729-17cf1f9b2cda",
    section: "policy",
    key: "city_tax",
    texts: {
      en: {
        title: "City tax",
        question: "How much is the city tax?",
        text: "The city tax is €2.50 per person and night, for at most seven nights. Children under 14 pay nothing. It is added to your bill at check-out.",
      },
      it: {
        title: "Tassa di soggiorno",
        question: "Quanto costa la tassa di soggiorno?",
        text: "La tassa di soggiorno è di 2,50 € a persona per notte, per un massimo di sette notti. I bambini sotto i 14 anni non pagano. Viene aggiunta al conto al check-out.",
      },
      de: {
        title: "Kurtaxe",
        question: "Wie hoch ist die Kurtaxe?",
        text: "Die Kurtaxe beträgt 2,50 € pro Person und Nacht, für höchstens sieben Nächte. Kinder unter 14 Jahren zahlen nichts. Sie kommt beim Check-out auf die Rechnung.",
      },
    },
    price: { amount: 250, currency: "EUR" },
  },
  {
    entryId: "0199b2c4-3766-72d9-91b0-1213b9f0535e",
    section: "policy",
    key: "id_document",
    texts: {
      en: {
        title: "Identity documents",
        question: "Which documents do I need at check-in?",
        text: "Please bring a valid passport or identity card for every guest, children included. Italian law asks us to register everyone who stays.",
      },
    },
  },
  {
    entryId: "0199b2c4-3b5b-76f3-b09a-b9896c5256b0",
    section: "policy",
    key: "minimum_age",
    texts: {
      en: {
        title: "Minimum age",
        question: "How old do I have to be to check in alone?",
        text: "Guests who check in on their own must be at least 18. Younger guests are welcome together with an adult.",
      },
    },
  },
  {
    entryId: "0199b2c4-3f50-7b62-8e24-6d402fd94b2d",
    section: "policy",
    key: "children",
    texts: {
      en: {
        title: "Children",
        question: "Do children pay?",
        text: "Children of all ages are welcome. Up to their sixth birthday they stay free in their parents' bed or in a cot, breakfast included.",
      },
      it: {
        title: "Bambini",
        question: "I bambini pagano?",
        text: "I bambini di ogni età sono benvenuti. Fino al sesto compleanno soggiornano gratis nel letto dei genitori o in culla, colazione compresa.",
      },
      de: {
        title: "Kinder",
        question: "Zahlen Kinder?",
        text: "Kinder jeden Alters sind willkommen. Bis zum sechsten Geburtstag übernachten sie im Bett der Eltern oder im Babybett kostenlos, Frühstück inbegriffen.",
      },
    },
  },
  {
    entryId: "0199b2c4-4345-7b83-9bc0-e79182260131",
    section: "policy",
    key: "pets",
    texts: {
      en: {
        title: "Pets",
        question: "Are dogs allowed?",
        text: "Small dogs are welcome at €15 per night; please tell us before you arrive. They may not come into the restaurant, the spa or the pool area.",
      },
      it: {
        title: "Animali",
        question: "I cani sono ammessi?",
        text: "I cani di piccola taglia sono benvenuti a 15 € a notte; La preghiamo di avvisarci prima dell'arrivo. Non possono entrare al ristorante, nella spa e in piscina.",
      },
      de: {
        title: "Haustiere",
        question: "Sind Hunde erlaubt?",
        text: "Kleine Hunde sind für 15 € pro Nacht willkommen; bitte sagen Sie uns vor der Anreise Bescheid. In Restaurant, Spa und Poolbereich dürfen sie nicht mitkommen.",
      },
    },
  },
  {
    entryId: "0199b2c4-473a-7e1c-9fd0-7f45e808dd58",
    section: "policy",
    key: "smoking",
    texts: {
      en: {
        title: "Smoking",
        question: "Is smoking allowed?",
        text: "The whole house is smoke-free, balconies and e-cigarettes included. You may smoke in the garden, where ashtrays stand by the fountain.",
      },
      it: {
        title: "Fumo",
        question: "Si può fumare?",
        text: "In tutto l'hotel è vietato fumare, anche sui balconi e anche le sigarette elettroniche. Si può fumare in giardino, dove trova i posacenere accanto alla fontana.",
      },
      de: {
        title: "Rauchen",
        question: "Darf man rauchen?",
        text: "Im ganzen Haus wird nicht geraucht, auch nicht auf den Balkonen und keine E-Zigaretten. Rauchen können Sie im Garten, Aschenbecher stehen beim Brunnen.",
      },
    },
  },
  {
    entryId: "0199b2c4-4b2f-7a3a-aba2-cb2dc59271a6",
    section: "policy",
    key: "quiet_hours",
    texts: {
      en: {
        title: "Quiet hours",
        question: "When are the quiet hours?",
        text: "We keep the house quiet from 23:00 to 7:00. Thank you for thinking of your neighbours on the balconies and in the corridors.",
      },
      it: {
        title: "Orario di silenzio",
        question: "Quando è l'orario di silenzio?",
        text: "Dalle 23:00 alle 7:00 rispettiamo il silenzio in tutta la casa. Grazie per l'attenzione verso i vicini, anche sui balconi e nei corridoi.",
      },
      de: {
        title: "Ruhezeiten",
        question: "Wann ist Nachtruhe?",
        text: "Von 23:00 bis 7:00 Uhr ist Nachtruhe im Haus. Danke, dass Sie auch auf den Balkonen und in den Fluren an Ihre Nachbarn denken.",
      },
    },
  },
  {
    entryId: "0199b2c4-4f24-73c9-8eb0-db5138617724",
    section: "policy",
    key: "visitors",
    texts: {
      en: {
        title: "Visitors",
        question: "May I bring visitors to my room?",
        text: "Your visitors are welcome in the bar, the garden and the restaurant. Anyone who stays overnight has to be registered at reception with an identity document.",
      },
    },
  },
  {
    entryId: "0199b2c4-5319-786c-88cf-89a0a7af70f2",
    section: "policy",
    key: "parties",
    texts: {
      en: {
        title: "Parties",
        question: "Can we have a party in the room?",
        text: "Parties are not possible in the rooms. For a celebration we are glad to reserve a table or a salon for you.",
      },
    },
  },
  {
    entryId: "0199b2c4-570e-734c-90e2-b109223bb1c7",
    section: "policy",
    key: "luggage",
    texts: {
      en: {
        title: "Luggage storage",
        question: "Can we leave our luggage before check-in or after check-out?",
        text: "You can leave your luggage at reception free of charge before check-in and after check-out, on the day of your arrival or departure.",
      },
      it: {
        title: "Deposito bagagli",
        question: "Possiamo lasciare i bagagli prima del check-in o dopo il check-out?",
        text: "Può lasciare i bagagli alla reception gratuitamente prima del check-in e dopo il check-out, nel giorno di arrivo o di partenza.",
      },
      de: {
        title: "Gepäckaufbewahrung",
        question: "Können wir unser Gepäck vor dem Check-in oder nach dem Check-out abstellen?",
        text: "Am An- und Abreisetag bewahren wir Ihr Gepäck vor dem Check-in und nach dem Check-out kostenlos an der Rezeption auf.",
      },
    },
  },
  {
    entryId: "0199b2c4-5b03-7352-8670-d2160cfa40c8",
    section: "policy",
    key: "lost_property",
    texts: {
      en: {
        title: "Lost and found",
        question: "I lost something. Did you find it?",
        text: "What is found in the house is kept at reception for three months. Please tell us what you miss and where you had it last: the team looks for it, and can post it to you at cost.",
      },
      it: {
        title: "Oggetti smarriti",
        question: "Ho dimenticato qualcosa. L'avete trovato?",
        text: "Gli oggetti ritrovati restano alla reception per tre mesi. Ci dica che cosa Le manca e dove l'ha visto l'ultima volta: lo cerchiamo e, a Sue spese, possiamo spedirglielo.",
      },
      de: {
        title: "Fundsachen",
        question: "Ich habe etwas verloren. Wurde es gefunden?",
        text: "Fundsachen bewahren wir drei Monate an der Rezeption auf. Sagen Sie uns bitte, was Ihnen fehlt und wo Sie es zuletzt hatten: Wir suchen danach und schicken es Ihnen gegen Porto zu.",
      },
    },
  },
  {
    entryId: "0199b2c4-5ef8-7eba-8baa-ed1c7ec5eba8",
    section: "policy",
    key: "accessibility",
    texts: {
      en: {
        title: "Accessibility",
        question: "Is the hotel accessible with a wheelchair?",
        text: "The entrance, restaurant, lift and garden can be reached without a step. We have three wheelchair-accessible rooms with a roll-in shower; please reserve them with us by phone or e-mail.",
      },
      it: {
        title: "Accessibilità",
        question: "L'hotel è accessibile in sedia a rotelle?",
        text: "L'ingresso, il ristorante, l'ascensore e il giardino sono raggiungibili senza gradini. Abbiamo tre camere accessibili con doccia a filo pavimento: La preghiamo di prenotarle per telefono o e-mail.",
      },
      de: {
        title: "Barrierefreiheit",
        question: "Ist das Hotel mit dem Rollstuhl zugänglich?",
        text: "Eingang, Restaurant, Aufzug und Garten sind stufenlos erreichbar. Wir haben drei rollstuhlgerechte Zimmer mit bodengleicher Dusche; bitte reservieren Sie diese per Telefon oder E-Mail.",
      },
    },
  },
  {
    entryId: "0199b2c4-62ed-7e86-beee-c4fe3c07eb62",
    section: "policy",
    key: "damage",
    texts: {
      en: {
        title: "Damage",
        question: "Something broke in the room. What should I do?",
        text: "Please tell reception if something has broken, so that we can repair or replace it quickly. The team will talk about any cost with you in person.",
      },
    },
  },
  {
    entryId: "0199b2c4-66e2-7e66-a27b-a018140dd9c6",
    section: "policy",
    key: "key",
    texts: {
      en: {
        title: "Key cards",
        question: "My key card does not work, what now?",
        text: "If your key card is lost or no longer works, reception makes you a new one at no charge; please bring an identity document.",
      },
    },
  },
  {
    entryId: "0199b2c4-6ad7-7c5e-8c32-df2cab0878ec",
    section: "policy",
    key: "emergency",
    texts: {
      en: {
        title: "Emergency",
        question: "What is the emergency number?",
        text: "In an emergency call 112 at once, for ambulance, police and fire. Then dial 9 from your room, or +39 0323 000 240: reception is there day and night.",
      },
      it: {
        title: "Emergenza",
        question: "Qual è il numero di emergenza?",
        text: "In caso di emergenza chiami subito il 112, per ambulanza, polizia e vigili del fuoco. Poi componga il 9 dalla camera o il +39 0323 000 240: la reception risponde giorno e notte.",
      },
      de: {
        title: "Notfall",
        question: "Wie lautet die Notrufnummer?",
        text: "Rufen Sie im Notfall sofort die 112 an, für Rettungsdienst, Polizei und Feuerwehr. Wählen Sie danach die 9 vom Zimmer oder +39 0323 000 240: Die Rezeption ist Tag und Nacht erreichbar.",
      },
    },
  },
  {
    entryId: "0199b2c4-6ecc-7ebf-9744-576d1d056790",
    section: "amenities",
    key: "wifi",
    availability: "present",
    texts: {
      en: {
        title: "Wi-Fi",
        question: "What is the Wi-Fi called, and where do I find the password?",
        text: "Wi-Fi is free in the whole house and in the garden. Choose the network Belvedere-Guest; the password is printed on the sleeve of your key card.",
      },
      it: {
        title: "Wi-Fi",
        question: "Come si chiama la rete Wi-Fi e dove trovo la password?",
        text: "Il Wi-Fi è gratuito in tutto l'hotel e in giardino. Scelga la rete Belvedere-Guest; la password è stampata sulla custodia della Sua tessera.",
      },
      de: {
        title: "WLAN",
        question: "Wie heißt das WLAN, und wo finde ich das Passwort?",
        text: "Das WLAN ist im ganzen Haus und im Garten kostenlos. Wählen Sie das Netz Belvedere-Guest; das Passwort steht auf der Hülle Ihrer Schlüsselkarte.",
      },
    },
  },
  {
    entryId: "0199b2c4-72c1-76e8-9433-13521de554f9",
    section: "amenities",
    key: "parking",
    availability: "paid",
    texts: {
      en: {
        title: "Parking",
        question: "Is there parking at the hotel?",
        text: "We have our own car park behind the hotel, at Via dei Tigli 4, for €18 per night. There is no need to reserve; the covered spaces take cars up to 2.00 m high.",
      },
      it: {
        title: "Parcheggio",
        question: "C'è un parcheggio in hotel?",
        text: "Abbiamo un parcheggio privato dietro l'hotel, in Via dei Tigli 4, a 18 € a notte. Non occorre prenotare; i posti coperti sono per auto alte fino a 2,00 m.",
      },
      de: {
        title: "Parken",
        question: "Gibt es Parkplätze am Hotel?",
        text: "Wir haben einen eigenen Parkplatz hinter dem Hotel, in der Via dei Tigli 4, für 18 € pro Nacht. Eine Reservierung ist nicht nötig; die überdachten Plätze sind für Autos bis 2,00 m Höhe.",
      },
    },
    price: { amount: 1800, currency: "EUR" },
  },
  {
    entryId: "0199b2c4-76b6-7d64-81a0-fed2e293da6a",
    section: "amenities",
    key: "ev_charging",
    availability: "paid",
    texts: {
      en: {
        title: "Electric car charging",
        question: "Can I charge my electric car?",
        text: "There are two 11 kW charging points with Type 2 plugs in our car park, at €0.45 per kWh. Reception switches them on for you and puts the amount on your bill.",
      },
    },
    price: { amount: 45, currency: "EUR" },
  },
  {
    entryId: "0199b2c4-7aab-7f1e-b1be-35b9d7654e18",
    section: "amenities",
    key: "elevator",
    availability: "present",
    texts: {
      en: {
        title: "Lift",
        question: "Is there a lift?",
        text: "There is a lift from the ground floor to all five floors.",
      },
    },
  },
  {
    entryId: "0199b2c4-7ea0-7508-aae9-193c48dd61fe",
    section: "amenities",
    key: "pool",
    availability: "present",
    texts: {
      en: {
        title: "Pool",
        question: "When is the pool open?",
        text: "The heated outdoor pool in the garden is open from May to September, daily from 9:00 to 19:00, and free for our guests. Towels are by the loungers; children swim with an adult.",
      },
      it: {
        title: "Piscina",
        question: "Quando è aperta la piscina?",
        text: "La piscina esterna riscaldata in giardino è aperta da maggio a settembre, tutti i giorni dalle 9:00 alle 19:00, ed è gratuita per i nostri ospiti. I teli sono accanto ai lettini; i bambini nuotano con un adulto.",
      },
      de: {
        title: "Pool",
        question: "Wann ist der Pool geöffnet?",
        text: "Der beheizte Außenpool im Garten ist von Mai bis September täglich von 9:00 bis 19:00 Uhr geöffnet und für unsere Gäste kostenlos. Handtücher liegen bei den Liegen; Kinder schwimmen in Begleitung Erwachsener.",
      },
    },
  },
  {
    entryId: "0199b2c4-8295-7dc2-95a5-78f5ae632bc1",
    section: "amenities",
    key: "gym",
    availability: "absent",
    texts: {
      en: {
        title: "Gym",
        question: "Is there a gym?",
        text: "We have no gym in the house. Many of our guests run along the lakeside promenade, which starts at our door.",
      },
      it: {
        title: "Palestra",
        question: "C'è una palestra?",
        text: "In hotel non abbiamo una palestra. Molti ospiti vanno a correre sul lungolago, che comincia davanti alla nostra porta.",
      },
      de: {
        title: "Fitnessraum",
        question: "Gibt es einen Fitnessraum?",
        text: "Einen Fitnessraum haben wir nicht im Haus. Viele Gäste laufen auf der Uferpromenade, die direkt vor unserer Tür beginnt.",
      },
    },
  },
  {
    entryId: "0199b2c4-868a-7089-bc5f-734416cb9884",
    section: "amenities",
    key: "sauna",
    availability: "present",
    texts: {
      en: {
        title: "Sauna and steam bath",
        question: "When is the sauna open?",
        text: "The sauna and the steam bath on the lower ground floor are open daily from 15:00 to 20:00 and free for guests aged 16 and over. A bathrobe and slippers are in your room.",
      },
      it: {
        title: "Sauna e bagno turco",
        question: "Quando è aperta la sauna?",
        text: "La sauna e il bagno turco al piano seminterrato sono aperti tutti i giorni dalle 15:00 alle 20:00, gratuiti per gli ospiti dai 16 anni. Accappatoio e pantofole sono in camera.",
      },
      de: {
        title: "Sauna und Dampfbad",
        question: "Wann ist die Sauna geöffnet?",
        text: "Sauna und Dampfbad im Untergeschoss sind täglich von 15:00 bis 20:00 Uhr geöffnet und für Gäste ab 16 Jahren kostenlos. Bademantel und Hausschuhe finden Sie im Zimmer.",
      },
    },
  },
  {
    entryId: "0199b2c4-8a7f-7e9d-916e-b57531656f0c",
    section: "amenities",
    key: "air_conditioning",
    availability: "present",
    texts: {
      en: {
        title: "Air conditioning",
        question: "How does the air conditioning work?",
        text: "Press the snowflake on the panel beside the door and set the temperature with plus and minus. The air conditioning pauses while the balcony door is open.",
      },
      it: {
        title: "Aria condizionata",
        question: "Come funziona l'aria condizionata?",
        text: "Prema il fiocco di neve sul pannello accanto alla porta e regoli la temperatura con più e meno. L'aria condizionata si ferma finché la porta del balcone è aperta.",
      },
      de: {
        title: "Klimaanlage",
        question: "Wie funktioniert die Klimaanlage?",
        text: "Drücken Sie auf dem Bedienfeld neben der Tür auf die Schneeflocke und stellen Sie die Temperatur mit Plus und Minus ein. Die Klimaanlage pausiert, solange die Balkontür offen ist.",
      },
    },
  },
  {
    entryId: "0199b2c4-8e74-73fc-a5e4-a888a5466cac",
    section: "amenities",
    key: "heating",
    availability: "present",
    texts: {
      en: {
        title: "Heating",
        question: "How do I turn the heating up?",
        text: "Press the sun on the panel beside the door and set the temperature with plus and minus. The room needs about half an hour to get warm.",
      },
    },
  },
  {
    entryId: "0199b2c4-9269-7271-90d4-118de9adfeca",
    section: "amenities",
    key: "tv",
    availability: "present",
    texts: {
      en: {
        title: "TV",
        question: "How does the TV work, and which channels are there?",
        text: "The TV has channels in Italian, English, German and French; the list is under the home button of the remote control.",
      },
      it: {
        title: "TV",
        question: "Come funziona la TV e quali canali ci sono?",
        text: "La TV ha canali in italiano, inglese, tedesco e francese; l'elenco si apre con il tasto home del telecomando.",
      },
      de: {
        title: "Fernseher",
        question: "Wie funktioniert der Fernseher, und welche Sender gibt es?",
        text: "Der Fernseher hat italienische, englische, deutsche und französische Sender; die Liste öffnen Sie mit der Home-Taste der Fernbedienung.",
      },
    },
  },
  {
    entryId: "0199b2c4-965e-7ed0-8535-1a17165096c7",
    section: "amenities",
    key: "streaming",
    availability: "present",
    texts: {
      en: {
        title: "Streaming",
        question: "Can I watch Netflix on the TV?",
        text: "You can cast from your phone: choose Cast on the TV and scan the code on the screen. You sign in with your own account, and it is erased at check-out.",
      },
    },
  },
  {
    entryId: "0199b2c4-9a53-7a0f-8f8a-f075b9413734",
    section: "amenities",
    key: "minibar",
    availability: "paid",
    texts: {
      en: {
        title: "Minibar",
        question: "Is the minibar free?",
        text: "The two bottles of water in the minibar are with our compliments. Everything else is on the price list above it and goes on your bill.",
      },
    },
  },
  {
    entryId: "0199b2c4-9e48-7a17-8fb6-55ad0aad4c8f",
    section: "amenities",
    key: "safe",
    availability: "present",
    texts: {
      en: {
        title: "Safe",
        question: "Is there a safe in the room?",
        text: "There is a safe in the wardrobe of every room, large enough for a laptop. You choose your own code, and instructions are inside the door.",
      },
    },
  },
  {
    entryId: "0199b2c4-a23d-7db4-8882-27c262fd66c1",
    section: "amenities",
    key: "kettle",
    availability: "present",
    texts: {
      en: {
        title: "Tea and coffee in the room",
        question: "Is there a kettle or coffee machine in the room?",
        text: "Every room has a kettle and a capsule coffee machine. Tea and capsules are free and refilled daily.",
      },
    },
  },
  {
    entryId: "0199b2c4-a632-78af-a54a-44f8ef207cb9",
    section: "amenities",
    key: "iron",
    availability: "on_request",
    texts: {
      en: {
        title: "Iron",
        question: "Can I borrow an iron?",
        text: "We bring an iron and an ironing board to your room at no charge; just tell reception your room number.",
      },
    },
  },
  {
    entryId: "0199b2c4-aa27-76f7-82ac-3efcc8263105",
    section: "amenities",
    key: "hairdryer",
    availability: "present",
    texts: {
      en: {
        title: "Hairdryer",
        question: "Is there a hairdryer in the room?",
        text: "There is a hairdryer in the bathroom of every room, in the drawer under the basin.",
      },
    },
  },
  {
    entryId: "0199b2c4-ae1c-79a3-ad38-effcc2849738",
    section: "amenities",
    key: "cot",
    availability: "on_request",
    texts: {
      en: {
        title: "Cot",
        question: "Can we have a cot for our baby?",
        text: "A cot with bed linen is free for children up to three. Housekeeping sets it up in your room; please tell us as early as you can.",
      },
      it: {
        title: "Culla",
        question: "Possiamo avere una culla per il bambino?",
        text: "La culla con biancheria è gratuita per i bambini fino a tre anni. Il personale la prepara in camera; ci avvisi appena possibile.",
      },
      de: {
        title: "Babybett",
        question: "Können wir ein Babybett bekommen?",
        text: "Ein Babybett mit Bettwäsche ist für Kinder bis drei Jahre kostenlos. Wir stellen es in Ihr Zimmer; bitte sagen Sie uns so früh wie möglich Bescheid.",
      },
    },
  },
  {
    entryId: "0199b2c4-b211-75de-bb8a-9f841daa6095",
    section: "amenities",
    key: "high_chair",
    availability: "present",
    texts: {
      en: {
        title: "High chairs",
        question: "Do you have high chairs?",
        text: "There are high chairs in the breakfast room and in the restaurant. Just ask when you sit down.",
      },
    },
  },
  {
    entryId: "0199b2c4-b606-70a4-bdae-a4a7f3410a9b",
    section: "amenities",
    key: "babysitting",
    availability: "on_request",
    texts: {
      en: {
        title: "Babysitting",
        question: "Can you arrange a babysitter?",
        text: "We work with an experienced babysitter from Portalba, at €16 per hour. Please ask reception at least a day ahead.",
      },
    },
  },
  {
    entryId: "0199b2c4-b9fb-75cd-8dcb-388e163ef732",
    section: "amenities",
    key: "playground",
    availability: "present",
    texts: {
      en: {
        title: "Playground",
        question: "Is there a playground for children?",
        text: "In the garden behind the pool there is a small playground with swings, a slide and a sandpit.",
      },
    },
  },
  {
    entryId: "0199b2c4-bdf0-7690-b620-9025c9a0bbfd",
    section: "amenities",
    key: "garden",
    availability: "present",
    texts: {
      en: {
        title: "Garden and sun terrace",
        question: "Is there a garden?",
        text: "Our garden with camellias and old cedars lies between the house and the car park. Loungers and parasols are free for our guests.",
      },
    },
  },
  {
    entryId: "0199b2c4-c1e5-7f31-b2f0-af6bcd16768a",
    section: "amenities",
    key: "laundry",
    availability: "paid",
    texts: {
      en: {
        title: "Laundry",
        question: "Can you do our laundry?",
        text: "Put your clothes in the laundry bag from the wardrobe and hand it in at reception by 9:00; you have them back by 18:00 the same day. There is no service on Sundays. The price list is in the bag.",
      },
    },
  },
  {
    entryId: "0199b2c4-c5da-70a9-b6a6-7cca41aa4fcc",
    section: "amenities",
    key: "meeting_room",
    availability: "paid",
    texts: {
      en: {
        title: "Meeting room",
        question: "Do you have a meeting room?",
        text: "The Salon Camelia seats up to 20 people and has a screen and a flip chart. Our team is glad to make you an offer.",
      },
    },
  },
  {
    entryId: "0199b2c4-c9cf-794a-aca5-492caa719d1f",
    section: "amenities",
    key: "printer",
    availability: "present",
    texts: {
      en: {
        title: "Printing",
        question: "Can I print a boarding pass?",
        text: "Send the document to reception@belvedere.example and we print it for you. The first ten pages are free.",
      },
    },
  },
  {
    entryId: "0199b2c4-cdc4-78ca-ad78-40fece7eef82",
    section: "faq",
    key: "breakfast",
    texts: {
      en: {
        title: "Breakfast",
        question: "What time is breakfast, and where?",
        text: "Breakfast is served daily from 7:00 to 10:30 in the Sala Lago on the ground floor. It is included in your room rate.",
      },
      it: {
        title: "Colazione",
        question: "A che ora e dove si fa colazione?",
        text: "La colazione è servita tutti i giorni dalle 7:00 alle 10:30 nella Sala Lago al piano terra. È compresa nel prezzo della camera.",
      },
      de: {
        title: "Frühstück",
        question: "Wann und wo gibt es Frühstück?",
        text: "Frühstück gibt es täglich von 7:00 bis 10:30 Uhr in der Sala Lago im Erdgeschoss. Es ist in Ihrem Zimmerpreis enthalten.",
      },
    },
  },
  {
    entryId: "0199b2c4-d1b9-79cb-a121-044635505a43",
    section: "faq",
    key: "diet",
    texts: {
      en: {
        title: "Special diets",
        question: "Do you have vegan or gluten-free food?",
        text: "Our kitchen cooks vegetarian and vegan dishes every day and has gluten-free bread and lactose-free milk. If you have an allergy, please tell the team in person before you order.",
      },
    },
  },
  {
    entryId: "0199b2c4-d5ae-7539-b559-befd85bf8baa",
    section: "faq",
    key: "restaurant",
    texts: {
      en: {
        title: "Restaurant",
        question: "When is the restaurant open?",
        text: "Our restaurant Terrazza is open daily for lunch from 12:30 to 14:30 and for dinner from 19:00 to 22:00. For a table by the window please reserve at reception.",
      },
      it: {
        title: "Ristorante",
        question: "Quando è aperto il ristorante?",
        text: "Il nostro ristorante Terrazza è aperto tutti i giorni a pranzo dalle 12:30 alle 14:30 e a cena dalle 19:00 alle 22:00. Per un tavolo alla finestra prenoti alla reception.",
      },
      de: {
        title: "Restaurant",
        question: "Wann hat das Restaurant geöffnet?",
        text: "Unser Restaurant Terrazza ist täglich mittags von 12:30 bis 14:30 und abends von 19:00 bis 22:00 Uhr geöffnet. Einen Tisch am Fenster reservieren Sie bitte an der Rezeption.",
      },
    },
  },
  {
    entryId: "0199b2c4-d9a3-7b37-b2ac-9bfc1b2644f7",
    section: "faq",
    key: "bar",
    texts: {
      en: {
        title: "Bar",
        question: "When is the bar open?",
        text: "The Bar Camelia beside the lobby is open daily from 10:00 to midnight. From 18:00 to 20:00 there are small bites with every aperitif.",
      },
      it: {
        title: "Bar",
        question: "Quando è aperto il bar?",
        text: "Il Bar Camelia accanto alla hall è aperto tutti i giorni dalle 10:00 a mezzanotte. Dalle 18:00 alle 20:00 ogni aperitivo è accompagnato da stuzzichini.",
      },
      de: {
        title: "Bar",
        question: "Wann hat die Bar geöffnet?",
        text: "Die Bar Camelia neben der Lobby ist täglich von 10:00 Uhr bis Mitternacht geöffnet. Von 18:00 bis 20:00 Uhr gibt es zu jedem Aperitif kleine Häppchen.",
      },
    },
  },
  {
    entryId: "0199b2c4-dd98-7f85-9101-cc3e217e6bca",
    section: "faq",
    key: "room_service",
    texts: {
      en: {
        title: "Room service",
        question: "Is there room service?",
        text: "Room service is available from 7:00 to 22:00: dial 9 from your room. The menu lies on the desk, and each order carries a tray charge of €8.",
      },
      it: {
        title: "Servizio in camera",
        question: "C'è il servizio in camera?",
        text: "Il servizio in camera è disponibile dalle 7:00 alle 22:00: componga il 9 dalla camera. Il menu è sulla scrivania e a ogni ordine si aggiunge un supplemento di 8 €.",
      },
      de: {
        title: "Zimmerservice",
        question: "Gibt es Zimmerservice?",
        text: "Den Zimmerservice gibt es von 7:00 bis 22:00 Uhr: Wählen Sie die 9 vom Zimmer. Die Karte liegt auf dem Schreibtisch, pro Bestellung kommen 8 € Servicegebühr hinzu.",
      },
    },
  },
  {
    entryId: "0199b2c4-e18d-7c7c-b714-5b7b4b4491e6",
    section: "faq",
    key: "towels",
    texts: {
      en: {
        title: "Towels and pillows",
        question: "Can we get more towels or another pillow?",
        text: "Housekeeping brings extra towels, pillows and blankets at no charge: tell us your room number here, or dial 9.",
      },
      it: {
        title: "Asciugamani e cuscini",
        question: "Possiamo avere altri asciugamani o un altro cuscino?",
        text: "Altri asciugamani, cuscini e coperte Le vengono portati in camera senza supplemento: ci scriva qui il numero di camera o componga il 9.",
      },
      de: {
        title: "Handtücher und Kissen",
        question: "Können wir weitere Handtücher oder ein Kissen bekommen?",
        text: "Weitere Handtücher, Kissen und Decken bringen wir Ihnen kostenlos aufs Zimmer: Schreiben Sie uns hier Ihre Zimmernummer oder wählen Sie die 9.",
      },
    },
  },
  {
    entryId: "0199b2c4-e582-7dcb-9c0d-26c99b90d24c",
    section: "faq",
    key: "housekeeping",
    texts: {
      en: {
        title: "Room cleaning",
        question: "When is the room cleaned?",
        text: "Rooms are cleaned daily between 9:00 and 14:00. If you would rather not be disturbed, hang the red sign on the door.",
      },
    },
  },
  {
    entryId: "0199b2c4-e977-7335-a3eb-1abf7be43899",
    section: "faq",
    key: "noise",
    texts: {
      en: {
        title: "Noise",
        question: "It is noisy next door. What can I do?",
        text: "If anything keeps you from sleeping, dial 9 at any hour: the night porter takes care of it at once. Earplugs are at reception.",
      },
    },
  },
  {
    entryId: "0199b2c4-ed6c-7d0e-bf62-f22851425503",
    section: "faq",
    key: "invoice",
    texts: {
      en: {
        title: "Invoice",
        question: "Can I have an invoice?",
        text: "You receive your invoice at check-out, on paper or by e-mail. For a company invoice please give reception the company name, address and VAT number before you leave.",
      },
      it: {
        title: "Fattura",
        question: "Posso avere la fattura?",
        text: "Riceve la fattura al check-out, su carta o per e-mail. Per una fattura aziendale La preghiamo di lasciare alla reception ragione sociale, indirizzo e partita IVA prima della partenza.",
      },
      de: {
        title: "Rechnung",
        question: "Kann ich eine Rechnung bekommen?",
        text: "Ihre Rechnung erhalten Sie beim Check-out, auf Papier oder per E-Mail. Für eine Firmenrechnung nennen Sie der Rezeption bitte vor der Abreise Firma, Anschrift und Umsatzsteuernummer.",
      },
    },
  },
  {
    entryId: "0199b2c4-f161-71c9-9f8b-792d5b8c1acf",
    section: "faq",
    key: "taxi",
    texts: {
      en: {
        title: "Taxi",
        question: "Can you call us a taxi?",
        text: "Reception calls you a taxi at any hour; it usually takes about ten minutes. For an early morning, please tell us the evening before.",
      },
      it: {
        title: "Taxi",
        question: "Potete chiamarci un taxi?",
        text: "La reception Le chiama un taxi a qualsiasi ora; di solito arriva in una decina di minuti. Per la mattina presto ci avvisi la sera prima.",
      },
      de: {
        title: "Taxi",
        question: "Können Sie uns ein Taxi rufen?",
        text: "Die Rezeption ruft Ihnen zu jeder Zeit ein Taxi; es ist meist in etwa zehn Minuten da. Für den frühen Morgen sagen Sie uns bitte am Abend vorher Bescheid.",
      },
    },
  },
  {
    entryId: "0199b2c4-f556-7031-86d3-be3598eaa058",
    section: "faq",
    key: "train",
    texts: {
      en: {
        title: "Train station",
        question: "How do we get to the train station?",
        text: "Portalba station is 900 metres from the hotel, about 12 minutes on foot up Via dei Tigli. Trains to Milan take a little over an hour.",
      },
    },
  },
  {
    entryId: "0199b2c4-f94b-7c42-bb76-964708507aa2",
    section: "faq",
    key: "boat",
    texts: {
      en: {
        title: "Ferry and lake boats",
        question: "Where do the boats and ferries leave?",
        text: "The ferries leave from the pier 200 metres to the left of our door, from April to October about every half hour. Timetables are at reception; you buy tickets at the pier.",
      },
    },
  },
  {
    entryId: "0199b2c4-fd40-7c4c-afa3-9a325b2da37c",
    section: "faq",
    key: "beach",
    texts: {
      en: {
        title: "Beach",
        question: "Is there a beach where we can swim?",
        text: "The small pebble beach Lido Aurora is ten minutes along the promenade to the right. It is free, with showers and a kiosk in summer.",
      },
    },
  },
  {
    entryId: "0199b2c5-0135-7baf-979c-fcde0bda17e6",
    section: "faq",
    key: "sports",
    texts: {
      en: {
        title: "Running and walks",
        question: "Where can we go running or walking?",
        text: "The promenade runs flat along the water for 4 km in each direction. For a hike, the path to the Cappella Alta starts behind the church and takes an hour and a half up.",
      },
    },
  },
  {
    entryId: "0199b2c5-052a-7e07-b6bc-63100541b232",
    section: "faq",
    key: "city_center",
    texts: {
      en: {
        title: "Town centre",
        question: "How far is the town centre?",
        text: "The old town of Portalba begins five minutes on foot to the left of our door. Market day is Friday, from 8:00 to 13:00.",
      },
    },
  },
  {
    entryId: "0199b2c5-091f-7140-b88a-2bac4ae98217",
    section: "faq",
    key: "shops",
    texts: {
      en: {
        title: "Supermarket",
        question: "Where is the nearest supermarket?",
        text: "The nearest supermarket is at Via Manzoni 11, six minutes on foot, open daily from 8:00 to 20:00.",
      },
    },
  },
  {
    entryId: "0199b2c5-0d14-7bdf-94c8-0b0bf8848752",
    section: "faq",
    key: "nearby_restaurants",
    texts: {
      en: {
        title: "Eating out",
        question: "Can you recommend a restaurant nearby?",
        text: "For lake fish we like Osteria del Molo by the pier, for pizza Da Rino in Via Manzoni. Both are within ten minutes on foot, and reception is glad to reserve for you.",
      },
    },
  },
  {
    entryId: "0199b2c5-1109-7324-ba90-5cabf09d8d5b",
    section: "faq",
    key: "pharmacy",
    texts: {
      en: {
        title: "Pharmacy",
        question: "Where is the nearest pharmacy?",
        text: "The nearest pharmacy is Farmacia Aurora at Via Manzoni 3, five minutes on foot, open Monday to Saturday from 8:30 to 19:30. At other hours reception knows which one is on duty.",
      },
      it: {
        title: "Farmacia",
        question: "Dov'è la farmacia più vicina?",
        text: "La farmacia più vicina è la Farmacia Aurora in Via Manzoni 3, a cinque minuti a piedi, aperta dal lunedì al sabato dalle 8:30 alle 19:30. Negli altri orari la reception Le indica quella di turno.",
      },
      de: {
        title: "Apotheke",
        question: "Wo ist die nächste Apotheke?",
        text: "Die nächste Apotheke ist die Farmacia Aurora in der Via Manzoni 3, fünf Gehminuten entfernt, montags bis samstags von 8:30 bis 19:30 Uhr geöffnet. Zu anderen Zeiten weiß die Rezeption, welche Notdienst hat.",
      },
    },
  },
  {
    entryId: "0199b2c5-14fe-729b-b689-11574ca0910f",
    section: "faq",
    key: "cash_machine",
    texts: {
      en: {
        title: "Cash machine",
        question: "Where can I withdraw cash?",
        text: "There is a cash machine at the bank in Via Manzoni 7, five minutes on foot, open day and night.",
      },
    },
  },
  {
    entryId: "0199b2c5-18f3-7f9f-87ab-cad2446b529c",
    section: "faq",
    key: "weather",
    texts: {
      en: {
        title: "Winter on the lake",
        question: "What is the weather like in winter?",
        text: "Winters on the lake are mild: usually 5 to 10 degrees by day, clear light, seldom snow by the water. We recommend a warm jacket and good shoes.",
      },
    },
  },
  {
    entryId: "0199b2c5-1ce8-7b85-8646-753d840ec730",
    section: "upsells",
    key: "airport",
    availability: "paid",
    texts: {
      en: {
        title: "Airport transfer",
        question: "Can you pick us up from the airport?",
        text: "A private transfer between Milan Malpensa and the hotel costs €110 per car for up to three people and takes about 50 minutes. Please send us your flight number at least a day ahead; our team confirms the driver.",
      },
      it: {
        title: "Transfer aeroporto",
        question: "Potete venirci a prendere in aeroporto?",
        text: "Il transfer privato tra Milano Malpensa e l'hotel costa 110 € per auto, fino a tre persone, e dura circa 50 minuti. Ci mandi il numero del volo almeno un giorno prima; il nostro team Le conferma l'autista.",
      },
      de: {
        title: "Flughafentransfer",
        question: "Können Sie uns vom Flughafen abholen?",
        text: "Der private Transfer zwischen Mailand-Malpensa und dem Hotel kostet 110 € pro Auto für bis zu drei Personen und dauert etwa 50 Minuten. Schicken Sie uns bitte mindestens einen Tag vorher Ihre Flugnummer; unser Team bestätigt den Fahrer.",
      },
    },
    price: { amount: 11000, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-20dd-7ab3-bd77-90ecde4c6081",
    section: "upsells",
    key: "half_board",
    availability: "paid",
    texts: {
      en: {
        title: "Half board",
        question: "Can we book half board?",
        text: "Half board is a three-course dinner in our restaurant, at €38 per person and evening without drinks. Tell us by noon for the same evening.",
      },
    },
    price: { amount: 3800, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-24d2-723f-8248-18c10ab63b94",
    section: "upsells",
    key: "extra_bed",
    availability: "on_request",
    texts: {
      en: {
        title: "Extra bed",
        question: "Can we have an extra bed in the room?",
        text: "An extra bed costs €40 per night and fits in our superior rooms and suites. Our team confirms whether there is space in yours.",
      },
    },
    price: { amount: 4000, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-28c7-782d-92e8-19b6b5b67498",
    section: "upsells",
    key: "massage",
    availability: "paid",
    texts: {
      en: {
        title: "Massage",
        question: "Can I book a massage?",
        text: "A massage of 50 minutes costs €75, by appointment between 10:00 and 20:00 in the treatment room beside the sauna. Reception arranges your time.",
      },
    },
    price: { amount: 7500, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-2cbc-796b-a055-7a8866f91843",
    section: "upsells",
    key: "bicycle",
    availability: "paid",
    texts: {
      en: {
        title: "Bicycles",
        question: "Can we rent bicycles?",
        text: "We rent bicycles at €20 per day, helmet and lock included. You find them at the car park; the key is at reception.",
      },
    },
    price: { amount: 2000, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-30b1-7bf6-b8dc-fc26d1b19f0d",
    section: "upsells",
    key: "bottle",
    availability: "paid",
    texts: {
      en: {
        title: "Sparkling wine in the room",
        question: "Can you put a bottle of prosecco in the room?",
        text: "A chilled bottle of Franciacorta with two glasses waits in your room for €35. Please tell us by noon of the day.",
      },
    },
    price: { amount: 3500, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-34a6-778e-8bcb-d95d54e00705",
    section: "upsells",
    key: "flowers",
    availability: "paid",
    texts: {
      en: {
        title: "Flowers",
        question: "Can you arrange flowers?",
        text: "A seasonal bouquet from the florist in Portalba costs €45 and stands in your room when you arrive. Please tell us a day ahead.",
      },
    },
    price: { amount: 4500, currency: "EUR" },
  },
];
