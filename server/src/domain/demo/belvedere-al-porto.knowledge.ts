import type { KnowledgeEntry } from "../knowledge/index.ts";

/** What the assistant may say at the Belvedere al Porto: the small sister on the harbour. */
export const belvedereAlPortoKnowledge: KnowledgeEntry[] = [
  {
    entryId: "0199b2c5-389b-7a4d-adfb-d366c0f3c0cd",
    section: "profile",
    key: "address",
    texts: {
      en: {
        title: "Address",
        question: "Where is the hotel?",
        text: "Belvedere al Porto is at Piazza del Porto 3 in Santa Fiora, right on the old harbour. The blue door is between the bakery and the bookshop.",
      },
      it: {
        title: "Indirizzo",
        question: "Dove si trova l'hotel?",
        text: "Il Belvedere al Porto è in Piazza del Porto 3 a Santa Fiora, proprio sul vecchio porto. La porta blu è tra il panificio e la libreria.",
      },
    },
  },
  {
    entryId: "0199b2c5-3c90-75a0-9cf6-5e86ee0a367e",
    section: "profile",
    key: "contact",
    texts: {
      en: {
        title: "Phone and e-mail",
        question: "How can I reach you?",
        text: "You reach us at +39 0323 000 310 or porto@belvedere.example.",
      },
    },
  },
  {
    entryId: "0199b2c5-4085-7a84-b3ac-ca19dfb6aece",
    section: "profile",
    key: "reception",
    texts: {
      en: {
        title: "Reception hours",
        question: "When is reception open?",
        text: "Reception is open daily from 7:30 to 21:30. Outside these hours you reach the person on duty at +39 0323 000 310.",
      },
      it: {
        title: "Orari della reception",
        question: "Quando è aperta la reception?",
        text: "La reception è aperta tutti i giorni dalle 7:30 alle 21:30. Negli altri orari una persona di turno risponde al +39 0323 000 310.",
      },
    },
  },
  {
    entryId: "0199b2c5-447a-7c10-938c-297849a561bb",
    section: "policy",
    key: "check_in",
    texts: {
      en: {
        title: "Check-in",
        question: "From what time can we check in?",
        text: "Check-in is from 14:00 to 21:30 at reception. We are a small house, so please let us know roughly when you come.",
      },
      it: {
        title: "Check-in",
        question: "Da che ora possiamo fare il check-in?",
        text: "Il check-in è dalle 14:00 alle 21:30 alla reception. Siamo una casa piccola: ci faccia sapere più o meno quando arriva.",
      },
    },
  },
  {
    entryId: "0199b2c5-486f-7460-bd22-2e22aed547d7",
    section: "policy",
    key: "late_check_in",
    texts: {
      en: {
        title: "Late arrival",
        question: "We arrive after reception closes. Is that a problem?",
        text: "If you arrive after 21:30, please call +39 0323 000 310 before 20:00 that day. Somebody then waits for you, until midnight at the latest.",
      },
    },
  },
  {
    entryId: "0199b2c5-4c64-7453-aaf5-9926c36ca101",
    section: "policy",
    key: "check_out",
    texts: {
      en: {
        title: "Check-out",
        question: "Until when do we have to check out?",
        text: "Check-out is until 10:30. Leave the key in the wooden box at reception if nobody is there.",
      },
      it: {
        title: "Check-out",
        question: "Entro che ora dobbiamo lasciare la camera?",
        text: "Il check-out è entro le 10:30. Se alla reception non c'è nessuno, lasci la chiave nella cassetta di legno.",
      },
    },
  },
  {
    entryId: "0199b2c5-5059-7235-b3da-3d4554706d63",
    section: "policy",
    key: "luggage",
    texts: {
      en: {
        title: "Luggage storage",
        question: "Can we leave our luggage with you?",
        text: "You can leave your luggage in the room behind reception until 18:00 on your day of departure, free of charge.",
      },
    },
  },
  {
    entryId: "0199b2c5-544e-7a70-b756-d6236041c5cd",
    section: "policy",
    key: "cancellation",
    texts: {
      en: {
        title: "Cancellation",
        question: "How can I cancel my booking?",
        text: "Cancellations are looked after by our team in person. Please write to porto@belvedere.example or tell us here, and a colleague will get back to you.",
      },
    },
  },
  {
    entryId: "0199b2c5-5843-70fb-8d26-58b62dda21a9",
    section: "policy",
    key: "payment",
    texts: {
      en: {
        title: "Payment methods",
        question: "How can I pay?",
        text: "You can pay by Visa, Mastercard or debit card, or in cash in euros, on arrival. We do not take American Express.",
      },
      it: {
        title: "Metodi di pagamento",
        question: "Come posso pagare?",
        text: "Può pagare all'arrivo con Visa, Mastercard o carta di debito, oppure in contanti in euro. Non accettiamo American Express.",
      },
    },
  },
  {
    entryId: "0199b2c5-5c38-732b-9625-7401186957d8",
    section: "policy",
    key: "city_tax",
    texts: {
      en: {
        title: "City tax",
        question: "How much is the city tax?",
        text: "The city tax in Santa Fiora is €2.00 per person and night, for at most five nights. Children under 12 pay nothing.",
      },
      it: {
        title: "Tassa di soggiorno",
        question: "Quanto costa la tassa di soggiorno?",
        text: "A Santa Fiora la tassa di soggiorno è di 2,00 € a persona per notte, per un massimo di cinque notti. I bambini sotto i 12 anni non pagano.",
      },
    },
    price: { amount: 200, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-602d-7da9-9f7a-63ac2af759f6",
    section: "policy",
    key: "pets",
    texts: {
      en: {
        title: "Pets",
        question: "Are dogs allowed?",
        text: "One well-behaved dog per room is welcome and stays free. There is a water bowl and a towel for it at reception.",
      },
    },
  },
  {
    entryId: "0199b2c5-6422-7267-9660-55bd942a7a3e",
    section: "policy",
    key: "smoking",
    texts: {
      en: {
        title: "Smoking",
        question: "Is smoking allowed?",
        text: "Smoking is not allowed inside. You may smoke on the bench in front of the house.",
      },
    },
  },
  {
    entryId: "0199b2c5-6817-7646-a09f-221143a3d4bf",
    section: "policy",
    key: "quiet_hours",
    texts: {
      en: {
        title: "Quiet hours",
        question: "When are the quiet hours?",
        text: "Our walls are old and thin: please keep it quiet from 22:30 to 7:30.",
      },
    },
  },
  {
    entryId: "0199b2c5-6c0c-708c-a7b0-53ab86593ed7",
    section: "policy",
    key: "children",
    texts: {
      en: {
        title: "Children and cots",
        question: "Do you have a cot for a baby?",
        text: "Children are welcome, and we have two cots at no charge, one per room. Please ask for yours before you arrive.",
      },
    },
  },
  {
    entryId: "0199b2c5-7001-727e-a55a-64b838b1c028",
    section: "policy",
    key: "accessibility",
    texts: {
      en: {
        title: "Stairs and accessibility",
        question: "Is there a lift?",
        text: "We have no lift: the rooms are on the first, second and third floor, up a steep staircase. Our sister hotel Belvedere in Portalba has accessible rooms.",
      },
      it: {
        title: "Scale e accessibilità",
        question: "C'è l'ascensore?",
        text: "Non abbiamo l'ascensore: le camere sono al primo, secondo e terzo piano, con una scala ripida. Il nostro hotel gemello Belvedere a Portalba ha camere accessibili.",
      },
    },
  },
  {
    entryId: "0199b2c5-73f6-7d42-925f-99276b009630",
    section: "policy",
    key: "emergency",
    texts: {
      en: {
        title: "Emergency",
        question: "What is the emergency number?",
        text: "In an emergency call 112 at once. Then call us at +39 0323 000 310: somebody is on duty day and night.",
      },
    },
  },
  {
    entryId: "0199b2c5-77eb-7c5b-b454-e5266268ec9b",
    section: "amenities",
    key: "wifi",
    availability: "present",
    texts: {
      en: {
        title: "Wi-Fi",
        question: "What is the Wi-Fi called, and where do I find the password?",
        text: "The Wi-Fi is called AlPorto-Ospiti and is free. The password is on the card that came with your key.",
      },
      it: {
        title: "Wi-Fi",
        question: "Come si chiama la rete Wi-Fi e dove trovo la password?",
        text: "La rete Wi-Fi si chiama AlPorto-Ospiti ed è gratuita. La password è sul cartoncino consegnato con la chiave.",
      },
    },
  },
  {
    entryId: "0199b2c5-7be0-7c6f-aaf2-e492b1ab3f0b",
    section: "amenities",
    key: "parking",
    availability: "absent",
    texts: {
      en: {
        title: "Parking",
        question: "Where can we park?",
        text: "We have no car park of our own. The public car park in Via Molo is 250 metres away and costs €12 per day; you pay at the machine.",
      },
      it: {
        title: "Parcheggio",
        question: "Dove possiamo parcheggiare?",
        text: "Non abbiamo un parcheggio nostro. Il parcheggio pubblico di Via Molo è a 250 metri e costa 12 € al giorno; si paga alla cassa automatica.",
      },
    },
  },
  {
    entryId: "0199b2c5-7fd5-796b-b93e-a36c6f0284df",
    section: "amenities",
    key: "air_conditioning",
    availability: "absent",
    texts: {
      en: {
        title: "Fans and fresh air",
        question: "Is there air conditioning?",
        text: "We have no air conditioning. Every room has a ceiling fan, and the thick walls and shutters keep it cool.",
      },
    },
  },
  {
    entryId: "0199b2c5-83ca-7e28-8687-949e3805ad54",
    section: "amenities",
    key: "pool",
    availability: "absent",
    texts: {
      en: {
        title: "Pool",
        question: "Is there a pool?",
        text: "We have no pool. As our guest you may use the outdoor pool of the Hotel Belvedere in Portalba from May to September; reception gives you a pass.",
      },
    },
  },
  {
    entryId: "0199b2c5-87bf-7bdd-a64d-a070075d808c",
    section: "amenities",
    key: "iron",
    availability: "on_request",
    texts: {
      en: {
        title: "Iron and hairdryer",
        question: "Can I have an iron or a hairdryer?",
        text: "There is a hairdryer in every bathroom. The iron is in the cupboard on the second-floor landing, for everyone to use.",
      },
    },
  },
  {
    entryId: "0199b2c5-8bb4-7991-9037-3c7b9b0806bf",
    section: "faq",
    key: "breakfast",
    texts: {
      en: {
        title: "Breakfast",
        question: "What time is breakfast, and where?",
        text: "Breakfast is from 8:00 to 10:00 in our café on the ground floor and costs €12 per person. You pay there, and you need not reserve.",
      },
      it: {
        title: "Colazione",
        question: "A che ora e dove si fa colazione?",
        text: "La colazione è dalle 8:00 alle 10:00 nella nostra caffetteria al piano terra e costa 12 € a persona. Si paga sul posto e non occorre prenotare.",
      },
    },
    price: { amount: 1200, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-8fa9-745e-966e-8de7f72fe871",
    section: "faq",
    key: "dinner",
    texts: {
      en: {
        title: "Dinner",
        question: "Where can we have dinner?",
        text: "Our café closes at 18:00 and serves no dinner. Trattoria Due Remi across the square is open every evening except Tuesday from 19:00.",
      },
    },
  },
  {
    entryId: "0199b2c5-939e-75ce-af8a-d3b75275fb47",
    section: "faq",
    key: "taxi",
    texts: {
      en: {
        title: "Taxi",
        question: "Can you call us a taxi?",
        text: "We call you a taxi during reception hours; it comes from Portalba and takes about 20 minutes.",
      },
    },
  },
  {
    entryId: "0199b2c5-9793-76ae-9d1d-0b9311ca26cc",
    section: "faq",
    key: "train",
    texts: {
      en: {
        title: "Train and bus",
        question: "How do we get to you by train?",
        text: "The nearest station is Portalba, 7 km away. From there bus 12 stops at Piazza del Porto every hour until 20:15.",
      },
    },
  },
  {
    entryId: "0199b2c5-9b88-72a4-87f0-07cefebb9711",
    section: "faq",
    key: "towels",
    texts: {
      en: {
        title: "Towels and cleaning",
        question: "Can we get fresh towels?",
        text: "We clean every second day and then change your towels. You find more on the shelf of your floor, as many as you like.",
      },
    },
  },
  {
    entryId: "0199b2c5-9f7d-7f8c-96f6-0fa6ed983231",
    section: "faq",
    key: "pharmacy",
    texts: {
      en: {
        title: "Pharmacy",
        question: "Where is the nearest pharmacy?",
        text: "The pharmacy of Santa Fiora is at Via Roma 22, three minutes on foot, open Monday to Friday from 9:00 to 12:30 and 15:30 to 19:00.",
      },
    },
  },
  {
    entryId: "0199b2c5-a372-75d1-9014-87e3323be3de",
    section: "upsells",
    key: "bottle",
    availability: "paid",
    texts: {
      en: {
        title: "Aperitivo on the roof",
        question: "Can we have an aperitivo at the hotel?",
        text: "An aperitivo for two on our roof, with a small bottle of wine and cheese from the valley, costs €22. Tell us by 16:00; in the rain it moves to the café.",
      },
    },
    price: { amount: 2200, currency: "EUR" },
  },
];
