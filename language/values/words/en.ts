/** Both negations of each verb. */
const negated = (verbs: string) =>
  verbs
    .split(", ")
    .map((verb) => `not ${verb}, don't ${verb}, doesn't ${verb}`)
    .join(", ");

/** Comma-separated phrases in the syntax of `phrasePattern`. The tables of the other languages have the same keys. */
export const en = {
  /** Before a time. */
  from: "from, as of, starting, starting at, starts, starts at, start at, start, opens, opens at, open at, open from, opening at, begins, begins at, begin at, not before, no earlier than, earliest, since, from about",
  until:
    "until, till, til, 'til, by, before, no later than, not later than, closes, closes at, close at, closing at, ends, ends at, end at, up to, latest, last orders, last orders at, last order at, last entry, last entry at, at the latest by, through, before or at",
  at: "at, at around, at about, is, is at, are at, time, time is, around",
  /** Before a time that only limits something else: "after 22:00 please ring". */
  after: "after, between",
  untilBehind: "at the latest, or earlier, or before, latest",
  /** After a time. */
  fromBehind: "onwards, onward, on, at the earliest, or later, or after",
  /** Between the ends of a range; `between` stands before a range with "and". */
  to: "to, until, till, til, through, up to, and until, and closes at, to about, and ends at",
  between: "between",
  and: "and",
  /** After an hour. */
  clock: "o'clock, h, hrs, hours",
  morning: "in the morning",
  afternoon: "in the afternoon, in the evening, at night",
  midnight: "midnight, 12 midnight",
  noon: "noon, midday, 12 noon",
  allDay:
    "24 hours, 24 hours a day, 24-hour, 24h, 24 h, 24/7, 24 hrs, around the clock, round the clock, day and night, 24 hour, twenty-four hours, at any hour, at all hours, all night",
  /** Actions with a deadline: ordering, booking. */
  orders:
    "order*, book*, reserv*, request*, cancel*, let us know, tell us, inform*, ask for, notify, sign up, pre-order*",
  free: "free of charge, free, for free, complimentary, at no charge, at no cost, at no extra charge, at no extra cost, at no additional cost, at no additional charge, no charge, no extra charge, no extra cost, without charge, without extra charge, included, included in the rate, included in the price, included in the room rate, included in your rate, includes, including, no fee, no fees, costs nothing, cost nothing, on the house, gratis",
  /** Not free. */
  paid: "not free, not included, not complimentary, subject to a charge, for a fee, at a charge, at an extra charge, at an additional charge, at a fee, for an extra charge, for a surcharge, at extra cost, extra charge applies, charged separately, charge applies, fee applies, is charged, are charged, is payable, not free of charge, is extra, are extra",
  /** Amounts that are not prices. */
  noPrice:
    "discount, off, save, saving, instead of, worth, voucher, credit, minimum spend, cheaper, reduction",
  /** Before an amount. */
  fromPrice: "from, starting at, starting from, as of, from just, at least, starts at, from only",
  about: "about, around, approximately, approx., approx, roughly, ca., circa, up to, maximum, max., some",
  night: "night, nights, nightly",
  stay: "stay, per stay, visit, once, one-off, one-time, flat",
  person: "person, guest, head, pp, p.p., people, passenger, each person",
  day: "day, days, daily, 24 hours, calendar day",
  hour: "hour, hours, hr",
  week: "week, weeks, weekly, month, monthly",
  item: "item, piece, bottle, bag, trip, way, ride, load, car, kg, minute, minutes, set, room, apartment, direction, copy, page, kilo, vehicle",
  child:
    "child, children, kid, kids, teenager, teenagers, toddler, toddlers, youth, children's, kids', little ones",
  infant: "infant, infants, baby, babies",
  adult: "adult, adults, grown-up, grown-ups",
  senior: "senior, seniors, student, students, pensioner, pensioners",
  visitor:
    "visitor, visitors, day guest, day guests, external guests, outside guests, outside visitors, non-guests, non guests, non-residents, non-resident, locals, the public, external visitors",
  dog: "dog, dogs, puppy, puppies",
  cat: "cat, cats",
  small: "small, little, up to 10 kg, large, big, medium-sized",
  /** Assistance dogs. */
  service:
    "guide dog, guide dogs, service dog, service dogs, assistance dog, assistance dogs, service animal, service animals, assistance animals",
  weekdays:
    "weekdays, weekday, on weekdays, working days, business days, during the week, mon-fri, monday to friday, monday through friday",
  weekend: "weekend, weekends, at the weekend, on weekends, sat-sun",
  daily:
    "daily, every day, each day, seven days a week, 7 days a week, all week, every morning, every night, every evening, any day",
  /** Monday to Sunday. */
  days: [
    "monday, mondays, mon, mo",
    "tuesday, tuesdays, tue, tues, tu",
    "wednesday, wednesdays, wed",
    "thursday, thursdays, thu, thur, thurs",
    "friday, fridays, fri",
    "saturday, saturdays, sat",
    "sunday, sundays, sun",
  ],
  months: [
    "january, jan",
    "february, feb",
    "march, mar",
    "april, apr",
    "may",
    "june, jun",
    "july, jul",
    "august, aug",
    "september, sept, sep",
    "october, oct",
    "november, nov",
    "december, dec",
  ],
  holidays:
    "holiday, holidays, public holidays, bank holidays, christmas, christmas eve, christmas day, boxing day, new year, new year's, new year's eve, new year's day, easter",
  summer: "summer, summertime",
  winter: "winter, wintertime",
  spring: "spring",
  autumn: "autumn, fall season, in the fall",
  highSeason: "high season, peak season",
  lowSeason: "low season, off season, off-season",
  mornings: "in the morning, mornings, every morning, each morning",
  evenings:
    "in the evening, evenings, at night, every evening, in the evenings, in the afternoon, afternoons, each evening",
  /** Introduces a condition. */
  conditions:
    "if, unless, when, whenever, depending, in case, except, without a reservation, subject to, otherwise, provided that, provided you, provided it, once you, as soon as, some rates, some rooms, selected rates, saver rates, non-refundable rates, instead, should you, for stays of, outside",
  elsewhere:
    "your own, their own, nearby, near the hotel, next door, in town, in the village, in the city, municipal, public, around the corner, round the corner, across the street, across the road, minutes away, minutes' walk, minute walk, minute drive, minutes on foot, minutes' drive, metres away, meters away, metres from, km away, kilometres away, down the road, opposite, neighbouring, in the neighbourhood, close by, partner, local, city's",
  everywhere:
    "entire hotel, whole hotel, entire building, whole building, everywhere, throughout, throughout the hotel, anywhere, entire property, whole property, all areas, all indoor areas, whole house, entire house, inside the hotel, in the hotel, in the house, in the building, all rooms, indoors, on the premises",
  inRoom:
    "in your room, in the room, in the rooms, to your room, to the room, in bed, on your room, in our rooms, in all rooms, smoking rooms, smoking room, in guest rooms, in rooms",
  no: "no, without, neither, nor, not a, not any, lacks, free of",
  never: `${negated("have, offer, provide, allow, permit, accept, take, serve, run, lend, rent, keep, stock, sell, do, operate, supply, give, clean, host, cater, own, hire, store, hold, employ, open, include, admit, welcome, organise, organize, arrange, put, feature, come with, ask for, require, request")}, not allowed, not permitted, not accepted, not possible, not available, not offered, not welcome, not have, not allow, not accept, not offer, not provide, not permit, not admit, not admitted, isn't, aren't, is not, are not, don't have, don't allow, don't accept, don't offer, don't provide, don't permit, doesn't have, doesn't offer, cannot, can't, can not, cannot bring, may not, must not, prohibited, forbidden, banned, unavailable, not operate, not serve, don't serve, not run, have not, haven't, strictly non, non, must stay at home, stay at home, no longer, refuse, must be left at home, not tolerated, not take, don't take, not equipped, unable`,
  has: "we have, there is, there are, there's, we offer, we provide, you will find, you'll find, you find, features, feature, equipped, has a, has an, has its, have a, have an, we run, we serve, at your disposal, guests can use, you can use, takes you, take the, use the, are air-conditioned, is air-conditioned, you can rent, use our, enjoy our, relax in our, our own, comes with, boasts, in every room, we operate, can be borrowed, we lend, waiting for you, wait for you, waits for you, await you, awaits you, has, have, we do, can use, comes by",
  may: "allowed, permitted, welcome, accepted, available, possible, we accept, we allow, we welcome, happy to welcome, pet-friendly, dog-friendly, you may, guests may, you can bring, can bring, bring your, may bring, love dogs, love pets, are happy to have, can be arranged, can be booked, may smoke, can smoke, provided, fine, ok, okay, no problem",
  onRequest:
    "on request, upon request, by request, subject to availability, by arrangement, if available, on demand",
  closed: "closed, locked, shut, out of service, out of order, not open, isn't open, aren't open",
  open: "open, opened",
  /** The first word of an answer. */
  sayYes: "yes, sure, of course, certainly, absolutely, gladly, indeed, with pleasure",
  sayNo:
    "no, unfortunately not, sorry, sadly, unfortunately, i'm afraid not, we're afraid not, not, regrettably, i'm afraid",
  /** Starts a yes-or-no question about existence or permission. */
  asksWhether:
    "do you have, is there, are there, have you got, does the hotel have, do you offer, do you provide, do you allow, do you accept, can i bring, can we bring, may i bring, may we bring, are allowed, is allowed, allowed, permitted, welcome, accepted, can i smoke, can we smoke, may i smoke, can guests smoke, can i have, can we have, is it possible, available, do the rooms have, does the room have, do rooms have, do all rooms have, do you take, do you serve, can i get, can we get, do you do",
  asksFree:
    "free, included, include, complimentary, free of charge, is there a charge, do i have to pay, do we have to pay, does it cost, extra charge, cost extra, for free, charge for",
  /** Words that do not narrow a claim. */
  neutral:
    "hotel, hotels, house, property, premises, site, on-site, onsite, building, guest, guests, guest's, room, rooms, bedroom, bedrooms, put, own, unfortunately, sadly, sorry, afraid, regret, please, note, strictly, generally, currently, reason, reasons, safety, hygiene, hygienic, allergies, allergy, kind, kinds, any, allowed, permitted, accepted, available, possible, offered, offer, offers, have, has, provide, provided, accept, accepted, allow, permit, inside, indoors, entire, whole, everywhere, service, services, facility, facilities, here, us, sort, bring, whatsoever, policy, completely, absolutely, forbidden, prohibited, welcome, type, types, apologise, apologize, time, moment, areas, area, all, stay, stays, during, and, or, other, smoking, smoke, smoke-free, free, belvedere, must, remain, animals, places, spaces, space, place, size, sizes, shape, ourselves, lovely, longer, anymore, tolerated, premise, non",
  /** Before a place, and before an owner. */
  in: "in, on, at, inside, near, next to, by, beside, behind, into, to, opposite, from, via, through, with, past",
  of: "of, of the, of our, at the, by the, for the, in the",
  for: "for, per, to",
  years: "years, years old, year-old, yrs, year, years of age",
  under: "under, below, younger than, less than, not yet",
  upTo: "up to, up to and including, until, to the age of, up to the age of, aged up to",
  atLeast:
    "at least, minimum age, minimum age of, from, over, older than, aged, above, minimum, from the age of, the age of, age, least age, age is, minimum age is, minimum age for, be",
  height: "height, high, clearance, tall, headroom",
  before: "before, prior, in advance, ahead, notice, beforehand, earlier",
  hours: "hour, hours, hrs, h",
  dayUnits: "day, days",
  rooms: "room, rooms, guest rooms, guestrooms",
  numbers: [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ],
};

export type WordTable = Readonly<typeof en>;

/** Not every language has words after a time. */
type AfterTime = "untilBehind" | "fromBehind";
export type TranslatedTable = Omit<WordTable, AfterTime> & Partial<Pick<WordTable, AfterTime>>;
