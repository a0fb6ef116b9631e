import { fetchAccess, listVenues } from "@bellhop/contract/access";
import { listConversations } from "@bellhop/contract/conversations";
import { fetchHome } from "@bellhop/contract/home";
import { type WaitingCase, waitingCases } from "@bellhop/contract/waiting.fixture";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();
// The limit is exact to the millisecond, so the clock stands still.
const now = bellhop.clock.now();
bellhop.clock.now = () => now;

async function hotelWith(one: WaitingCase) {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const { venueId, channelId } = hotel;
  const since = one.waitedMs === null ? null : new Date(now.getTime() - one.waitedMs);
  const run = (text: string) => asOwner(bellhop.ownerUrl, text, venueId);
  const [guestId, conversationId] = [newId(), newId()];
  await run(
    `insert into guests (venue_id, guest_id, name, created_at) values (${venueId}, '${guestId}', 'Ana', now())`,
  );
  await run(
    `insert into conversations (venue_id, conversation_id, guest_id, channel_id, merged_into, held_by, held_since, state,
       waiting_since, last_own_position, last_at, created_at)
     values (${venueId}, '${conversationId}', '${guestId}', '${channelId}',
       ${one.isMerged ? `'${conversationId}'` : "null"}, '${one.heldBy}', now(), '${one.state}',
       ${since ? `'${since.toISOString()}'` : "null"}, '-infinity', now(), now())`,
  );
  for (let n = 0; n < one.openQuestions; n++)
    await run(`insert into hand_overs (venue_id, hand_over_id, conversation_id, reason, about, handed_over_at, settled_at)
      values (${venueId}, '${newId()}', '${conversationId}', 'no_entry', 'Is there a casino?', now(), null)`);
  if (one.hasDraft)
    await run(`insert into answer_drafts (venue_id, conversation_id, draft_id, text, language, about, sources, handed_over,
         is_answer, version, drafted_on, through_seq, heard, drafted_at, waits_since)
       values (${venueId}, '${conversationId}', '${newId()}', 'At 7:00.', 'en', 'Breakfast?', '[]', '[]',
         true, 1, '2026-11-29', 1, 0, now(), now())`);
  return signedIn(bellhop, hotel.owner.sub, venueId);
}

test.each(waitingCases)("a guest waits for staff everywhere or nowhere: $name", async (one) => {
  const staff = await hotelWith(one);
  const waiting = Number(one.waitsForStaff);
  const inbox = (await staff.ask(listConversations, { tab: "waiting" })).body;
  const home = (await staff.ask(fetchHome, {})).body;
  const access = (await staff.ask(fetchAccess, {})).body;
  const menu = (await staff.ask(listVenues, {})).body;
  expect({
    list: inbox.items.length,
    counted: inbox.counts.waiting,
    home: home.waiting_count,
    access: [access.venue?.waiting, access.venues[0]?.waiting],
    menu: menu.items.map((venue) => venue.waiting),
  }).toEqual({ list: waiting, counted: waiting, home: waiting, access: [waiting, waiting], menu: [waiting] });
});
