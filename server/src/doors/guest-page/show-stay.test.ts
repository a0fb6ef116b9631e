import { addGuest, changeGuest, deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { setReservationStatus } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { scheduleRetention } from "../../journeys/installation/apply-retention.ts";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { type TestBellhop, testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { fakeMail } from "../../testing/fake-mail.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { writeOnWhatsapp } from "../../testing/webhook.ts";

const mailbox = await fakeMail();
const env = { SMTP_URL: mailbox.smtpUrl, SECRET_KEY: "k".repeat(40), TRUST_PROXY: "1" };
const bellhop = await testBellhop(env);
const second = await testBellhop(env, openLog("fatal"), { url: bellhop.ownerUrl });
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const { publicKey, houseKey } = await guestPageKeys(bellhop, hotel.venueId);
const staff = () => signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const inVenue = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);

const minuteMs = 60_000;
const dayMs = 86_400_000;
let bookings = 0;

/** A booking that is going on, with its own number. */
async function book(name: string, { email, phone }: { email?: string; phone?: string } = {}) {
  bookings += 1;
  const number = `BK-${1000 + bookings}`;
  const now = bellhop.clock.now().getTime();
  const day = (days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10);
  const stay = { checkin: day(-1), checkout: day(20), room: `R${bookings}` };
  const caller = await staff();
  const added = await caller.ask(addGuest, {
    ...stay,
    name,
    phone: phone ?? `+1555070${1000 + bookings}`,
    reservation_number: number,
    send: "never",
  });
  expect(added.status).toBe(200);
  const { guest_id } = added.body;
  if (email) expect((await caller.ask(changeGuest, { guest_id, email })).status).toBe(200);
  const [{ reservation_id } = {}] = await inVenue(
    `select reservation_id from reservations where reservation_number = '${number}'`,
  );
  return { number, guest_id, reservation_id: String(reservation_id), room: `Room ${stay.room}` };
}

type Options = { network?: string; key?: string; of?: TestBellhop };
let networks = 0;

/** A browser in its own network, unless one is given. */
function newBrowser({ network, key = publicKey, of = bellhop }: Options = {}) {
  const address = network ?? `198.51.${100 + Math.floor(++networks / 250)}.${(networks % 250) + 1}`;
  const browser: GuestBrowser = guestBrowser(of, key);
  const post = async (part: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    if (browser.jar.size === 0) await browser.page();
    const answer = await browser.visit(part, {
      method: "POST",
      body,
      headers: { "x-forwarded-for": address },
    });
    const location = answer.headers.get("location") ?? "";
    return `${answer.status} ${location.replace(/^\/g\/\w+\??/, "")}`;
  };
  return {
    ...browser,
    surname: (reservation_number: string, surname: string) =>
      post("/verify", { reservation_number, surname }),
    askForCode: (reservation_number: string) => post("/code", { reservation_number }),
    enterCode: (code: string) => post("/enter-code", { code }),
  };
}

/** In full-width characters, without the hyphen. */
const wide = (number: string) =>
  number.replace("-", "").replaceAll(/./g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0));

const shown = "303 #stay";
const wrong = "303 problem=not_verified#verify";
const tooMany = "303 problem=too_many_tries#verify";
const asked = "303 code=#verify";
const wrongCode = "303 problem=code_wrong#verify";

/** The code that a mailbox got last; undefined if it got none. */
async function codeIn(address: string): Promise<string | undefined> {
  await bellhop.runDueJobs();
  const [mail] = await mailbox.mailsTo(address);
  return mail && /^(\d{6})$/m.exec(mail.text)?.[1];
}

test("the surname opens a booking, in every spelling of its number; the first name and another number do not", async () => {
  const { number, room } = await book("Giulia Ferri");
  for (const spelling of [
    number,
    number.toLowerCase(),
    number.replace("-", " "),
    wide(number),
    number.replace("-", ""),
  ]) {
    const guest = newBrowser();
    expect(await guest.surname(spelling, "FERRI")).toBe(shown);
    expect(await guest.page()).toContain(room);
  }
  for (const [typed, surname] of [
    [number, "Giulia"],
    [number, "Ferr"],
    [number, "%"],
    ["BK", "Ferri"],
    [number.slice(3), "Ferri"],
    [`${number}1`, "Ferri"],
    [`${number}' or '1'='1`, "Ferri"],
    ["-", "Ferri"],
  ] as const) {
    const stranger = newBrowser();
    expect(await stranger.surname(typed, surname), `${typed} ${surname}`).toBe(wrong);
    expect(await stranger.page()).not.toContain(room);
  }
});

