import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { addGuest, createGuestLink, deleteGuest } from "@bellhop/contract/guests";
import { sendReply } from "@bellhop/contract/messages";
import { expect, test, vi } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
const browser = (query: Record<string, string> = {}) => guestBrowser(bellhop, publicKey, query);

const day = (days: number) =>
  new Date(bellhop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

let added = 0;
/** A guest of a reservation, with a link to their own conversation. */
async function bookedGuest(name: string) {
  const number = `BK-${++added}`;
  const stay = { checkin: day(-1), checkout: day(2), room: `10${added}`, send: "never" } as const;
  const phone = `+4477009001${String(added).padStart(2, "0")}`;
  const { body } = await staff.ask(addGuest, { name, phone, reservation_number: number, ...stay });
  const made = (await staff.ask(createGuestLink, { guest_id: body.guest_id })).body;
  const link = new URL(made.link).searchParams.get(linkParameter) ?? "";
  return { guest_id: body.guest_id, number, link, surname: name.split(" ").at(-1) ?? "", room: stay.room };
}

const cookieName = await (async () => {
  const guest = browser();
  await guest.page();
  return [...guest.jar.keys()][0] ?? "";
})();
const tokenOf = (guest: GuestBrowser) => guest.jar.get(cookieName) ?? "";

function withToken(token: string) {
  const guest = browser();
  guest.jar.set(cookieName, token);
  return guest;
}

/** A browser that has loaded the page: it has the token that the server gave it. */
async function opened() {
  const guest = browser();
  await guest.page();
  return guest;
}

const submit = (guest: GuestBrowser, part: string, fields: Record<string, string>) =>
  guest.visit(part, { method: "POST", body: new URLSearchParams(fields) });
type Booked = Awaited<ReturnType<typeof bookedGuest>>;
const verify = (guest: GuestBrowser, { number, surname }: Booked, form_id = newId()) =>
  submit(guest, "/verify", { reservation_number: number, surname, form_id });
const signIn = (guest: GuestBrowser, { link }: Booked) => submit(guest, "/sign-in", { link });
const startOver = (guest: GuestBrowser) => guest.post("/start-over", {});

const textsOf = async (guest: GuestBrowser) =>
  ((await guest.thread()) as { messages?: { text: string }[] } | null)?.messages?.map(({ text }) => text);
const inbox = async () => (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;

/** True if the page says that the session has ended. */
const isOver = (html: string) => /role="status">This conversation was ended on this device/.test(html);

/** Sends it again while the browser's token changes, as the page does. */
async function insist(act: () => Promise<Response>): Promise<Response> {
  for (let tried = 0; tried < 50; tried++) {
    const answer = await act();
    if (answer.status !== 429) return answer;
    await pause(20);
  }
  throw new Error("Refused again and again");
}

/** Everything that a browser with this token can learn. */
async function learnWith(token: string): Promise<string> {
  const stream = await withToken(token).follow();
  const learnt = [
    await withToken(token).page(),
    await (await withToken(token).visit("/thread")).text(),
    // A message with it joins no existing conversation.
    await (await withToken(token).write("Hello from someone else")).text(),
    await withToken(token).page(),
  ];
  stream.close();
  await stream.heard;
  return [...learnt, JSON.stringify(stream.events)].join("\n");
}

const random = () => randomBytes(32).toString("base64url");

/** Tokens that someone else may know and put into a guest's browser. */
const planted: Record<string, () => Promise<string>> = {
  "one that looks like an old one": async () => random(),
  "one that looks like a session's": async () => `s${random()}`,
  "one that looks like a visitor's": async () => `v${random()}`,
  "one that the server gave another browser": async () => tokenOf(await opened()),
  "one of a session that has ended": async () => {
    const guest = browser();
    await guest.write("I was here before");
    const token = tokenOf(guest);
    await startOver(guest);
    return token;
  },
};

const acts: Record<string, (guest: GuestBrowser, booked: Booked) => Promise<Response>> = {
  writes: (guest) => guest.write("my safe code is 4711"),
  verifies: async (guest, booked) => {
    const answer = await verify(guest, booked);
    await guest.write("my safe code is 4711");
    return answer;
  },
  "signs in": async (guest, booked) => {
    const answer = await signIn(guest, booked);
    await guest.write("my safe code is 4711");
    return answer;
  },
};

test.for(Object.keys(planted).flatMap((kind) => Object.keys(acts).map((act) => [kind, act] as const)))(
  "a planted token opens nothing: %s, before the guest %s",
  async ([kind, act]) => {
    const token = (await planted[kind]?.()) ?? "";
    const booked = await bookedGuest("Ada Lovelace");
    const victim = withToken(token);
    const first = await acts[act]?.(victim, booked);
    if (kind === "one of a session that has ended" || first?.status === 401) {
      // The page says that it has ended, and the browser gets another token.
      expect(isOver(await victim.page())).toBe(true);
      await acts[act]?.(victim, booked);
    }
    if (kind === "one that looks like a session's") await victim.page();
    if ((await textsOf(victim)) === undefined) await acts[act]?.(victim, booked);
    expect(tokenOf(victim)).not.toBe(token);
    expect(await textsOf(victim)).toContain("my safe code is 4711");
    const learnt = await learnWith(token);
    expect([learnt.includes("safe code"), learnt.includes(`Room ${booked.room}`)]).toEqual([false, false]);
    expect(await textsOf(victim)).not.toContain("Hello from someone else");
  },
);

test("every sign-in, verification and start over gives another token, and the one before opens nothing", async () => {
  const booked = await bookedGuest("Grace Hopper");
  const guest = await opened();
  const tokens = [tokenOf(guest)];
  const steps = [
    () => guest.write("my safe code is 4711"),
    () => verify(guest, booked),
    () => verify(guest, booked),
    () => signIn(guest, booked),
    async () => {
      await startOver(guest);
      return guest.visit("");
    },
    () => guest.write("Hello, I am the next guest"),
  ];
  for (const step of steps) {
    await step();
    tokens.push(tokenOf(guest));
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const old of tokens.slice(0, -1)) {
      const seen = [await withToken(old).page(), await (await withToken(old).visit("/thread")).text()].join();
      expect([seen.includes("safe code"), seen.includes("next guest")]).toEqual([false, false]);
    }
  }
  expect(await textsOf(guest)).toEqual(["Hello, I am the next guest"]);
});

test("first messages that leave two tabs at once begin one conversation, and none is lost", async () => {
  const before = (await inbox()).counts.all;
  const guest = await opened();
  const texts = ["one", "two", "three", "four", "five"];
  const sent = texts.map((text) => ({ text, id: newId() }));
  await Promise.all(sent.map(({ text, id }) => insist(() => guest.write(text, id))));
  // The responses may have been lost: the queue sends all of them again.
  for (const { text, id } of sent) expect((await guest.write(text, id)).status).toBe(200);
  expect((await textsOf(guest))?.toSorted()).toEqual(texts.toSorted());
  expect((await inbox()).counts.all).toBe(before + 1);
});

test("a reload at the moment of the first message keeps the session", async () => {
  for (let round = 0; round < 8; round++) {
    const guest = await opened();
    await Promise.all([guest.page(), guest.write(`round ${round}`), guest.page(), guest.visit("/thread")]);
    expect(await textsOf(guest)).toEqual([`round ${round}`]);
  }
});

test("a first message whose response was lost is sent again into the same conversation", async () => {
  const before = (await inbox()).counts.all;
  const guest = await opened();
  const visitor = tokenOf(guest);
  const id = newId();
  await guest.write("Is there parking?", id);
  const token = tokenOf(guest);
  guest.jar.set(cookieName, visitor);
  // The page is loaded again meanwhile.
  await guest.page();
  await guest.write("Is there parking?", id);
  expect(tokenOf(guest)).toBe(token);
  expect(await textsOf(guest)).toEqual(["Is there parking?"]);
  expect((await inbox()).counts.all).toBe(before + 1);
  // If the browser never gets the new token, it can still write, as a new guest.
  guest.jar.set(cookieName, visitor);
  bellhop.clock.pass(61_000);
  expect((await guest.write("Hello again")).status).toBe(200);
  expect(await textsOf(guest)).toEqual(["Hello again"]);
});

test("messages that leave another tab during a verification arrive; its stream goes on with the new token", async () => {
  const booked = await bookedGuest("Mary Somerville");
  const guest = await opened();
  await guest.write("Hello");
  const stream = await guest.follow();
  const texts = ["one", "two", "three", "four"];
  const [answer] = await Promise.all([
    verify(guest, booked),
    ...texts.map((text) => {
      const id = newId();
      return insist(() => guest.write(text, id));
    }),
  ]);
  expect(answer?.headers.get("location")).toMatch(/#stay$/);
  expect((await textsOf(guest))?.toSorted()).toEqual(["Hello", ...texts].toSorted());
  const { items } = await inbox();
  const conversation_id = items[0]?.conversation_id ?? "";
  bellhop.clock.pass(120_000);
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "Welcome" });
  await stream.heard;
  expect(stream.events).not.toContainEqual({ kind: "ended" });
  expect(await textsOf(guest)).toContain("Welcome");
});

