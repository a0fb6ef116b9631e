import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { fetchHome } from "@bellhop/contract/home";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const pause = (owner: Caller) => owner.ask(changeSettings, { functionality: { assistant_mode: "paused" } });
const switchOff = (owner: Caller) => owner.ask(changeSettings, { functionality: { concierge: false } });
/** As before the first publication. */
const unpublish = (_owner: Caller, { venueId }: Hotel) =>
  asOwner(bellhop.ownerUrl, "update venues set live_concierge_version = null", venueId);

test.each([
  ["no_entry", "an assistant that has no entry", async () => undefined],
  ["paused", "a guest of a paused assistant", pause],
  ["paused", "a guest of an assistant that is switched off", switchOff],
  ["not_built", "a guest of a venue without an assistant", unpublish],
])("%s: %s hands over with state, line, alert, record and live event", async (reason, _case, prepare) => {
  const hotel = await openHotel(bellhop.services, `Hotel ${reason}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await prepare(owner, hotel);
  const about = "Is there a helipad?";
  const message = { from: "15550901", id: `wamid.${reason}`, text: about, at: bellhop.clock.now() };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]));
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();

  const [conversation] = (await owner.ask(listConversations, { tab: "waiting" })).body.items;
  const conversation_id = String(conversation?.conversation_id);
  const isQuestion = reason === "no_entry";
  expect(conversation?.held).toEqual(
    isQuestion ? { by: "assistant" } : { by: "staff", member_id: null, member_name: null },
  );
  expect(conversation?.open_questions).toMatchObject(isQuestion ? [{ reason, about }] : []);
  const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
  const line = messages.at(-1);
  expect(line?.event).toEqual({ kind: "handed_over", reason, about });
  const alerts = (await owner.ask(listVenueAlerts, {})).body.items;
  expect(alerts).toMatchObject([{ cause: "handed_over", reason, about, conversation_id }]);
  expect((await owner.ask(fetchHome, {})).body.waiting_count).toBe(1);
  const broadcasts = await asOwner(
    bellhop.ownerUrl,
    `select 1 from live_events where event #>> '{message,message_id}' = '${line?.message_id}'`,
    hotel.venueId,
  );
  expect(broadcasts).toHaveLength(1);
});
