import type { AnswerDraft, ChannelKind, Conversation, Holder, Stay } from "@bellhop/contract/conversations";
import type { HandOverReason } from "@bellhop/contract/messages";
import { ago, numberedId } from "./time.fixture.ts";

export const nadia = {
  member_id: numberedId(1),
  name: "Nadia Berger",
  email: "nadia@marena.example",
  role: "staff",
  has_all_venues: true,
  language: null,
} as const;

const assistant: Holder = { by: "assistant" };
const nobody: Holder = { by: "staff", member_id: null, member_name: null };
const me: Holder = { by: "staff", member_id: nadia.member_id, member_name: nadia.name };
const jonas: Holder = { by: "staff", member_id: numberedId(2), member_name: "Jonas Keel" };

type Sample = {
  name: string;
  phone?: string;
  language?: string;
  room?: string;
  stay?: Partial<Stay> | null;
  channel?: ChannelKind;
  held: Holder;
  waiting?: number;
  unread?: number;
  last: [author: "guest" | "staff" | "assistant", text: string, minutesAgo: number, member?: string];
  failed?: boolean;
  elsewhere?: boolean;
  done?: boolean;
  questions?: [reason: HandOverReason, about: string][];
  draft?: AnswerDraft;
};

const samples: Sample[] = [
  {
    name: "عمر الحربي",
    phone: "+966505550142",
    language: "ar",
    room: "507",
    held: nobody,
    waiting: 18,
    unread: 2,
    last: ["guest", "المكيف ما زال لا يعمل والغرفة حارة جدًا", 4],
    questions: [
      ["complaint", "المكيف ما زال لا يعمل والغرفة حارة جدًا. وأرجو إيقاظنا غدًا الساعة 6:00."],
      ["request", "المكيف ما زال لا يعمل والغرفة حارة جدًا. وأرجو إيقاظنا غدًا الساعة 6:00."],
    ],
  },
  {
    name: "Tomás Medeiros",
    phone: "+351912550188",
    language: "pt",
    room: "226",
    held: nobody,
    waiting: 15,
    unread: 1,
    last: ["guest", "Is somebody coming with the baby cot?", 15],
    questions: [["request", "Is somebody coming with the baby cot?"]],
  },
  {
    name: "Grace Lindqvist",
    phone: "+46705550113",
    language: "en",
    stay: { checkin: "2026-11-21", status: "confirmed" },
    channel: "web",
    held: nobody,
    waiting: 9,
    unread: 1,
    last: ["guest", "We land at 01:10. Is the door open at 2?", 9],
  },
  {
    name: "Henrik Paulsen",
    phone: "+4740550133",
    language: "en",
    room: "331",
    held: jonas,
    waiting: 6,
    unread: 1,
    last: ["guest", "The invoice has the wrong company name", 6],
  },
  {
    name: "Sofia Keller",
    phone: "+491705550144",
    language: "en",
    room: "109",
    channel: "web",
    held: nobody,
    waiting: 2,
    unread: 1,
    last: ["guest", "Could we get two more pillows please?", 2],
  },
  {
    name: "Camille Laurent",
    phone: "+33655550118",
    language: "fr",
    room: "118",
    held: me,
    waiting: 1,
    last: ["guest", "Et peut-on réserver un massage demain matin, vers 10 h ?", 1],
  },
  {
    name: "Emily Hartwell",
    phone: "+447700900214",
    language: "en",
    room: "214",
    held: me,
    last: ["staff", "Sleep well, and see you at breakfast!", 0, "Nadia Berger"],
    failed: true,
  },
  {
    name: "Daniel Okafor",
    phone: "+2348055550305",
    language: "en",
    room: "305",
    channel: "web",
    held: assistant,
    last: ["assistant", "The pool opens at 8:00 on Sundays.", 7],
  },
  {
    name: "Marta Rossi",
    phone: "+393485550412",
    language: "it",
    room: "412",
    held: jonas,
    last: ["staff", "Your taxi is booked for 05:15.", 12, "Jonas Keel"],
  },
  {
    name: "Yuki Tanaka",
    phone: "+819055550317",
    language: "ja",
    room: "317",
    held: assistant,
    last: ["assistant", "Check-out is until 11:00.", 16],
  },
  {
    name: "Jan de Boer",
    phone: "+31655550220",
    language: "nl",
    room: "220",
    channel: "web",
    held: assistant,
    last: ["assistant", "The Wi-Fi name is MARENA-GUEST.", 19],
  },
  {
    name: "ليلى ناصر",
    phone: "+971505550604",
    language: "ar",
    room: "604",
    held: me,
    last: ["staff", "تصبحين على خير", 28, "Nadia Berger"],
  },
  {
    name: "Pavel Novák",
    phone: "+420605550402",
    language: "cs",
    room: "402",
    held: assistant,
    last: ["assistant", "Parking is in the courtyard, 18 € a night.", 1560],
    failed: true,
  },
  {
    name: "Ken Nakamura",
    phone: "+818055550416",
    language: "ja",
    stay: { checkin: "2026-11-21", status: "confirmed", room: "416" },
    held: assistant,
    last: ["guest", "ありがとうございます", 3100],
  },
  {
    name: "Aylin Demir",
    phone: "+905325550184",
    language: "tr",
    room: "",
    stay: null,
    channel: "simulator",
    held: assistant,
    last: ["assistant", "Yes, dogs are welcome for 15 € a night.", 190],
  },
  {
    name: "Ines Carvalho",
    phone: "+351935550101",
    language: "pt",
    room: "101",
    held: assistant,
    last: ["staff", "Have a safe trip home!", 1480, "Jonas Keel"],
    done: true,
  },
  {
    name: "Lucía Fernández",
    phone: "+34600555011",
    language: "es",
    room: "310",
    held: me,
    last: ["guest", "Hello from last May.", 3],
  },
  {
    name: "Luc Moreau",
    phone: "+33655550219",
    language: "fr",
    room: "219",
    held: assistant,
    waiting: 3,
    unread: 1,
    last: ["guest", "Bonjour, à quelle heure est le petit-déjeuner ?", 3],
    draft: {
      draft_id: numberedId(30_000),
      text: "Le petit-déjeuner est servi de 7h00 à 10h30 sur la terrasse.",
      language: "fr",
      about: "Bonjour, à quelle heure est le petit-déjeuner ?",
      sources: [
        {
          entry_id: numberedId(30_001),
          title: "Breakfast",
          section: "faq",
          version: 12,
          quote: "Le petit-déjeuner est servi de 7h00 à 10h30 sur la terrasse.",
          original: "Breakfast is served from 7:00 to 10:30 on the terrace.",
          generated: true,
        },
      ],
      drafted_at: ago(3),
    },
  },
];

