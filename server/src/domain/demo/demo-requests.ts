import type { RequestKind } from "@bellhop/contract/request-kinds";
import type { RequestSource, RequestState } from "@bellhop/contract/requests";

/** A request of a guest of the Belvedere, in the middle of the day. */
export type DemoRequest = {
  guest: string;
  kind: RequestKind | "repair" | "other";
  words?: string;
  count?: number;
  /** Days from today, and the time; or how many minutes from now. */
  inDays?: number;
  time?: string;
  inMinutes?: number;
  /** Minutes ago. */
  askedAgo: number;
  state: RequestState;
  source: RequestSource;
  /** A department, or the colleague of the demo. */
  who?: string;
  /** Minutes from now. */
  proposedIn?: number;
  note?: string;
};

/** At least one in each state. */
export const belvedereRequests: DemoRequest[] = [
  { guest: "Tomás Medeiros", kind: "cot", askedAgo: 31, state: "new", source: "assistant" },
  {
    guest: "عمر الحربي",
    kind: "repair",
    words: "Air conditioning",
    inMinutes: 50,
    askedAgo: 20,
    state: "new",
    source: "staff",
    who: "Maintenance",
  },
  {
    guest: "Camille Laurent",
    kind: "taxi",
    count: 2,
    inMinutes: 80,
    askedAgo: 10,
    state: "new",
    source: "assistant",
    note: "Three bags",
  },
  {
    guest: "عمر الحربي",
    kind: "wake_up_call",
    inDays: 1,
    time: "06:00",
    askedAgo: 18,
    state: "new",
    source: "assistant",
  },
  {
    guest: "Emily Hartwell",
    kind: "pillow",
    count: 2,
    askedAgo: 95,
    state: "in_progress",
    source: "staff",
    who: "Housekeeping",
  },
  {
    guest: "Daniel Okafor",
    kind: "table",
    count: 4,
    inMinutes: 200,
    askedAgo: 120,
    state: "confirmed",
    source: "staff",
    who: "Kitchen",
  },
  {
    guest: "Sabine Vogt",
    kind: "packed_breakfast",
    count: 2,
    inDays: 1,
    time: "07:00",
    askedAgo: 140,
    state: "confirmed",
    source: "staff",
    who: "Kitchen",
  },
  {
    guest: "Emily Hartwell",
    kind: "late_check_out",
    inDays: 1,
    time: "15:00",
    askedAgo: 160,
    state: "confirmed",
    source: "staff",
    who: "colleague",
  },
  {
    guest: "Camille Laurent",
    kind: "treatment",
    inDays: 1,
    time: "10:00",
    askedAgo: 60,
    state: "proposed",
    source: "staff",
    proposedIn: 20 * 60,
  },
  {
    guest: "Daniel Okafor",
    kind: "towels",
    count: 3,
    askedAgo: 240,
    state: "done",
    source: "assistant",
    who: "Housekeeping",
  },
  {
    guest: "Chiara Bellini",
    kind: "boat",
    inDays: 0,
    time: "23:00",
    askedAgo: 290,
    state: "declined",
    source: "staff",
  },
  {
    guest: "Tomás Medeiros",
    kind: "taxi",
    inDays: 1,
    time: "08:00",
    askedAgo: 180,
    state: "cancelled",
    source: "assistant",
  },
  { guest: "Chiara Bellini", kind: "bike", count: 2, askedAgo: 300, state: "expired", source: "assistant" },
];
