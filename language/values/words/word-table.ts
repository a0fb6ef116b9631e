/** How one language says what claims are made of: phrases by commas, as `anyOf` reads them. */
export type WordTable = {
  /** Before a time: from then on; up to then; the clock's "at". */
  from: string;
  until: string;
  at: string;
  /** Before a time that only bounds something else: "after 22:00 please ring". */
  after: string;
  /** Behind a time, where the language puts it there. */
  fromBehind?: string;
  untilBehind?: string;
  /** Between the two ends of a range, and before its first one where "and" stands between. */
  to: string;
  between: string;
  and: string;
  /** Behind an hour. */
  clock: string;
  morning: string;
  afternoon: string;
  midnight: string;
  noon: string;
  allDay: string;
  /** What has to be done by a time: ordering, booking. */
  orders: string;
  free: string;
  /** Not free: paid, at a charge. */
  paid: string;
  /** Money that is no price. */
  noPrice: string;
  /** Before money: at least, about, at most. */
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
  /** Dogs that are no pets. */
  service: string;
  weekdays: string;
  weekend: string;
  daily: string;
  /** Monday to Sunday, and the months. */
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
  /** Where a clause only holds under a condition. */
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
  /** An answer's first word. */
  sayYes: string;
  sayNo: string;
  /** A question that yes or no answers, about whether there is something or guests may. */
  asksWhether: string;
  asksFree: string;
  /** Words that leave a claim as general as it is. */
  neutral: string;
  /** Before what is a place, and before what only belongs to something. */
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
