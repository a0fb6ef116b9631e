import type { HandOverReason } from "@bellhop/contract/messages";
import type { NewVenue } from "../venues/index.ts";

/** One line of a demo conversation, in minutes before the demo starts. */
export type DemoLine =
  | { ago: number; by: "guest"; text: string }
  /** `from` is the title of the entry behind the answer. */
  | { ago: number; by: "assistant"; text: string; from?: string }
  | { ago: number; by: "staff"; text: string }
  | { ago: number; by: "hand-over"; reason: HandOverReason; text: string };

export type DemoGuest = {
  name: string;
  /** From number ranges reserved for fiction. */
  phone: string;
  language: string;
  /** Days from the demo's first day. */
  stay?: {
    number: string;
    room: string;
    from: number;
    to: number;
    status: "confirmed" | "checked_in" | "checked_out";
    arrival_time?: string;
    adults?: number;
    children?: number;
    room_type?: string;
  };
  lines?: DemoLine[];
  done?: boolean;
};

export type DemoMember = { name: string; email: string; role: "owner" | "manager" | "staff" };

export const belvedere: NewVenue = {
  name: "Hotel Belvedere",
  timezone: "Europe/Rome",
  default_language: "en",
  languages: ["en", "it", "de"],
  country: "IT",
  currency: "EUR",
  requestButtons: ["taxi", "towels", "room_cleaning", "late_check_out", "repair", "other", "extra"],
};

export const belvedereAlPorto: NewVenue = {
  ...belvedere,
  name: "Belvedere al Porto",
  languages: ["en", "it"],
};

export const hotelVicina: NewVenue = { ...belvedere, name: "Hotel Vicina", languages: ["en", "it"] };

export const belvedereMembers: DemoMember[] = [
  { name: "Giulia Ferri", email: "owner@belvedere.example", role: "owner" },
  { name: "Marta Conti", email: "staff@belvedere.example", role: "staff" },
];

export const vicinaMembers: DemoMember[] = [
  { name: "Luca Sala", email: "owner@vicina.example", role: "owner" },
];

/** Guests of the Belvedere during the demo. */
export const belvedereGuests: DemoGuest[] = [
  {
    name: "عمر الحربي",
    phone: "+447700900507",
    language: "ar",
    stay: { number: "BV-20431", room: "507", from: -2, to: 2, status: "checked_in", adults: 2 },
    lines: [
      { ago: 25, by: "guest", text: "مساء الخير، المكيف في الغرفة لا يعمل" },
      {
        ago: 25,
        by: "hand-over",
        reason: "complaint",
        text: "نعتذر منكم كثيرًا. أبلغت الفريق فورًا، وسيردون عليكم هنا.",
      },
      { ago: 18, by: "guest", text: "المكيف ما زال لا يعمل والغرفة حارة جدًا" },
    ],
  },
  {
    name: "Tomás Medeiros",
    phone: "+447700900226",
    language: "en",
    stay: { number: "BV-20438", room: "226", from: -1, to: 3, status: "checked_in" },
    lines: [
      { ago: 31, by: "guest", text: "Hello, could we have a baby cot in 226?" },
      { ago: 30, by: "staff", text: "Of course, Tomás. Housekeeping will bring one up within the hour." },
      { ago: 9, by: "guest", text: "Is somebody coming with the baby cot?" },
    ],
  },
  {
    name: "Grace Lindqvist",
    phone: "+447700900331",
    language: "en",
    stay: {
      number: "BV-20452",
      room: "221",
      from: 0,
      to: 3,
      status: "confirmed",
      arrival_time: "02:00",
      adults: 2,
    },
    lines: [
      {
        ago: 6,
        by: "guest",
        text: "We land at 01:10 and have two dogs with us. Can both sleep in the room, and is there a park to walk them at night?",
      },
      {
        ago: 6,
        by: "hand-over",
        reason: "no_entry",
        text: "I don't know that one, so I've asked the team. They'll reply here.",
      },
    ],
  },
  {
    name: "Camille Laurent",
    phone: "+33639980118",
    language: "fr",
    stay: { number: "BV-20419", room: "118", from: -3, to: 1, status: "checked_in" },
    lines: [
      {
        ago: 2,
        by: "guest",
        text: "Bonsoir, je voudrais parler à quelqu'un de la réception, s'il vous plaît.",
      },
      {
        ago: 2,
        by: "hand-over",
        reason: "wants_person",
        text: "Bien sûr. J'ai prévenu l'équipe, elle vous répondra ici dès que possible.",
      },
    ],
  },
  {
    name: "Emily Hartwell",
    phone: "+447700900214",
    language: "en",
    stay: { number: "BV-20402", room: "214", from: -3, to: 1, status: "checked_in" },
    lines: [
      {
        ago: 95,
        by: "guest",
        text: "Good evening! Our flight on Sunday is at 19:00. Could we keep the room until 15:00?",
      },
      {
        ago: 95,
        by: "hand-over",
        reason: "no_entry",
        text: "I'm not sure about 15:00, so I've asked the team. They'll reply here.",
      },
      {
        ago: 88,
        by: "staff",
        text: "Good evening Emily, Marta at reception. You can keep 214 until 15:00 for €45.",
      },
      { ago: 62, by: "guest", text: "15:00 please! Could you put that in writing?" },
      {
        ago: 60,
        by: "staff",
        text: "Of course: 214 is yours until 15:00 on Sunday, for €45. Sleep well, and see you at breakfast!",
      },
    ],
  },
  {
    name: "Daniel Okafor",
    phone: "+12025550135",
    language: "en",
    stay: { number: "BV-20427", room: "305", from: -1, to: 4, status: "checked_in" },
    lines: [
      { ago: 52, by: "guest", text: "Is there parking at the hotel?" },
      { ago: 52, by: "assistant", text: "", from: "Parking" },
      { ago: 48, by: "guest", text: "Great, thanks" },
    ],
  },
  {
    name: "Sabine Vogt",
    phone: "+447700900412",
    language: "de",
    stay: {
      number: "BV-20411",
      room: "412",
      from: -4,
      to: 0,
      status: "checked_in",
      adults: 2,
      room_type: "Garden view",
    },
    lines: [
      { ago: 140, by: "guest", text: "Guten Morgen, bis wann müssen wir auschecken?" },
      { ago: 140, by: "assistant", text: "", from: "Check-out" },
    ],
  },
  {
    name: "Ken Nakamura",
    phone: "+447700900416",
    language: "en",
    stay: {
      number: "BV-20455",
      room: "416",
      from: 0,
      to: 5,
      status: "confirmed",
      arrival_time: "16:30",
      adults: 1,
      room_type: "Lake view",
    },
  },
  {
    name: "Chiara Bellini",
    phone: "+447700900109",
    language: "it",
    stay: { number: "BV-20398", room: "109", from: -5, to: 0, status: "checked_in" },
    lines: [
      { ago: 300, by: "guest", text: "Buongiorno, a che ora è la colazione?" },
      { ago: 300, by: "assistant", text: "", from: "Breakfast" },
      { ago: 298, by: "guest", text: "Perfetto, grazie mille" },
    ],
    done: true,
  },
  {
    name: "Elif Demir",
    phone: "+447700900184",
    language: "en",
    stay: {
      number: "BV-20460",
      room: "218",
      from: 0,
      to: 2,
      status: "confirmed",
      arrival_time: "14:00",
      adults: 2,
      children: 1,
      room_type: "Family room",
    },
  },
];

