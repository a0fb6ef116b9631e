import type { KnowledgeEntry } from "../knowledge/index.ts";

/** What the assistant may say at the Hotel Vicina: the neighbour, a hotel for people who travel for work. */
export const vicinaKnowledge: KnowledgeEntry[] = [
  {
    entryId: "0199b2c5-a767-725a-92ca-dc5f4b2005f0",
    section: "profile",
    key: "address",
    texts: {
      en: {
        title: "Address",
        question: "Where is the hotel?",
        text: "Hotel Vicina is at Corso Garibaldi 60 in Rivalta Nuova, two minutes from the central station.",
      },
      it: {
        title: "Indirizzo",
        question: "Dove si trova l'hotel?",
        text: "L'Hotel Vicina è in Corso Garibaldi 60 a Rivalta Nuova, a due minuti dalla stazione centrale.",
      },
    },
  },
  {
    entryId: "0199b2c5-ab5c-7c5d-bc5e-fc56bf106d07",
    section: "profile",
    key: "contact",
    texts: {
      en: {
        title: "Phone and e-mail",
        question: "How can I reach you?",
        text: "You reach us at +39 0321 000 770 or hello@vicina.example.",
      },
    },
  },
  {
    entryId: "0199b2c5-af51-7f3f-af2c-6108ad31bd2c",
    section: "profile",
    key: "reception",
    texts: {
      en: {
        title: "Reception hours",
        question: "When is reception open?",
        text: "Reception is open day and night, every day of the year.",
      },
      it: {
        title: "Orari della reception",
        question: "Quando è aperta la reception?",
        text: "La reception è aperta giorno e notte, tutti i giorni dell'anno.",
      },
    },
  },
  {
    entryId: "0199b2c5-b346-70ed-9b9f-eaf37d3ce16f",
    section: "policy",
    key: "check_in",
    texts: {
      en: {
        title: "Check-in",
        question: "From what time can we check in?",
        text: "Check-in is from 16:00, at reception or at the terminal beside it. You can arrive at any hour of the night.",
      },
      it: {
        title: "Check-in",
        question: "Da che ora possiamo fare il check-in?",
        text: "Il check-in è dalle 16:00, alla reception o al terminale accanto. Può arrivare a qualsiasi ora della notte.",
      },
    },
  },
  {
    entryId: "0199b2c5-b73b-7c14-9132-7a04b97811aa",
    section: "policy",
    key: "check_out",
    texts: {
      en: {
        title: "Check-out",
        question: "Until when do we have to check out?",
        text: "Check-out is until 12:00 noon. You can drop your key card in the slot beside the lift.",
      },
      it: {
        title: "Check-out",
        question: "Entro che ora dobbiamo lasciare la camera?",
        text: "Il check-out è entro mezzogiorno. Può lasciare la tessera nella fessura accanto all'ascensore.",
      },
    },
  },
  {
    entryId: "0199b2c5-bb30-7e1a-97c7-f27a9321bff3",
    section: "policy",
    key: "luggage",
    texts: {
      en: {
        title: "Luggage lockers",
        question: "Can we leave our luggage?",
        text: "There are luggage lockers in the lobby for the day of arrival and departure. They are free and open with your key card.",
      },
    },
  },
  {
    entryId: "0199b2c5-bf25-7169-8d46-6927d350e21b",
    section: "policy",
    key: "cancellation",
    texts: {
      en: {
        title: "Cancellation",
        question: "How can I cancel my booking?",
        text: "Our team handles cancellations in person. Please write to hello@vicina.example or tell us here, and a colleague will answer you.",
      },
    },
  },
  {
    entryId: "0199b2c5-c31a-7621-b750-76745015aedd",
    section: "policy",
    key: "payment",
    texts: {
      en: {
        title: "Payment methods",
        question: "How can I pay?",
        text: "We are a cashless hotel: you pay by card or phone, with Visa, Mastercard, American Express or debit card.",
      },
      it: {
        title: "Metodi di pagamento",
        question: "Come posso pagare?",
        text: "Siamo un hotel senza contanti: si paga con carta o telefono, con Visa, Mastercard, American Express o carta di debito.",
      },
    },
  },
  {
    entryId: "0199b2c5-c70f-7e93-849b-871bf4ee8aa6",
    section: "policy",
    key: "city_tax",
    texts: {
      en: {
        title: "City tax",
        question: "How much is the city tax?",
        text: "The city tax in Rivalta Nuova is €3.50 per person and night. Guests under 18 pay nothing.",
      },
      it: {
        title: "Tassa di soggiorno",
        question: "Quanto costa la tassa di soggiorno?",
        text: "A Rivalta Nuova la tassa di soggiorno è di 3,50 € a persona per notte. Chi ha meno di 18 anni non paga.",
      },
    },
    price: { amount: 350, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-cb04-703a-a167-8e73c6a1e67f",
    section: "policy",
    key: "pets",
    texts: {
      en: {
        title: "Pets",
        question: "Are pets allowed?",
        text: "We cannot take pets, except for assistance dogs, which are always welcome.",
      },
    },
  },
  {
    entryId: "0199b2c5-cef9-7984-b363-eec4d7487a80",
    section: "policy",
    key: "smoking",
    texts: {
      en: {
        title: "Smoking",
        question: "Is smoking allowed?",
        text: "Smoking is not allowed in the house. There is a covered smoking area in the courtyard, through the door behind the bar.",
      },
    },
  },
  {
    entryId: "0199b2c5-d2ee-70d9-beb8-e725a55bf1e3",
    section: "policy",
    key: "quiet_hours",
    texts: {
      en: {
        title: "Quiet hours",
        question: "When are the quiet hours?",
        text: "Quiet hours are from 22:00 to 6:30.",
      },
    },
  },
  {
    entryId: "0199b2c5-d6e3-730f-94c6-716f56a63dee",
    section: "policy",
    key: "cot",
    texts: {
      en: {
        title: "Cot",
        question: "Can we have a cot?",
        text: "A cot costs €10 per stay and can be reserved with our team; we have four.",
      },
    },
  },
  {
    entryId: "0199b2c5-dad8-7f07-af39-94095a31ce14",
    section: "policy",
    key: "accessibility",
    texts: {
      en: {
        title: "Accessibility",
        question: "Is the hotel accessible with a wheelchair?",
        text: "The whole house can be reached without a step, and six rooms on the first floor are made for wheelchairs.",
      },
    },
  },
  {
    entryId: "0199b2c5-decd-7602-80e0-e5a5bfe68472",
    section: "policy",
    key: "emergency",
    texts: {
      en: {
        title: "Emergency",
        question: "What is the emergency number?",
        text: "In an emergency call 112 at once, then dial 0 from your room: reception is there day and night.",
      },
    },
  },
  {
    entryId: "0199b2c5-e2c2-7d8e-8dcc-ea65a6278c64",
    section: "amenities",
    key: "wifi",
    availability: "present",
    texts: {
      en: {
        title: "Wi-Fi",
        question: "What is the Wi-Fi called, and where do I find the password?",
        text: "The network is called Vicina House and is free, with a faster one for video calls on request. The password is on your key card.",
      },
      it: {
        title: "Wi-Fi",
        question: "Come si chiama la rete Wi-Fi e dove trovo la password?",
        text: "La rete si chiama Vicina House ed è gratuita; su richiesta ce n'è una più veloce per le videochiamate. La password è sulla tessera della camera.",
      },
    },
  },
  {
    entryId: "0199b2c5-e6b7-744f-aea3-f420a7657487",
    section: "amenities",
    key: "parking",
    availability: "paid",
    texts: {
      en: {
        title: "Parking",
        question: "Is there parking at the hotel?",
        text: "Our underground garage costs €22 per night and takes cars up to 1.90 m high. The entrance is in Via Cavour; please reserve a space with us.",
      },
      it: {
        title: "Parcheggio",
        question: "C'è un parcheggio in hotel?",
        text: "Il nostro garage sotterraneo costa 22 € a notte, per auto alte fino a 1,90 m. L'ingresso è in Via Cavour; La preghiamo di prenotare il posto.",
      },
    },
    price: { amount: 2200, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-eaac-75bb-9a04-ceb6ab531377",
    section: "amenities",
    key: "ev_charging",
    availability: "paid",
    texts: {
      en: {
        title: "Electric car charging",
        question: "Can I charge my electric car?",
        text: "There are six 22 kW charging points on level -1 of the garage, at €0.60 per kWh, paid by card at the charger.",
      },
    },
  },
  {
    entryId: "0199b2c5-eea1-73f3-903e-4f4cdea05afe",
    section: "amenities",
    key: "gym",
    availability: "present",
    texts: {
      en: {
        title: "Gym",
        question: "Is there a gym?",
        text: "Our gym on the fifth floor is open daily from 6:00 to 22:00 and free for guests. Your key card opens the door; towels and water are there.",
      },
      it: {
        title: "Palestra",
        question: "C'è una palestra?",
        text: "La nostra palestra al quinto piano è aperta tutti i giorni dalle 6:00 alle 22:00, gratuita per gli ospiti. La porta si apre con la tessera; trova asciugamani e acqua.",
      },
    },
  },
  {
    entryId: "0199b2c5-f296-741c-9337-816a431e3020",
    section: "amenities",
    key: "meeting_room",
    availability: "paid",
    texts: {
      en: {
        title: "Meeting rooms",
        question: "Do you have meeting rooms?",
        text: "We have four meeting rooms for 6 to 60 people, with screens and a camera for video calls. Our team makes you an offer within a working day.",
      },
    },
  },
  {
    entryId: "0199b2c5-f68b-787d-9e4d-2a99c7e28211",
    section: "amenities",
    key: "laundry",
    availability: "present",
    texts: {
      en: {
        title: "Laundry",
        question: "Can I wash my clothes?",
        text: "In the laundry room on the first floor two washing machines and two dryers take cards, at €4 per load. An iron is there too.",
      },
    },
  },
  {
    entryId: "0199b2c5-fa80-7458-b982-151e6702f19e",
    section: "faq",
    key: "breakfast",
    texts: {
      en: {
        title: "Breakfast",
        question: "What time is breakfast, and where?",
        text: "Breakfast is from 6:30 to 9:30 on weekdays and to 11:00 at weekends, in the lounge on the fifth floor, at €14 per person.",
      },
      it: {
        title: "Colazione",
        question: "A che ora e dove si fa colazione?",
        text: "La colazione è dalle 6:30 alle 9:30 nei giorni feriali e fino alle 11:00 nel fine settimana, nella lounge al quinto piano, a 14 € a persona.",
      },
    },
    price: { amount: 1400, currency: "EUR" },
  },
  {
    entryId: "0199b2c5-fe75-714e-b739-412b66939e0d",
    section: "faq",
    key: "bar",
    texts: {
      en: {
        title: "Bar and dinner",
        question: "Can we eat at the hotel in the evening?",
        text: "Our bar in the lobby is open from 17:00 to 23:00 and serves salads, toasts and a soup of the day until 22:00. We have no restaurant.",
      },
    },
  },
  {
    entryId: "0199b2c6-026a-721e-b59d-57d49f8f75a5",
    section: "faq",
    key: "taxi",
    texts: {
      en: {
        title: "Taxi",
        question: "Where do I get a taxi?",
        text: "The taxi rank is in front of the station, two minutes on foot. Reception calls you one if you have luggage.",
      },
    },
  },
  {
    entryId: "0199b2c6-065f-76a4-9a2e-940b0e3f3416",
    section: "faq",
    key: "train",
    texts: {
      en: {
        title: "Trains to Milan",
        question: "How do I get to Milan by train?",
        text: "Trains to Milan leave the station opposite every half hour and take 38 minutes.",
      },
    },
  },
  {
    entryId: "0199b2c6-0a54-78fc-82a0-760cfbb96a29",
    section: "faq",
    key: "invoice",
    texts: {
      en: {
        title: "Invoice",
        question: "Can I have an invoice for my company?",
        text: "We send your invoice by e-mail on the day of departure. Enter your company details at the terminal or give them to reception at check-in.",
      },
    },
  },
  {
    entryId: "0199b2c6-0e49-754a-b7a6-d34d63e7fea0",
    section: "upsells",
    key: "early_check_in",
    availability: "paid",
    texts: {
      en: {
        title: "Early check-in",
        question: "Can I check in early?",
        text: "Where a room is free, you can have yours from 12:00 for €25. Our team confirms it on the morning of your arrival.",
      },
    },
    price: { amount: 2500, currency: "EUR" },
  },
  {
    entryId: "0199b2c6-123e-750b-8b3d-fc90ad9f4973",
    section: "upsells",
    key: "late_check_out",
    availability: "paid",
    texts: {
      en: {
        title: "Late check-out",
        question: "Can I check out late?",
        text: "Where the house allows it, you can keep your room until 14:00 for €30. Please ask our team the day before.",
      },
    },
    price: { amount: 3000, currency: "EUR" },
  },
];