test("five wrong tries of a browser are all it has in a day, also with other numbers and the right surname", async () => {
  const { number } = await book("Giulia Ferri");
  const guest = newBrowser();
  await guest.page();
  for (let tried = 0; tried < 5; tried++) expect(await guest.surname(`NONE-${tried}`, "Ferri")).toBe(wrong);
  expect(await guest.surname(number, "Ferri")).toBe(tooMany);
  expect(await guest.page()).not.toContain("R2");
  bellhop.clock.pass(dayMs);
  expect(await guest.surname(number, "Ferri")).toBe(shown);
});

test("right tries do not count against others", async () => {
  const { number } = await book("Giulia Ferri");
  for (let tried = 0; tried < 30; tried++)
    expect(await newBrowser({ network: "203.0.113.7" }).surname(number, "Ferri")).toBe(shown);
});

const spellings = [
  "MISS-77",
  "miſs-77",
  "mıss-77",
  "MİSS77",
  "ＭＩＳＳ７７",
  "miß 77",
  "Miss 77",
  "m-i-s-s-7-7",
  "MISS_٧٧",
  "miss–77",
];

test("all spellings of a number count as one, and an unknown number is answered as a known one", async () => {
  const { number } = await book("Giulia Ferri");
  await inVenue(
    `update reservations set reservation_number = 'MISS-77' where reservation_number = '${number}'`,
  );
  const answers = async (numbers: string[]) => {
    const seen: string[] = [];
    for (const one of numbers) seen.push(await newBrowser().surname(one, "Giulia"));
    return seen;
  };
  const expected = [...Array(5).fill(wrong), ...Array(5).fill(tooMany)];
  expect(await answers(spellings)).toEqual(expected);
  expect(await answers(spellings.map((one) => one.replace(/77|７７|٧٧|7-7/u, "99")))).toEqual(expected);
});

test("a stranger's wrong tries leave the guest their own, also behind the same address", async () => {
  const [{ number }, other] = [await book("Giulia Ferri"), await book("Anna Rossi")];
  const network = "203.0.113.20";
  for (let tried = 0; tried < 10; tried++) await newBrowser({ network }).surname(number, `Guess${tried}`);
  expect(await newBrowser({ network }).surname(number, "Ferri")).toBe(shown);
  // A hundred more come to nothing, and do not count against others.
  for (let tried = 0; tried < 60; tried++) await newBrowser({ network }).surname(number, `More${tried}`);
  expect(await newBrowser({ network }).surname(number, "Ferri")).toBe(tooMany);
  expect(await newBrowser().surname(number, "Ferri")).toBe(shown);
  expect(await newBrowser({ network }).surname(other.number, "Rossi")).toBe(shown);
});

test("from many networks, 20 surnames are compared in a day, and 20 on pages inside the house", async () => {
  const { number } = await book("Giulia Ferri");
  for (let tried = 0; tried < 20; tried++) await newBrowser().surname(number, `Guess${tried}`);
  expect(await newBrowser().surname(number, "Ferri")).toBe(tooMany);
  expect(await newBrowser({ key: houseKey }).surname(number, "Ferri")).toBe(shown);
  bellhop.clock.pass(dayMs);
  expect(await newBrowser().surname(number, "Ferri")).toBe(shown);
});

test("a hundred tries at once, at two processes, are counted each", async () => {
  second.clock.set(bellhop.clock.now());
  const { number } = await book("Giulia Ferri");
  const guess = async (nth: number): Promise<string> => {
    const answer = await newBrowser({ network: "203.0.113.30", of: nth % 2 ? bellhop : second }).surname(
      number,
      `Guess${nth}`,
    );
    // Overloaded: some of these were counted already.
    return answer.startsWith("503") ? guess(nth) : answer;
  };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => guess(nth)));
  const count = (answer: string) => answers.filter((one) => one === answer).length;
  expect(count(wrong)).toBeLessThanOrEqual(5);
  expect(count(tooMany)).toBe(100 - count(wrong));
  // Tries that the network's limit refused did not count against the number.
  const kept = await inVenue("select tries from verification_tries where tries > 1 order by tries desc");
  expect(kept[0]?.tries).toBeGreaterThanOrEqual(100);
  expect(kept.map(({ tries }) => tries)).toContain(15);
  expect(await newBrowser().surname(number, "Ferri")).toBe(shown);
  expect(await newBrowser({ network: "203.0.113.30", of: second }).surname(number, "Ferri")).toBe(tooMany);
});