test.for(["verify", "sign in"])("a double click on the form to %s does the same once", async (act) => {
  const booked = await bookedGuest("Emmy Noether");
  const form = newId();
  const guest = await opened();
  await guest.write("Hello");
  const former = tokenOf(guest);
  const again = () => (act === "verify" ? verify(guest, booked, form) : signIn(guest, booked));
  const answers = await Promise.all([again(), again()]);
  const token = tokenOf(guest);
  // The browser may have dropped the first response.
  guest.jar.set(cookieName, former);
  answers.push(await again());
  for (const { headers } of answers) expect(headers.get("location")).toMatch(/#(stay|end)$/);
  expect(tokenOf(guest)).toBe(token);
  expect((await guest.page()).includes('id="stay"')).toBe(true);
});

/** Sends a photo whose last bytes wait. */
function slowUpload(guest: GuestBrowser, until: Promise<unknown>) {
  const edge = "edge";
  const field = (name: string, value: string) =>
    `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field("sent_as", newId())}${field("text", "my safe code is 4711")}--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  async function* parts() {
    yield Buffer.from(`${head}%PDF-1.4\n`);
    await until;
    yield Buffer.from(`%%EOF\r\n--${edge}--\r\n`);
  }
  return guest.visit("/files", {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${edge}`, accept: "application/json" },
    body: ReadableStream.from(parts()),
    duplex: "half",
  } as RequestInit);
}

