import { updateConcierge, updateConciergeGeneral } from "@bellhop/contract/concierge";
import { listConversations } from "@bellhop/contract/conversations";
import { addGuest } from "@bellhop/contract/guests";
import { readVisitorAnswers } from "@bellhop/contract/info-data";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { changeSettings, type Settings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";

const bellhop = await testBellhop();

async function newHotel(name: string) {
  const hotel = await openHotel(bellhop.services, name);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const keys = await guestPageKeys(bellhop, hotel.venueId);
  const set = async (settings: Partial<Settings["public"]>) => {
    expect((await owner.ask(changeSettings, { public: settings })).status).toBe(200);
    // Processes keep the languages of a page for some seconds.
    bellhop.clock.pass(6_000);
  };
  return { owner, set, ...keys };
}

/** What a page shows, without the texts that its script has besides. */
const shownOn = async (guest: GuestBrowser) =>
  /<html.*<script type="application\/json"/s.exec(await guest.page())?.[0] ?? "";
const languageOf = (page: string) => /<html lang="(\w+)"/.exec(page)?.[1];

test("the greeting replaces the usual one in its own language, and stands beside it in others", async () => {
  const { owner, set, publicKey } = await newHotel("Hotel Greeting");
  await owner.ask(changeSettings, { general: { languages: ["de", "en"], default_language: "de" } });
  await set({ greeting: "Grüezi und willkommen am See <3" });
  const greeting = '<bdi lang="de">Grüezi und willkommen am See &lt;3</bdi>';
  const german = await shownOn(guestBrowser(bellhop, publicKey, { lang: "de" }));
  expect(german).toContain(greeting);
  expect(german).not.toContain("Wie können wir");
  const english = await shownOn(guestBrowser(bellhop, publicKey, { lang: "en" }));
  expect(english).toContain(greeting);
  expect(english).toContain("How can we help with your stay?");
  const tooLong = await owner.ask(changeSettings, { public: { greeting: "x".repeat(121) } });
  expect(tooLong.status).toBe(422);
  await set({ greeting: " " });
  expect(await shownOn(guestBrowser(bellhop, publicKey, { lang: "de" }))).not.toContain("<bdi lang");
});

test("guests choose among the venue's languages; others fall back to what their browser speaks", async () => {
  const { owner, set, publicKey } = await newHotel("Hotel Languages");
  await owner.ask(changeSettings, { general: { languages: ["it", "sv"], default_language: "it" } });
  await set({ languages: ["de", "fr"] });
  const page = async (query: Record<string, string>, accepted: string) =>
    (
      await guestBrowser(bellhop, publicKey, query).visit("", { headers: { "accept-language": accepted } })
    ).text();
  const offered = [...(await page({}, "de")).matchAll(/hrefLang="(\w+)"/g)].map(([, language]) => language);
  // The venue's own language is always among them.
  expect(offered).toEqual(["fr", "de", "it"]);
  expect(languageOf(await page({}, "fr-CH, en;q=0.8"))).toBe("fr");
  expect(languageOf(await page({ lang: "ar" }, "de-AT, en;q=0.8"))).toBe("de");
  expect(languageOf(await page({ lang: "ar" }, "en, sv;q=0.8"))).toBe("it");
  // A language that a guest chose before the hotel removed it no longer applies.
  const guest = guestBrowser(bellhop, publicKey);
  const choosing = guestBrowser(bellhop, publicKey, { lang: "fr" });
  await choosing.page();
  for (const [name, value] of choosing.jar) guest.jar.set(name, value);
  expect(languageOf(await guest.page())).toBe("fr");
  await set({ languages: ["en"] });
  expect(languageOf(await guest.page())).toBe("en");
  for (const languages of [[], ["en", "en"], ["sv"]] as Settings["public"]["languages"][])
    expect((await owner.ask(changeSettings, { public: { languages } })).status).toBe(422);
});

test("a preview shows new languages at once", async () => {
  const { owner, publicKey } = await newHotel("Hotel Preview");
  const query = { preview: "1", lang: "de" };
  expect(languageOf(await guestBrowser(bellhop, publicKey, query).page())).toBe("de");
  await owner.ask(changeSettings, { public: { languages: ["en"] } });
  expect(languageOf(await guestBrowser(bellhop, publicKey, query).page())).toBe("en");
});

test("with the assistant off for visitors, people answer them; it still answers guests in the house and with a booking", async () => {
  const { owner, set, publicKey, houseKey } = await newHotel("Hotel Visitors");
  await owner.ask(changeSettings, { functionality: { concierge: true } });
  await owner.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  await set({ assistant_for_visitors: false });
  const ask = async (guest: GuestBrowser) => {
    expect((await guest.write("When is check-out?")).status).toBe(200);
    bellhop.clock.pass(10_000);
    await bellhop.runDueJobs();
    return (await guest.thread())?.messages.map(({ author }) => author);
  };
  const visitor = guestBrowser(bellhop, publicKey);
  expect(await shownOn(visitor)).toContain("The team of Hotel Visitors answers here.");
  expect(await shownOn(visitor)).toContain("11:00");
  expect(await ask(visitor)).toEqual(["guest"]);
  const [waiting] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  expect(waiting).toMatchObject({ unread: 1, held: { by: "assistant" } });
  expect(waiting?.waiting_since).not.toBeNull();

  const inHouse = guestBrowser(bellhop, houseKey);
  expect(await shownOn(inHouse)).toContain("You are writing with an assistant,");
  expect(await ask(inHouse)).toEqual(["guest", "assistant"]);

  const day = (days: number) =>
    new Date(bellhop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await owner.ask(addGuest, {
    name: "Ada Lovelace",
    phone: "+447700900333",
    checkin: day(5),
    checkout: day(7),
    reservation_number: "BK-5",
    room: "",
    send: "never",
  });
  await visitor.visit("/verify", {
    method: "POST",
    body: new URLSearchParams({ reservation_number: "BK-5", surname: "Lovelace" }),
  });
  expect(await ask(visitor)).toEqual(["guest", "guest", "assistant"]);
  await set({ assistant_for_visitors: true });
  expect(await ask(guestBrowser(bellhop, publicKey))).toEqual(["guest", "assistant"]);
});

test("a danger that a visitor left to staff reports in several messages is still an emergency", async () => {
  const { owner, set, publicKey } = await newHotel("Hotel Danger");
  await owner.ask(changeSettings, { functionality: { concierge: true } });
  await owner.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  await set({ assistant_for_visitors: false });
  const visitor = guestBrowser(bellhop, publicKey);
  const told = async () =>
    (await visitor.thread())?.messages.filter(({ author }) => author === "assistant").map(({ text }) => text);
  await visitor.write("He drank");
  bellhop.clock.pass(60_000);
  await bellhop.runDueJobs();
  // Long after the other message it would be a mere question.
  await visitor.write("the whole bottle");
  bellhop.clock.pass(60_000);
  await bellhop.runDueJobs();
  expect(await told()).toEqual([]);
  await visitor.write("He drank");
  await visitor.write("the whole bottle");
  bellhop.clock.pass(10_000);
  await bellhop.runDueJobs();
  expect(await told()).toEqual([expect.stringContaining("112")]);
  const [waiting] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  expect(waiting?.open_questions).toMatchObject([{ reason: "emergency" }]);
});

test("staff see how many entries visitors are told, and which not", async () => {
  const { owner } = await newHotel("Hotel Entries");
  const before = (await owner.ask(readVisitorAnswers, {})).body;
  const entry = (title: string, more: object = {}) => ({
    entry_id: newId(),
    texts: { en: { title, text: `About the ${title}.`, question: null, place: null } },
    ...more,
  });
  const added = [
    entry("Garden"),
    entry("Door code", { scope: "in_house" }),
    entry("Old pool", { valid_until: "2020-01-01" }),
    entry("Safe", { internal: true }),
  ];
  const { version } = (await owner.ask(listEntries, { section: "faq" })).body;
  const saved = await owner.ask(updateVenueInfo, { updates: { faq: { version, entries: added } } });
  expect(saved.status).toBe(200);
  expect((await owner.ask(readVisitorAnswers, {})).body).toEqual(before);
  await owner.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  const { told, withheld, withheld_entries, live_version } = (await owner.ask(readVisitorAnswers, {})).body;
  expect(live_version).not.toBeNull();
  expect(told).toBeGreaterThan(0);
  expect(withheld).toBe(2);
  expect(withheld_entries.map(({ title, because }) => [title, because])).toEqual([
    ["Door code", "in_house"],
    ["Old pool", "dates"],
  ]);
});

test("answers carry the assistant's name once it is published, and always the word for an assistant", async () => {
  const { owner, publicKey } = await newHotel("Hotel Bea");
  await owner.ask(changeSettings, { assistant: { name: "Bea" } });
  const guest = guestBrowser(bellhop, publicKey, { lang: "de" });
  await guest.write("When is breakfast?");
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  expect(await shownOn(guest)).toContain("<bdi>Assistent</bdi>");
  await owner.ask(updateConciergeGeneral, {});
  await bellhop.runDueJobs();
  expect(await shownOn(guest)).toMatch(/<bdi>Bea<\/bdi> · (?:<!-- -->)?Assistent</);
});

test("the page has the venue's colour, and suggests its own questions first", async () => {
  const { set, publicKey } = await newHotel("Hotel Questions");
  await set({ colour: "#123456", questions: ["Where do I rent a boat?"] });
  const page = await shownOn(guestBrowser(bellhop, publicKey, { lang: "en" }));
  expect(page).toContain("#123456");
  expect(page).toContain("Where do I rent a boat?");
});