test("a code by e-mail shows the stay, once, and in the browser that asked for it", async () => {
  const email = "giulia@guest.example";
  const { number, room, guest_id } = await book("Giulia Ferri", { email });
  const guest = newBrowser();
  expect(await guest.askForCode(number.toLowerCase())).toBe(asked);
  const page = await (await guest.visit("?code=")).text();
  expect(page).toContain("phone that we can write to, we have sent a code to it.");
  expect(page).toContain("one-time-code");
  const code = (await codeIn(email)) ?? "";
  expect(code).toMatch(/^\d{6}$/);
  const [mail] = await mailbox.mailsTo(email);
  expect(mail?.subject).toContain(code);
  expect(mail?.text).toContain("Hotel Alpha");
  // The database has neither the code nor the number.
  const [stored] = await inVenue(`select * from verification_codes where guest_id = '${guest_id}'`);
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${code}|${number}`));
  const stranger = newBrowser();
  await stranger.page();
  expect(await stranger.enterCode(code)).toBe(wrongCode);
  // Copied from a mail.
  expect(await guest.enterCode(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(shown);
  expect(await guest.page()).toContain(room);
  expect(await guest.enterCode(code)).toBe(wrongCode);
  await guest.visit("/start-over", { method: "POST", body: new URLSearchParams() });
  expect(await guest.enterCode(code)).toBe(wrongCode);
  const exported = await (await staff()).ask(exportGuest, { guest_id, format: "json" });
  expect(JSON.parse(exported.body.content).stay_codes).toMatchObject([{ used_at: expect.any(String) }]);
});

test("an unknown number, one without an address and one that has ended get the same answers, and no code", async () => {
  await mailbox.clear();
  const email = "ended@guest.example";
  const cancelled = await book("Anna Rossi", { email });
  const left = await book("Anna Rossi", { email });
  const silent = await book("Anna Rossi");
  await inVenue(
    `update reservations set status = 'cancelled' where reservation_number = '${cancelled.number}'`,
  );
  await inVenue(
    `update reservations set checkin = checkin - 60, checkout = checkout - 60 where reservation_number = '${left.number}'`,
  );
  const pages = new Set<string>();
  for (const number of ["NONE-1", cancelled.number, left.number, silent.number]) {
    const guest = newBrowser();
    expect(await guest.askForCode(number)).toBe(asked);
    const page = await (await guest.visit("?code=")).text();
    pages.add(page.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|nonce-[\w+/=-]+/g, "…"));
    await bellhop.runDueJobs();
    for (let tried = 0; tried < 6; tried++) expect(await guest.enterCode("123456")).toBe(wrongCode);
  }
  expect([...pages]).toHaveLength(1);
  expect(await mailbox.mailsTo()).toEqual([]);
});

test("a code ends after ten minutes, after five wrong tries, and with a newer one; six are sent in a day", async () => {
  const email = "paul@guest.example";
  const { number } = await book("Paul Weber", { email });
  const guest = newBrowser();
  await guest.page();
  await guest.askForCode(number);
  const late = (await codeIn(email)) ?? "";
  bellhop.clock.pass(10 * minuteMs + 1_000);
  expect(await guest.enterCode(late)).toBe(wrongCode);

  await guest.askForCode(number);
  const guessed = (await codeIn(email)) ?? "";
  const others = ["000000", "111111", "222222", "333333", "444444", "555555"].filter(
    (one) => one !== guessed,
  );
  for (const other of others.slice(0, 5)) expect(await guest.enterCode(other)).toBe(wrongCode);
  expect(await guest.enterCode(guessed)).toBe(wrongCode);

  await guest.askForCode(number);
  const older = (await codeIn(email)) ?? "";
  expect(await guest.askForCode(number)).toBe(tooMany);
  const elsewhere = newBrowser();
  expect(await elsewhere.askForCode(number)).toBe(asked);
  const newer = (await codeIn(email)) ?? "";
  if (older !== newer) expect(await guest.enterCode(newer)).toBe(wrongCode);
  expect(await guest.enterCode(older)).toBe(shown);
  expect(await elsewhere.enterCode(newer)).toBe(shown);
  for (let tried = 0; tried < 2; tried++) expect(await newBrowser().askForCode(number)).toBe(asked);
  expect(await newBrowser().askForCode(number)).toBe(tooMany);
  expect(await newBrowser({ key: houseKey }).askForCode(number)).toBe(asked);
});

test("of fifty entries of the right code at once, at two processes, one shows the stay", async () => {
  second.clock.set(bellhop.clock.now());
  const email = "race@guest.example";
  const { number } = await book("Rita Race", { email });
  const guest = newBrowser();
  await guest.page();
  await guest.askForCode(number);
  const code = (await codeIn(email)) ?? "";
  const network = "203.0.113.40";
  const tokens = [...guest.jar];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, nth) => {
      const same = newBrowser({ network, of: nth % 2 ? bellhop : second });
      for (const [name, value] of tokens) same.jar.set(name, value);
      return same.enterCode(code);
    }),
  );
  expect(answers.filter((one) => one === shown)).toHaveLength(1);
});

test("a guest without an e-mail address gets the code on WhatsApp, while its reply window is open", async () => {
  const phone = "15550760001";
  const { number, guest_id } = await book("Wanda Wong", { phone: `+${phone}` });
  const sent = () =>
    inVenue(
      `select m.text from messages m join conversations c using (venue_id, conversation_id)
       where c.guest_id = '${guest_id}' and m.author = 'assistant' and m.text ~ '[0-9]{6}'`,
    );
  const guest = newBrowser();
  await guest.page();
  expect(await guest.askForCode(number)).toBe(asked);
  await bellhop.runDueJobs();
  expect(await sent()).toEqual([]);
  await writeOnWhatsapp(bellhop, hotel.phoneNumberId, { phone }, "Hello");
  expect(await guest.askForCode(number)).toBe(asked);
  await bellhop.runDueJobs();
  const [{ text } = { text: "" }] = await sent();
  const code = /\d{6}/.exec(String(text))?.[0] ?? "";
  expect(await guest.enterCode(code)).toBe(shown);
  // STOP counts.
  await writeOnWhatsapp(bellhop, hotel.phoneNumberId, { phone }, "STOP");
  expect(await newBrowser().askForCode(number)).toBe(asked);
  await bellhop.runDueJobs();
  expect(await sent()).toHaveLength(1);
});

test("a deleted guest's codes end with them, and a booking that is cancelled meanwhile shows nothing", async () => {
  const [first, other] = [
    await book("Dora Deleted", { email: "dora@guest.example" }),
    await book("Carla Cancelled", { email: "carla@guest.example" }),
  ];
  const [ofFirst, ofOther] = [newBrowser(), newBrowser()];
  for (const browser of [ofFirst, ofOther]) await browser.page();
  await ofFirst.askForCode(first.number);
  await ofOther.askForCode(other.number);
  const codes = [await codeIn("dora@guest.example"), await codeIn("carla@guest.example")];
  const caller = await staff();
  expect((await caller.ask(deleteGuest, { guest_id: first.guest_id })).status).toBe(200);
  expect(
    await inVenue(`select 1 from verification_codes where reservation_id = '${first.reservation_id}'`),
  ).toEqual([]);
  const { reservation_id } = other;
  expect((await caller.ask(setReservationStatus, { reservation_id, status: "cancelled" })).status).toBe(200);
  expect(await ofFirst.enterCode(codes[0] ?? "")).toBe(wrongCode);
  expect(await ofOther.enterCode(codes[1] ?? "")).toBe(wrongCode);
  for (const { number } of [first, other]) expect(await newBrowser().surname(number, "Deleted")).toBe(wrong);
});

test("what was counted is deleted after a day, and codes once they have expired", async () => {
  await newBrowser().surname("NONE-5", "Nobody");
  await newBrowser().askForCode("NONE-5");
  const left = () =>
    inVenue("select 'try' as kind from verification_tries union all select 'code' from verification_codes");
  // At noon the next night is less than a day away.
  bellhop.clock.set(new Date(Math.ceil(bellhop.clock.now().getTime() / dayMs) * dayMs + 2.5 * dayMs));
  await newBrowser().surname("NONE-6", "Nobody");
  await bellhop.services.db.atInstallation(scheduleRetention);
  bellhop.clock.pass(dayMs - 3_600_000);
  const today = await left();
  await bellhop.runDueJobs();
  expect(today.length).toBeGreaterThan(6);
  expect((await left()).every(({ kind }) => kind === "try")).toBe(true);
  bellhop.clock.pass(dayMs);
  await bellhop.services.db.atInstallation(scheduleRetention);
  bellhop.clock.pass(dayMs);
  await bellhop.runDueJobs();
  expect(await left()).toEqual([]);
});