test.for(["goes on", "has ended"])("a slow first upload begins no conversation if one %s", async (state) => {
  const guest = await opened();
  const rest = Promise.withResolvers<void>();
  const upload = slowUpload(guest, rest.promise);
  await guest.write("Hello, I am the first guest");
  if (state === "has ended") {
    await startOver(guest);
    await guest.page();
    await guest.write("Hello, I am the next guest");
  }
  const token = tokenOf(guest);
  // Longer than a response is on its way.
  bellhop.clock.pass(90_000);
  rest.resolve();
  const answer = await upload;
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([state === "has ended" ? 401 : 429, []]);
  expect(tokenOf(guest)).toBe(token);
  expect(await textsOf(guest)).toHaveLength(1);
});

test("an upload that ends after starting over is refused, and changes nothing for the next guest", async () => {
  const guest = await opened();
  await guest.write("Hello, I am the first guest");
  const token = tokenOf(guest);
  const { items } = await inbox();
  const conversation_id = items[0]?.conversation_id ?? "";
  const over = Promise.withResolvers<void>();
  const upload = slowUpload(guest, over.promise);
  await startOver(guest);
  await guest.page();
  await guest.write("Hello, I am the next guest");
  const next = tokenOf(guest);
  over.resolve();
  const answer = await upload;
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  expect(tokenOf(guest)).toBe(next);
  expect(await textsOf(guest)).toEqual(["Hello, I am the next guest"]);
  const { body } = await staff.ask(readConversation, { conversation_id });
  expect(body.messages.map(({ text }) => text)).not.toContain("my safe code is 4711");
  // The previous guest's token does nothing, whatever it is used for.
  const previous = withToken(token);
  const booked = await bookedGuest("Ada Lovelace");
  expect((await previous.write("Hello")).status).toBe(401);
  expect((await previous.post("/rating", { message_id: newId(), is_helpful: true })).status).toBe(404);
  for (const form of [() => verify(previous, booked), () => signIn(previous, booked)])
    expect((await form()).headers.get("location")).toBe(`/g/${publicKey}#`);
  expect(tokenOf(previous)).toBe(token);
});