function stayOf(sample: Sample, index: number): Stay | null {
  if (sample.stay === null) return null;
  return {
    reservation_number: `MA-482${String(index).padStart(2, "0")}`,
    checkin: "2026-11-19",
    checkout: "2026-11-22",
    room: sample.room ?? "",
    status: "checked_in",
    ...sample.stay,
  };
}

function conversationOf(sample: Sample, index: number): Conversation {
  const [author, text, minutesAgo, member] = sample.last;
  return {
    conversation_id: numberedId(100 + index),
    merged_into: null,
    guest: {
      guest_id: numberedId(500 + index),
      name: sample.name,
      phone: sample.phone ?? null,
      language: sample.language ?? null,
      opted_out: false,
      not_on_whatsapp: false,
    },
    answered_elsewhere: sample.elsewhere ?? false,
    conflict: null,
    stay: stayOf(sample, index),
    channel: sample.channel ?? "whatsapp",
    held: sample.held,
    state: sample.done ? "done" : "open",
    waiting_since: sample.waiting === undefined ? null : ago(sample.waiting),
    waiting_text: null,
    open_questions: (sample.questions ?? []).map(([reason, about], at) => ({
      question_id: numberedId(20_000 + 10 * index + at),
      reason,
      about,
      request: null,
      asked: null,
      asked_at: ago(sample.waiting ?? minutesAgo),
    })),
    draft: sample.draft ?? null,
    unread: sample.unread ?? 0,
    is_translated: false,
    last_message: {
      author,
      member_name: member ?? null,
      text,
      at: ago(minutesAgo),
      failed: sample.failed ?? false,
    },
    window_closes_at: (sample.channel ?? "whatsapp") === "whatsapp" ? ago(minutesAgo + 9 - 24 * 60) : null,
    place: null,
    sending_stopped: false,
  };
}

export const sampleConversations: Conversation[] = samples.map(conversationOf);

/** More guests, for scrolling. */
export function crowd(count: number): Conversation[] {
  return Array.from({ length: count }, (_, index) =>
    conversationOf(
      {
        name: `Guest ${index + 1}`,
        room: String(100 + (index % 600)),
        held: assistant,
        last: ["assistant", `Breakfast is from 7:00. (${index + 1})`, 200 + index],
      },
      1_000 + index,
    ),
  );
}