export const portoGuests: DemoGuest[] = [
  {
    name: "Noor Jansen",
    phone: "+447700900611",
    language: "en",
    stay: { number: "BP-7712", room: "12", from: -1, to: 2, status: "checked_in" },
    lines: [
      { ago: 41, by: "guest", text: "What is the Wi-Fi called here?" },
      { ago: 41, by: "assistant", text: "", from: "Wi-Fi" },
    ],
  },
  {
    name: "Piotr Zielinski",
    phone: "+447700900612",
    language: "en",
    stay: { number: "BP-7719", room: "4", from: 0, to: 4, status: "confirmed" },
    lines: [
      { ago: 14, by: "guest", text: "Can you rent us a small boat for tomorrow?" },
      {
        ago: 14,
        by: "hand-over",
        reason: "no_entry",
        text: "I don't know that one, so I've asked the team. They'll reply here.",
      },
    ],
  },
];

const neighbours = ["Anna", "Björn", "Carla", "Dmitri", "Elena", "Farid", "Greta", "Hugo", "Ines", "Jonas"];
const families = ["Berg", "Costa", "Duval", "Esposito"];
const questions = [
  "What time is breakfast?",
  "Is there a gym?",
  "Can I check in early?",
  "Where can I park?",
];

/** The neighbour is busy: none of this may ever show at the Belvedere. */
export const vicinaGuests: DemoGuest[] = neighbours.flatMap((name, n) =>
  families.map((family, m) => ({
    name: `${name} ${family}`,
    phone: `+1202555${String(100 + n * 4 + m).padStart(4, "0")}`,
    language: "en",
    stay: {
      number: `VI-${5100 + n * 4 + m}`,
      room: `${1 + (n % 4)}${String(m * 10 + n).padStart(2, "0")}`,
      from: -(n % 4),
      to: 1 + m,
      status: "checked_in" as const,
    },
    lines: [
      { ago: 3 + n * 17 + m * 5, by: "guest" as const, text: questions[m] ?? "Hello" },
      {
        ago: 2 + n * 17 + m * 5,
        by: "staff" as const,
        text: "Hello! I'll check and reply here.",
      },
    ],
  })),
);