test("messages that arrive while the guest starts over are kept with the first conversation, or refused", async () => {
  for (let round = 0; round < 6; round++) {
    const guest = await opened();
    await guest.write("Hello");
    const token = tokenOf(guest);
    const old = withToken(token);
    const conversation_id = (await inbox()).items[0]?.conversation_id ?? "";
    const writes = Array.from({ length: 4 }, (_, nth) => old.write(`late ${nth}`));
    const [, ...answers] = await Promise.all([startOver(guest), ...writes]);
    const stored = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const { body } = await staff.ask(readConversation, { conversation_id });
    const late = body.messages.filter(({ text }) => text.startsWith("late"));
    expect(late).toHaveLength(stored);
    expect(await (await withToken(token).visit("/thread")).json()).toBeNull();
  }
});

/** How a session ends by the server. */
const endings: Record<string, (guest: GuestBrowser, guestId: string) => Promise<unknown>> = {
  "the guest starts over in another tab": (guest) => {
    const tab = withToken(tokenOf(guest));
    return startOver(tab);
  },
  "staff delete the guest": (_, guest_id) => staff.ask(deleteGuest, { guest_id }),
  "the response with the next token was lost": async (guest) => {
    await verify(withToken(tokenOf(guest)), await bookedGuest("Lise Meitner"));
    bellhop.clock.pass(61_000);
  },
};

test.for(Object.keys(endings))(
  "when %s, the browser is told once to drop its copies, and gets another token",
  async (ending) => {
    const guest = await opened();
    await guest.write("my safe code is 4711");
    const token = tokenOf(guest);
    const guestId = (await inbox()).items[0]?.guest.guest_id ?? "";
    await endings[ending]?.(guest, guestId);
    expect((await guest.write("Are you there?")).status).toBe(401);
    expect(tokenOf(guest)).toBe(token);
    const page = await guest.visit("");
    const html = await page.text();
    expect([isOver(html), html.includes("4711")]).toEqual([true, false]);
    // Only the cache: cookies and storage of this origin are the dashboard's too.
    expect(page.headers.get("clear-site-data")).toBe('"cache"');
    expect(tokenOf(guest)).not.toBe(token);
    const next = await guest.visit("");
    expect(next.headers.get("clear-site-data")).toBeNull();
    expect(isOver(await next.text())).toBe(false);
    // The page that is still open asks for its thread instead.
    const thread = await withToken(token).visit("/thread");
    expect([thread.headers.get("clear-site-data"), await thread.json()]).toEqual(['"cache"', null]);
    expect(thread.headers.getSetCookie()).toHaveLength(1);
  },
);

test("starting over tells the browser to drop its copies", async () => {
  const guest = await opened();
  await guest.write("my safe code is 4711");
  const answer = await startOver(guest);
  expect(answer.headers.get("clear-site-data")).toBe('"cache"');
});

test("someone else who verifies in the same browser begins another conversation", async () => {
  const [ada, emmy] = [await bookedGuest("Ada Lovelace"), await bookedGuest("Emmy Noether")];
  const guest = await opened();
  await guest.write("my safe code is 4711");
  await verify(guest, ada);
  expect(await textsOf(guest)).toEqual(["my safe code is 4711"]);
  await verify(guest, emmy);
  expect((await guest.page()).includes(`Room ${emmy.room}`)).toBe(true);
  expect(await textsOf(guest)).toBeUndefined();
  await guest.write("Hello from Emmy");
  expect(await textsOf(guest)).toEqual(["Hello from Emmy"]);
});

test("in a frame of a website, each new token is a cookie of that website", async () => {
  const guest = browser({ frame: "" });
  const booked = await bookedGuest("Ada Lovelace");
  for (const act of [
    () => guest.visit(""),
    () => guest.write("Hello"),
    () => verify(guest, booked),
    () => startOver(guest),
  ]) {
    const [cookie] = (await act()).headers.getSetCookie();
    expect(cookie).toMatch(/SameSite=None; Partitioned; Secure$/);
  }
});

test("a session that is used keeps its cookie", async () => {
  const guest = await opened();
  await guest.write("Hello");
  expect((await guest.write("Hello again")).headers.getSetCookie()).toEqual([]);
  bellhop.clock.pass(3_600_000);
  const token = tokenOf(guest);
  const [cookie] = (await guest.write("An hour later")).headers.getSetCookie();
  expect(cookie).toContain(`${cookieName}=${token}; Path=/; Max-Age=2592000`);
  await vi.waitFor(async () => expect(await textsOf(guest)).toHaveLength(3));
});
