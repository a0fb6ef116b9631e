import type { KnowledgeEntry } from "@bellhop/language/entries";
import { entry } from "./entry.ts";

/** The knowledge of the neighbour by the station. The Belvedere's guests must never get any of it. */
export const vicinaKnowledge: KnowledgeEntry[] = [
  entry(
    "profile",
    { key: "address" },
    {
      en: [
        "Address",
        "Where is the hotel and how do I get there?",
        "The Hotel Vicina is at Corso Umberto 77, 28999 Montelago, across from the railway station.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "contact", facts: { phone: "+3903235550177", email: "ciao@vicina.example" } },
    {
      en: [
        "Telephone and e-mail",
        "What is your phone number and e-mail address?",
        "Call us on +39 0323 555 0177 or write to ciao@vicina.example.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "reception" },
    {
      en: [
        "Reception",
        "Is the reception open 24 hours?",
        "The reception is open from 6:00 to 1:00. In between the night bell is answered by our watchman.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "room_types", facts: { count: 120 } },
    {
      en: [
        "Our rooms",
        "What room types do you have?",
        "We have 120 rooms: singles, doubles, and rooms for families with a bunk bed.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "check_in", facts: { from: "13:00" } },
    { en: ["Check-in", "From what time can we check in?", "Check-in begins at 13:00."] },
  ),
  entry(
    "policy",
    { key: "check_out", facts: { until: "12:00" } },
    { en: ["Check-out", "Until when do we have to check out?", "Check-out is at 12:00 noon."] },
  ),
  entry(
    "policy",
    { key: "early_check_in", facts: { from: "09:00" }, euroCents: 2000, per: "stay" },
    {
      en: [
        "Early check-in",
        "Can we check in early?",
        "From 9:00 on you can move in for €20, as long as a room is ready.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "late_check_out", facts: { until: "16:00" }, euroCents: 1500, per: "stay" },
    { en: ["Late check-out", "Can we have a late check-out?", "Keep your room until 16:00 for €15."] },
  ),
  entry(
    "policy",
    { key: "cancellation", facts: { until: "14:00" } },
    {
      en: [
        "Cancellation policy",
        "What is your cancellation policy?",
        "Bookings can be cancelled free of charge until 14:00 on the day before arrival.",
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
        "We take all common cards. The house is cashless.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "city_tax", euroCents: 200, per: "person_night" },
    {
      en: [
        "City tax",
        "How much is the city tax?",
        "The city tax is €2.00 per adult and night and is already part of your bill.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "pets", facts: { allowed: "yes" }, euroCents: 0, per: "stay" },
    { en: ["Pets", "Are dogs allowed?", "Up to two dogs per room stay free of charge."] },
  ),
  entry(
    "policy",
    { key: "children" },
    { en: ["Children", "Are children welcome?", "Children under twelve stay free in the family rooms."] },
  ),
  entry(
    "policy",
    { key: "luggage", facts: { allowed: "yes" }, euroCents: 400, per: "day" },
    {
      en: [
        "Luggage storage",
        "Can we leave our luggage?",
        "Lockers in the lobby take your luggage, €4 a day each.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "smoking", facts: { allowed: "yes" } },
    {
      en: [
        "Smoking",
        "May I smoke in the room?",
        "The second floor has smoking rooms; everywhere else the house is non-smoking.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "wifi", availability: "present" },
    {
      en: [
        "Wi-Fi",
        "Is there Wi-Fi and what is the password?",
        "The Wi-Fi is free and open: choose VICINA and accept the terms, no password is needed.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "parking", availability: "present", facts: { count: 60 } },
    {
      en: [
        "Parking",
        "Is there parking?",
        "The yard behind the house has 60 parking places, free of charge for guests.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "gym", availability: "present" },
    { en: ["Gym", "Is there a gym?", "The gym on the top floor is open day and night with your room card."] },
  ),
  entry(
    "amenities",
    { key: "sauna", availability: "present", facts: { from: "17:00", until: "21:00" } },
    {
      en: [
        "Sauna",
        "Is there a sauna?",
        "The sauna beside the gym is heated daily from 17:00 to 21:00, free of charge.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "pool", availability: "absent" },
    { en: ["Pool", "Is there a swimming pool?", "The Vicina has no swimming pool."] },
  ),
  entry(
    "amenities",
    { key: "restaurant", availability: "present", facts: { from: "11:30", until: "23:00" } },
    {
      en: [
        "Restaurant",
        "When is the restaurant open?",
        "Our pizzeria Binario Uno bakes from 11:30 to 23:00 without a break.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "bar", availability: "present" },
    { en: ["Bar", "What are the hours of the bar?", "The lobby bar is open from 16:00 to 1:00."] },
  ),
  entry(
    "amenities",
    { key: "laundry", availability: "present" },
    {
      en: [
        "Laundry",
        "Is there a washing machine?",
        "Two washing machines and two dryers in the basement take coins, €4 a run.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "elevator", availability: "present" },
    { en: ["Lift", "Is there a lift?", "Three lifts go to all eight floors."] },
  ),
  entry(
    "amenities",
    {
      key: "breakfast",
      availability: "paid",
      facts: {
        hours: [
          { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], from: "06:30", to: "09:30" },
          { days: ["saturday", "sunday"], from: "06:30", to: "11:00" },
        ],
      },
      euroCents: 900,
      per: "person",
    },
    {
      en: [
        "Breakfast",
        "What time is breakfast and is it included?",
        "Breakfast is from 6:30 to 9:30 on weekdays and until 11:00 at weekends. The buffet costs €9 per person.",
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
        "The station is across the street, one minute on foot.",
      ],
    },
  ),
];
