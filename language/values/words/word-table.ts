/** Comma-separated phrases of one language, in the syntax of `phrasePattern`. */
export type WordTable = {
  /** Before a time. */
  from: string;
  until: string;
  at: string;
  /** Before a time that only limits something else: "after 22:00 please ring". */
  after: string;
  /** After a time. */
  fromBehind?: string;
  untilBehind?: string;
  /** Between the ends of a range; `between` stands before a range with "and". */
  to: string;
  between: string;
  and: string;
  /** After an hour. */
  clock: string;
  morning: string;
  afternoon: string;
  midnight: string;
  noon: string;
  allDay: string;
  /** Actions with a deadline: ordering, booking. */
  orders: string;
  free: string;
  /** Not free. */
  paid: string;
  /** Amounts that are not prices. */
  noPrice: string;
  /** Before an amount. */
  fromPrice: string;
  about: string;
  night: string;
  stay: string;
  person: string;
  day: string;
  hour: string;
  week: string;
  item: string;
  child: string;
  infant: string;
  adult: string;
  senior: string;
  visitor: string;
  dog: string;
  cat: string;
  small: string;
  /** Assistance dogs. */
  service: string;
  weekdays: string;
  weekend: string;
  daily: string;
  /** Monday to Sunday. */
  days: readonly string[];
  months: readonly string[];
  holidays: string;
  summer: string;
  winter: string;
  spring: string;
  autumn: string;
  highSeason: string;
  lowSeason: string;
  mornings: string;
  evenings: string;
  /** Introduces a condition. */
  conditions: string;
  elsewhere: string;
  everywhere: string;
  inRoom: string;
  no: string;
  never: string;
  has: string;
  may: string;
  onRequest: string;
  closed: string;
  open: string;
  /** The first word of an answer. */
  sayYes: string;
  sayNo: string;
  /** Starts a yes-or-no question about existence or permission. */
  asksWhether: string;
  asksFree: string;
  /** Words that do not narrow a claim. */
  neutral: string;
  /** Before a place, and before an owner. */
  in: string;
  of: string;
  for: string;
  years: string;
  under: string;
  upTo: string;
  atLeast: string;
  height: string;
  before: string;
  hours: string;
  dayUnits: string;
  rooms: string;
  numbers: readonly string[];
};
