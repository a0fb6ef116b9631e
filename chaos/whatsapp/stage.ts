import { randomFrom } from "../../server/src/testing/random.ts";
import { type RunningGraph, startGraph } from "../../server/src/testing/running-graph.ts";
import { type BellhopUnderTest, startBellhopUnderTest } from "../bellhop-under-test.ts";
import { type Colleague, openColleague } from "../staff.ts";
import { type Hotel, numbers, registerNumbers } from "./hotels.ts";
import type { Person } from "./items.ts";
import { type Network, openNetwork } from "./network.ts";
import { peopleOf } from "./people.ts";
import { openStatusRelay } from "./status-relay.ts";
import { openWatcher, type Venue } from "./watcher.ts";

/** A Bellhop between the stand-in for WhatsApp, its guests and its staff. */
export type Stage = {
  graph: RunningGraph;
  bellhop: BellhopUnderTest;
  hotels: Hotel[];
  people: Person[];
  network: Network;
  staff: Colleague[];
  venues: Venue[];
  watcher: ReturnType<typeof openWatcher>;
  close(): Promise<void>;
};

export type StagePlan = {
  seed: number;
  peoplePerNumber: number;
  /** How long after the first delivery a duplicate may come; 15 s by default. */
  maxLateMs?: number;
};

const appSecret = "the app secret of a trial";
const emails = ["owner@belvedere.example", "owner@vicina.example"];

export async function openStage(plan: StagePlan, dataDir: string): Promise<Stage> {
  const graph = await startGraph({
    APP_SECRET: appSecret,
    PHONE_NUMBER_IDS: numbers.join(","),
    REPORT_EVERY_MS: "5",
  });
  const bellhop = await startBellhopUnderTest(dataDir, {
    DEMO: "1",
    WHATSAPP_GRAPH_URL: graph.url,
    WHATSAPP_APP_SECRET: appSecret,
    DEMO_PHONE_NUMBER_ID: numbers.join(","),
    CALLS_PER_MINUTE: "100000",
  });
  const stop = async () => {
    await bellhop.stop();
    await graph.stop();
  };
  try {
    await bellhop.start();
    const { relay, ...people } = await openPeople(plan, bellhop);
    await graph.control("POST", "webhook-url", { url: relay.url });
    const close = async () => {
      relay.close();
      await stop();
    };
    return { graph, bellhop, ...people, close };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Everyone who uses the Bellhop. */
async function openPeople(
  { seed, peoplePerNumber, maxLateMs = 15_000 }: StagePlan,
  bellhop: BellhopUnderTest,
) {
  const { url, password } = bellhop;
  const hotels = await registerNumbers(await bellhop.ownerUrl());
  const people = peopleOf(hotels, peoplePerNumber, randomFrom(seed));
  const network = openNetwork({
    url,
    appSecret,
    hotels,
    people,
    random: randomFrom(seed + 1),
    maxLateMs,
  });
  const staff = await Promise.all(
    emails.map((email, index) =>
      openColleague({ url, email, password, random: randomFrom(seed + 2 + index) }),
    ),
  );
  const isOurs = ({ venueId }: Venue) => hotels.some((hotel) => hotel.venueId === venueId);
  const venues = staff
    .flatMap(({ venues: own, token }) => own.map(({ venueId }) => ({ venueId, token })))
    .filter(isOurs);
  const relay = await openStatusRelay(network, hotels, people);
  return { hotels, people, network, staff, venues, watcher: openWatcher(url, venues), relay };
}
