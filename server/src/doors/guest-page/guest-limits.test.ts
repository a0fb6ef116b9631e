import { expect, test } from "vitest";
import type { Visit } from "../../journeys/guests/view-guest-page.ts";
import { systemClock } from "../../platform/clock.ts";
import { openGuestLimits, type Sender } from "./guest-limits.ts";

type Browser = { room?: string; isInHouse?: boolean; isKnown?: boolean; address?: string };

const sender = (token: string, { room, isInHouse = true, isKnown = false, address }: Browser = {}) =>
  ({
    visit: { venueId: 1, token, place: { isInHouse, room: room ?? null } } as Visit,
    address: address ?? "203.0.113.1",
    isKnown,
  }) satisfies Sender;

const knownGuest = (token: string, more: Browser = {}) => sender(token, { ...more, isKnown: true });

type Limits = ReturnType<typeof openGuestLimits>;
const mayWrite = (limits: Limits, one: Sender) => limits.count("messages", one) === undefined;

/** Uses up what browsers without a session may write in one network, each as another browser. */
function floodAsNewcomers(limits: Limits, more: Browser = {}, messages = 1_000) {
  for (let sent = 0; sent < messages; sent++) mayWrite(limits, sender(`new ${sent}`, more));
}

/** Uses up what browsers with a session may write in one network. */
function floodAsKnown(limits: Limits, more: Browser = {}) {
  for (let browser = 0; browser < 60; browser++)
    for (let sent = 0; sent < 30; sent++) mayWrite(limits, knownGuest(`flood ${browser}`, more));
}

test("a browser that floods the page uses up neither its hotel's network nor the venue", () => {
  const limits = openGuestLimits(systemClock);
  for (let sent = 0; sent < 7_000; sent++) mayWrite(limits, sender("flood"));
  expect(mayWrite(limits, sender("flood"))).toBe(false);
  expect(mayWrite(limits, sender("neighbour"))).toBe(true);
  expect(mayWrite(limits, sender("guest", { address: "198.51.100.7" }))).toBe(true);
});

const floods: [string, (limits: Limits) => void][] = [
  ["browsers without cookies", (limits) => floodAsNewcomers(limits)],
  ["browsers with sessions", floodAsKnown],
  ["both", (limits) => [floodAsNewcomers(limits), floodAsKnown(limits)]],
  [
    "browsers of many networks",
    (limits) => {
      for (let network = 0; network < 12; network++)
        floodAsNewcomers(limits, { address: `198.51.100.${network}` });
    },
  ],
];

test.for(floods)("after a flood of %s, a guest with a conversation still writes", ([, flood]) => {
  const limits = openGuestLimits(systemClock);
  flood(limits);
  for (let sent = 0; sent < 5; sent++) expect(mayWrite(limits, knownGuest("guest"))).toBe(true);
});

test("what browsers with a session may write together is limited too, in a network and in all of them", () => {
  const limits = openGuestLimits(systemClock);
  const write = (address: string) => {
    let accepted = 0;
    for (let browser = 0; browser < 200; browser++)
      for (let sent = 0; sent < 20; sent++)
        if (mayWrite(limits, knownGuest(`${address} ${browser}`, { address }))) accepted += 1;
    return accepted;
  };
  const fromOne = write("203.0.113.1");
  // Each browser's own share, and the network's.
  expect(fromOne).toBeGreaterThanOrEqual(200 * 5 + 600);
  expect(fromOne).toBeLessThan(200 * 5 + 1_200);
});

test("a flood with one way in leaves the others open to newcomers", () => {
  const limits = openGuestLimits(systemClock);
  floodAsNewcomers(limits);
  floodAsNewcomers(limits, { room: "12" });
  expect(mayWrite(limits, sender("one more"))).toBe(false);
  expect(mayWrite(limits, sender("one more", { room: "12" }))).toBe(false);
  expect(mayWrite(limits, sender("another room", { room: "14" }))).toBe(true);
  expect(mayWrite(limits, sender("public link", { isInHouse: false }))).toBe(true);
  expect(mayWrite(limits, sender("mobile network", { address: "198.51.100.7" }))).toBe(true);
});

test("a flood from everywhere through the public link uses up nothing of the codes in the house", () => {
  const limits = openGuestLimits(systemClock);
  for (let network = 0; network < 12; network++)
    floodAsNewcomers(limits, { isInHouse: false, address: `198.51.100.${network}` });
  const newcomer = { address: "192.0.2.1" };
  expect(mayWrite(limits, sender("web", { ...newcomer, isInHouse: false }))).toBe(false);
  expect(mayWrite(limits, sender("lobby", newcomer))).toBe(true);
});

test.for(["messages", "ratings", "reads", "failedSignIns"] as const)(
  "%s use up nothing of the other kinds",
  (kind) => {
    const limits = openGuestLimits(systemClock);
    for (let browser = 0; browser < 60; browser++)
      for (const one of [sender(`new ${browser}`), knownGuest(`known ${browser}`), knownGuest("guest")])
        for (let sent = 0; sent < 200; sent++) limits.count(kind, one);
    expect(limits.count(kind, knownGuest("guest"))).toBeGreaterThan(0);
    const others = (["messages", "ratings", "reads", "failedSignIns"] as const).filter((one) => one !== kind);
    for (const other of others) {
      expect(limits.count(other, knownGuest("guest"))).toBeUndefined();
      expect(limits.count(other, sender("newcomer"))).toBeUndefined();
    }
    expect(() => limits.countVerification(sender("guest").visit, "203.0.113.1")).not.toThrow();
    expect(limits.countFile(sender("guest"))).toBe(undefined);
  },
);

test.for([
  ["without sessions", sender],
  ["with sessions", knownGuest],
] as const)(
  "after a flood of files of browsers %s, a guest with a conversation still sends some",
  ([, flood]) => {
    const limits = openGuestLimits(systemClock);
    const send = (one: Sender) =>
      limits.fileWaitSeconds(one) === undefined && limits.countFile(one) === undefined;
    const sent = Array.from({ length: 800 }, (_none, nth) => send(flood(`flood ${nth % 80}`)));
    // Each known browser's own share, and the network's.
    expect(sent.filter(Boolean).length).toBe(flood === knownGuest ? 80 * 5 + 60 : 60);
    const photos = Array.from({ length: 6 }, () => send(knownGuest("guest")));
    expect(photos).toEqual([true, true, true, true, true, flood === sender]);
    expect(send(sender("newcomer"))).toBe(flood === knownGuest);
    expect(send(sender("newcomer", { address: "198.51.100.7" }))).toBe(true);
  },
);

test("emergencies of a flood get few conversations of their own, in a network and in the venue", () => {
  const limits = openGuestLimits(systemClock);
  const stored = (address: string) =>
    Array.from({ length: 300 }, (_none, nth) => sender(`${address} ${nth}`, { address })).filter((one) =>
      limits.mayStoreEmergency(one),
    ).length;
  expect(stored("203.0.113.1")).toBeLessThan(60);
  const everywhere = Array.from({ length: 30 }, (_none, nth) => stored(`198.51.100.${nth}`));
  expect(everywhere.reduce((sum, count) => sum + count)).toBeLessThan(600);
  // Guests with a conversation, and those in another room, are not among them.
  expect(limits.mayStoreEmergency(knownGuest("guest"))).toBe(true);
  expect(limits.mayStoreEmergency(sender("newcomer", { room: "12" }))).toBe(true);
});
