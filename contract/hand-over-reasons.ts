/** How a hand-over to staff counts. */
type Rule = {
  /** The gravest open hand-over of a conversation is the one that its alert shows; the newest of several. */
  gravity: number;
  /** Alerts come first in lists: an emergency before all others. */
  isGrave: boolean;
  /** Alerts skip the first step of the escalation. */
  isUrgent: boolean;
  /** Staff take over the conversation. If false, they get only the question, and the assistant keeps answering. */
  givesConversation: boolean;
  /** Nothing answered the question: Home asks for an entry. */
  needsEntry: boolean;
};

const usual = {
  gravity: 0,
  isGrave: false,
  isUrgent: false,
  givesConversation: false,
  needsEntry: false,
} as const satisfies Rule;
const question = { ...usual, needsEntry: true } as const;
const wholeConversation = { ...usual, givesConversation: true } as const;
const danger = { ...usual, isGrave: true, isUrgent: true } as const;

/** Why the assistant hands over to staff. The only table of how each reason counts. */
export const handOverReasons = {
  emergency: { ...danger, gravity: 7 },
  no_entry: question,
  unsure: question,
  entries_disagree: usual,
  wants_person: { ...wholeConversation, gravity: 3, isUrgent: true },
  complaint: { ...usual, gravity: 5, isGrave: true, isUrgent: true },
  safety: { ...danger, gravity: 6 },
  sensitive: { ...usual, gravity: 4 },
  /** The guest asks for something to be done: a taxi, a table, towels. */
  request: { ...usual, gravity: 2, isUrgent: true },
  /** The guest answers what staff asked last. */
  reply: { ...usual, gravity: 1, isUrgent: true },
  /** The guest tells something and asks nothing. */
  statement: usual,
  not_text: usual,
  not_built: wholeConversation,
  paused: wholeConversation,
  /** The operator's plan is used up, or its free test is over. */
  plan_limit: wholeConversation,
  assistant_failed: wholeConversation,
} as const satisfies Record<string, Rule>;

export type HandOverReason = keyof typeof handOverReasons;
/** Reasons that count as an emergency, danger or complaint. */
export type GraveReason = {
  [Reason in HandOverReason]: (typeof handOverReasons)[Reason]["isGrave"] extends true ? Reason : never;
}[HandOverReason];

const all = Object.keys(handOverReasons) as HandOverReason[];

/** The reasons for which a rule holds. */
export const reasonsWhere = (holds: (rule: Rule) => boolean): HandOverReason[] =>
  all.filter((reason) => holds(handOverReasons[reason]));

/** Reasons whose gravity counts, the gravest first. */
export const gravestFirst: readonly HandOverReason[] = reasonsWhere(({ gravity }) => gravity > 0).toSorted(
  (one, other) => handOverReasons[other].gravity - handOverReasons[one].gravity,
);

export const isGraveReason = (reason: HandOverReason | null): reason is GraveReason =>
  reason !== null && handOverReasons[reason].isGrave;
