import { expect, test } from "vitest";
import source from "../../../../public/push-worker.js?raw";

type Happened = {
  notification: { data: object; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
};

/** The worker with two open dashboards that answer. `told`: what each of them got. */
function startWorker() {
  const told: { tab: string; message: unknown }[] = [];
  const openedAt: string[] = [];
  const tab = (name: string) => ({
    focused: name === "in front",
    visibilityState: "visible",
    focus: async () => {},
    postMessage(message: unknown, ports: MessagePort[] = []) {
      told.push({ tab: name, message });
      ports[0]?.postMessage("opens");
    },
  });
  const listeners = new Map<string, (event: Happened) => void>();
  const scope = {
    addEventListener: (name: string, listener: (event: Happened) => void) => listeners.set(name, listener),
    location: { origin: "https://bellhop.example" },
    clients: {
      matchAll: async () => [tab("behind"), tab("in front")],
      openWindow: async (address: string) => void openedAt.push(address),
    },
    registration: { getNotifications: async () => [] },
    navigator: {},
  };
  new Function("self", source)(scope);
  const happens = async (name: string, data: object) => {
    const work: Promise<unknown>[] = [];
    const notification = { data, close: () => {} };
    listeners.get(name)?.({ notification, waitUntil: (one) => void work.push(one) });
    await Promise.all(work);
    return told;
  };
  return { happens, openedAt };
}

const alert = { venue_id: 7, ladder_id: "l", navigate: "https://bellhop.example/messages?venue=7&alert=l" };

test.each([
  ["closed", "notificationclose", { kind: "closed", venue_id: 7, ladder_id: "l" }],
  ["clicked", "notificationclick", { kind: "open", path: "/messages", venue_id: 7, ladder_id: "l" }],
])("one dashboard is told that a notification was %s, with its hotel", async (_, event, message) => {
  const { happens, openedAt } = startWorker();
  expect(await happens(event, alert)).toEqual([{ tab: "in front", message }]);
  expect(openedAt).toEqual([]);
});
