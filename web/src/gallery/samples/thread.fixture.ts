import type { Conversation } from "@bellhop/contract/conversations";
import { type Message, plainMessage, type Source } from "@bellhop/contract/messages";
import { everyKind } from "./every-kind.fixture.ts";
import { nadia } from "./guests.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

const breakfast: Source = {
  entry_id: numberedId(901),
  title: "Breakfast",
  section: "faq",
  version: 12,
  quote: "Buffet in the garden room, daily 7:00–10:30, Sundays until 11:00.",
  original: null,
  generated: false,
};

const wifi: Source = {
  entry_id: numberedId(902),
  title: "Wi-Fi",
  section: "amenities",
  version: 12,
  quote: "Network MARENA-GUEST, free in the whole house. The password is on the key card.",
  original: null,
  generated: false,
};

type Line = Partial<Message> & { minutes: number };

const guest = (minutes: number, text: string): Line => ({ minutes, author: "guest", text });
const staff = (
  minutes: number,
  text: string,
  state: Message["state"],
  who: { member_id: string; name: string } = nadia,
): Line => ({
  minutes,
  author: "staff",
  text,
  state,
  member_id: who.member_id,
  member_name: who.name,
});
const assistant = (
  minutes: number,
  text: string,
  sources: Source[],
  state: Message["state"] = "read",
): Line => ({
  minutes,
  author: "assistant",
  text,
  sources,
  state,
});

const emily: Line[] = [
  guest(1500, "Hello! Is there a gym?"),
  assistant(
    1500,
    "Good afternoon Emily, you are writing with an assistant, not a person.\nYes: the gym is on floor 2, open 6:00–23:00.",
    [],
  ),
  guest(
    48,
    "Good evening! When is breakfast tomorrow? Our flight is at 19:00: could we keep the room until 15:00?",
  ),
  assistant(
    48,
    "Breakfast is from 7:00, on Sundays until 11:00. For a late check-out I have asked reception: they will answer here.",
    [breakfast],
  ),
  {
    minutes: 48,
    author: "system",
    event: { kind: "handed_over", reason: "no_entry", about: "could we keep the room until 15:00?" },
  },
  { minutes: 43, author: "system", event: { kind: "taken_over", member_name: "Jonas Keel" } },
  staff(
    42,
    "Good evening Emily, Jonas at reception. You can keep 214 until 13:00 free of charge, or until 15:00 for €45.",
    "read",
    { member_id: numberedId(2), name: "Jonas Keel" },
  ),
  guest(9, "15:00 please! Could you put that in writing?"),
  staff(7, "Of course: 214 is yours until 15:00, for €45.", "delivered"),
  {
    ...staff(
      6,
      "Here is the confirmation once more, as you asked: late check-out for room 214 on Sunday until 15:00.",
      "failed",
    ),
    failure: {
      code: "131026",
      reason: "guest_unreachable",
    },
  },
  staff(2, "I have left a printed note under your door as well.", "sent"),
  staff(0, "Sleep well, and see you at breakfast!", "accepted"),
];

const omar: Line[] = [
  guest(53, "مساء الخير، ما كلمة مرور الواي فاي؟ وهل يمكن طلب العشاء إلى الغرفة الآن؟"),
  assistant(
    53,
    "مساء النور يا عمر. اسم الشبكة MARENA-GUEST وكلمة المرور مكتوبة على بطاقة المفتاح. خدمة الغرف متاحة حتى الساعة 23:30، ورسم التوصيل 5€.",
    [breakfast, wifi],
  ),
  guest(18, "شكرًا. المكيف في الغرفة لا يبرّد، هل يمكن أن يأتي أحد؟"),
  assistant(18, "أعتذر عن ذلك. أبلغتُ فريق الاستقبال الآن، وسيردّ عليك أحد الزملاء هنا.", [], "delivered"),
  { minutes: 18, author: "system", event: { kind: "handed_over", reason: "complaint", about: "" } },
  guest(9, "هل من خبر؟"),
  guest(4, "المكيف ما زال لا يعمل والغرفة حارة جدًا"),
];

const camille: Line[] = [
  guest(5, "Bonsoir, à quelle heure ferme le spa ce soir ?"),
  assistant(
    5,
    "Bonsoir Camille, le spa est ouvert jusqu’à minuit, dernier accès à 23 h 30. Demain, il ouvre à 9 h.",
    [
      {
        ...breakfast,
        entry_id: numberedId(903),
        title: "Spa",
        section: "amenities",
        quote: "Spa 9:00–24:00, last entry 23:30.",
      },
    ],
  ),
  guest(1, "Merci. Et peut-on réserver un massage demain matin, vers 10 h ?"),
];

const pavel: Line[] = [
  guest(1562, "Is there *parking*? See https://marena.example/map for where I come from."),
  assistant(1561, "Parking is in the courtyard, 18 € a night.", [wifi], "unknown"),
];

const threads: Record<string, Line[]> = {
  "Emily Hartwell": emily,
  "عمر الحربي": omar,
  "Camille Laurent": camille,
  "Pavel Novák": pavel,
  "Lucía Fernández": everyKind,
};

/** Full threads for some guests; for the others, the last message. */
export function sampleThread(conversation: Conversation): Message[] {
  const { conversation_id, guest: who, last_message } = conversation;
  const lines = threads[who.name] ?? [
    { ...last_message, minutes: 0, state: last_message?.author === "guest" ? null : "read" } as Line,
  ];
  const base = Number(conversation_id.slice(-6)) * 1_000;
  return lines.map(({ minutes, ...line }, index) => ({
    message_id: numberedId(base + index),
    conversation_id,
    position: threads[who.name] ? ago(minutes) : (last_message?.at ?? ago(0)),
    seq: index + 1,
    author: "guest",
    member_id: null,
    member_name: null,
    kind: "text",
    text: "",
    state: null,
    ...plainMessage,
    failure: null,
    sources: [],
    event: null,
    ...line,
  }));
}

/** A long thread, for paging. */
export function longThread(conversationId: string, count: number): Message[] {
  return Array.from({ length: count }, (_, index) => {
    const isGuest = index % 3 !== 2;
    return {
      message_id: numberedId(5_000_000 + index),
      conversation_id: conversationId,
      position: ago((count - index) * 7),
      seq: index + 1,
      author: isGuest ? ("guest" as const) : ("assistant" as const),
      member_id: null,
      member_name: null,
      kind: "text",
      text: `${index + 1}. ${"What time is breakfast tomorrow? ".repeat((index % 5) + 1)}`,
      state: isGuest ? null : ("read" as const),
      ...plainMessage,
      failure: null,
      sources: isGuest ? [] : [breakfast],
      event: null,
    };
  });
}
