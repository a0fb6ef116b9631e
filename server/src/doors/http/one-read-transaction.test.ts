import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { changeSettings } from "@bellhop/contract/settings";
import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: "app secret" });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", "880001");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

beforeEach(() => owner.ask(changeSettings, { functionality: { dashboard_conversation: true } }));

/** The transactions for reading that begin while `work` runs, and the names of their statements. */
async function readsOf(work: () => Promise<unknown>): Promise<{ begun: number; names: string[] }> {
  const names: string[] = [];
  let begun = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: Parameters<typeof query>) {
    const [asked] = given as unknown[];
    if (typeof asked === "string" && asked.startsWith("begin read only")) begun++;
    if (typeof asked === "object" && asked !== null && "name" in asked) names.push(String(asked.name));
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return { begun, names };
}

test("reads of the inbox take one transaction, with the switch that rules them", async () => {
  const text = { from: "15550001", id: "wamid.1", text: "Hello" };
  await deliver(bellhop, textsBody("880001", [text]), "app secret");
  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const { conversation_id = "" } = conversation ?? {};

  const thread = await readsOf(() => owner.ask(readConversation, { conversation_id }));
  expect(thread).toEqual({
    begun: 1,
    names: ["find venue switches", "find conversation view", "list messages"],
  });
  const inbox = await readsOf(() => owner.ask(listConversations, { tab: "all" }));
  expect(inbox).toMatchObject({ begun: 1 });
  expect(inbox.names[0]).toBe("find venue switches");
  const alerts = await readsOf(() => owner.ask(listVenueAlerts, {}));
  expect(alerts).toMatchObject({ begun: 1 });
  expect(alerts.names).not.toContain("find venue switches");
});

test("a switch that is off decides before anything that the work finds", async () => {
  const unknown = { conversation_id: newId() };
  expect(await owner.ask(readConversation, unknown)).toMatchObject({ status: 404 });
  await owner.ask(changeSettings, { functionality: { dashboard_conversation: false } });
  for (const input of [unknown, { ...unknown, cursor: "no cursor" }])
    expect(await owner.ask(readConversation, input)).toMatchObject({
      status: 403,
      body: { code: "feature_off" },
    });
});
