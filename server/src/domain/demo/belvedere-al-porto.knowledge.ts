import type { KnowledgeEntry } from "@bellhop/language/entries";
import { entry } from "./entry.ts";

/** The knowledge of the Belvedere's small sister: other hours, no garage, no lift. */
export const belvedereAlPortoKnowledge: KnowledgeEntry[] = [
  entry(
    "profile",
    { key: "address" },
    {
      en: [
        "Address",
        "Where is the hotel and how do I get there?",
        "You find us at Via del Porto 3, 28999 Montelago, on the old harbour. The lane is closed to cars: stop at Piazza Vecchia and we fetch your luggage with a cart.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "contact", facts: { phone: "+3903235550162", email: "porto@belvedere.example" } },
    {
      en: [
        "Telephone and e-mail",
        "What is your phone number and e-mail address?",
        "You reach us from 7:00 to 22:00 on +39 0323 555 0162, and at porto@belvedere.example.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "reception" },
    {
      en: [
        "Reception",
        "What are the hours of the reception?",
        "Our reception is staffed from 7:00 to 22:00. At night a colleague at our sister house, the Hotel Belvedere, answers the telephone.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "room_types", facts: { count: 18 } },
    {
      en: [
        "Our rooms",
        "What room types do you have?",
        "We have 18 rooms on three floors of an old boatbuilder's house: twelve doubles facing the lane and six doubles facing the harbour. There are no suites.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "check_in", facts: { from: "14:00", until: "22:00" } },
    {
      en: ["Check-in", "From what time can we check in?", "Check-in is from 14:00 to 22:00."],
      it: ["Check-in", "A che ora è il check-in?", "Il check-in è dalle 14:00 alle 22:00."],
    },
  ),
  entry(
    "policy",
    { key: "late_check_in" },
    {
      en: [
        "Late arrival",
        "Can we arrive after 22:00?",
        "If you arrive after 22:00, tell us by 20:00 on the same day: a colleague waits for you until midnight at the latest.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "check_out", facts: { until: "10:00" } },
    {
      en: [
        "Check-out",
        "Until when do we have to check out?",
        "Please leave your room by 10:00. The breakfast room keeps your luggage safe until 18:00.",
      ],
      it: [
        "Check-out",
        "Entro che ora dobbiamo lasciare la camera?",
        "La preghiamo di lasciare la camera entro le 10:00. La sala colazioni custodisce i bagagli fino alle 18:00.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "late_check_out", facts: { until: "12:00" }, euroCents: 2500, per: "stay" },
    {
      en: [
        "Late check-out",
        "Can we have a late check-out?",
        "If your room is not needed, you can keep it until 12:00 for €25.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "payment" },
    {
      en: [
        "Payment",
        "Which cards and payment methods do you accept?",
        "We take Visa, Mastercard and Maestro, and cash in euros. We do not take American Express.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "city_tax", facts: { age: 14 }, euroCents: 200, per: "person_night" },
    {
      en: [
        "City tax",
        "How much is the city tax?",
        "The tax of the town is €2.00 per adult and night here, because we are a three-star house. Children under 14 do not pay it.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "pets", facts: { allowed: "no" } },
    {
      en: [
        "Pets",
        "Are dogs allowed?",
        "We cannot take pets at the Porto: the house is small and the floors are old. Our sister house, the Hotel Belvedere, welcomes them.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "children" },
    {
      en: [
        "Children",
        "Are children welcome?",
        "Children from six years on are welcome. Our stairs are steep and the harbour has no railing, so we take no younger ones.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "smoking", facts: { allowed: "no" } },
    {
      en: [
        "Smoking",
        "May I smoke in the room?",
        "The whole house is non-smoking. On the quay in front of it you may smoke.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "housekeeping", facts: { from: "10:00", until: "13:00" } },
    {
      en: [
        "Housekeeping",
        "When is my room cleaned?",
        "Rooms are made up every second day between 10:00 and 13:00, and whenever you ask for it.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "wifi", availability: "present" },
    {
      en: [
        "Wi-Fi",
        "Is there Wi-Fi and what is the network called?",
        "Wi-Fi is free in the whole house. The network is called PortoVecchio; the password hangs beside the mirror in your room.",
      ],
      it: [
        "Wi-Fi",
        "C'è il Wi-Fi e come si chiama la rete?",
        "Il Wi-Fi è gratuito in tutta la casa. La rete si chiama PortoVecchio; la password è appesa accanto allo specchio della camera.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "parking", availability: "absent" },
    {
      en: [
        "Parking",
        "Is there parking?",
        "We have no parking of our own. The public car park Piazza Vecchia is 250 metres away and costs €12 for 24 hours.",
      ],
      it: [
        "Parcheggio",
        "C'è un parcheggio?",
        "Non abbiamo un parcheggio nostro. Il parcheggio pubblico di Piazza Vecchia dista 250 metri e costa 12 € per 24 ore.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "pool", availability: "absent" },
    {
      en: [
        "Pool",
        "Is there a swimming pool?",
        "We have no pool. The public lido with its lawn is ten minutes along the shore and costs €8 a day.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "gym", availability: "absent" },
    { en: ["Gym", "Is there a gym?", "We have no gym."] },
  ),
  entry(
    "amenities",
    { key: "elevator", availability: "absent" },
    {
      en: [
        "Lift",
        "Is there a lift?",
        "There is no lift; the rooms are on the first, second and third floor. We gladly carry your luggage.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "air_conditioning", availability: "absent" },
    {
      en: [
        "Air conditioning",
        "Do the rooms have air conditioning?",
        "There is no air conditioning: the walls are thick and the lake cools the nights. Every room has a fan.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "restaurant", availability: "absent" },
    {
      en: [
        "Restaurant",
        "Is there a restaurant in the house?",
        "We have no restaurant. Next door the Trattoria del Molo cooks from 12:00 to 14:30 and from 18:30 to 22:00, closed on Tuesdays.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "kettle", availability: "present" },
    {
      en: [
        "Kettle, tea and coffee",
        "Is there a kettle or a coffee machine?",
        "A kettle with teas stands in every room, and a coffee machine for all in the breakfast room.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "accessibility", availability: "absent" },
    {
      en: [
        "Accessibility",
        "Is the hotel accessible for wheelchairs?",
        "With its stairs our house cannot be used with a wheelchair. The Hotel Belvedere has rooms that can.",
      ],
    },
  ),
  entry(
    "amenities",
    {
      key: "breakfast",
      availability: "paid",
      facts: { from: "08:00", until: "10:00" },
      euroCents: 1200,
      per: "person",
    },
    {
      en: [
        "Breakfast",
        "What time is breakfast and is it included?",
        "Breakfast is served from 8:00 to 10:00 in the room above the boathouse. It is not included: a buffet with bread from the village costs €12 per person.",
      ],
      it: [
        "Colazione",
        "A che ora è la colazione ed è inclusa?",
        "La colazione è servita dalle 8:00 alle 10:00 nella sala sopra la darsena. Non è inclusa: il buffet con il pane del paese costa 12 € a persona.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "train" },
    {
      en: [
        "Railway station",
        "How far is the train station?",
        "Montelago station is 1.4 kilometres away, twenty minutes on foot.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "noise" },
    {
      en: [
        "Noise of the harbour",
        "Is it quiet at night?",
        "From June to August the harbour is lively until about 23:00. The rooms facing the lane are the quiet ones.",
      ],
    },
  ),
  entry(
    "upsells",
    { key: "bottle", euroCents: 2200, per: "item" },
    {
      en: [
        "Bottle of wine in the room",
        "Can you put a bottle of wine in our room?",
        "A bottle of white wine from the lake and two glasses wait in your room for €22.",
      ],
    },
  ),
];
