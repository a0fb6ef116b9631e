import { readWhatsappUsage } from "@bellhop/contract/whatsapp";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the secret of the app";
const number = "10203060";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", number);
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

/** Messages to a guest, as WhatsApp has priced them. */
async function priced(from: string, category: string, charged: number, free = 0) {
  await deliver(bellhop, textsBody(number, [{ from, id: `wamid.${from}.${category}`, text: "Hi" }]), secret);
  await asOwner(
    bellhop.ownerUrl,
    `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id, state,
       created_at, price_category, is_charged)
     select c.venue_id, gen_random_uuid(), c.conversation_id, 1000 + n, '2026-11-12', 'staff', 'text', 'x', c.channel_id,
       'read', '2026-11-12', '${category}', n <= ${charged}
     from conversations c join guests g using (venue_id, guest_id), generate_series(1, ${charged + free}) n
     where g.phone = '+${from}'`,
    hotel.venueId,
  );
}

test("the cost of a month is estimated by the guests' countries, without the free replies", async () => {
  await priced("4915550001", "marketing", 2);
  await priced("15550100001", "marketing", 1);
  await priced("4915550002", "service", 1_100, 100);
  await priced("4915550003", "a category of tomorrow", 1);
  const { categories, estimate } = (await staff.ask(readWhatsappUsage, { month: "2026-11" })).body;
  expect(categories).toEqual([
    // 1,000 are free, 100 of which WhatsApp has reported as free: 200 of 1,100 are charged.
    { category: "service", charged: 1_100, free: 100, free_entry: 0, cost: 200 * 55_000 },
    { category: "marketing", charged: 3, free: 0, free_entry: 0, cost: 2 * 136_500 + 25_000 },
    { category: "a category of tomorrow", charged: 1, free: 0, free_entry: 0, cost: null },
  ]);
  expect(estimate).toEqual({
    prices_of: "2026-10-01",
    currency: "USD",
    free_replies: 1_000,
    total: 200 * 55_000 + 2 * 136_500 + 25_000,
  });
});

test("WhatsApp's reports are the meter, and what has no price yet is counted apart", async () => {
  const neighbour = await openHotel(bellhop.services, "Hotel Beta", "10203061");
  const reader = await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);
  const text = { from: "4915550009", id: "wamid.meter", text: "Hi" };
  await deliver(bellhop, textsBody("10203061", [text]), secret);
  await asOwner(
    bellhop.ownerUrl,
    `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id, state,
       created_at, price_category, is_charged, price_type, origin)
     select c.venue_id, gen_random_uuid(), c.conversation_id, 1000 + n, '2026-11-12', 'staff', 'text', 'x', c.channel_id,
       'read', '2026-11-12', case when n < 9 then 'service' end, case when n < 9 then n < 4 end,
       (array['regular', 'regular', 'regular', 'free_customer_service', 'free_entry_point', 'free_entry_point', '', ''])[n],
       case when n = 10 then '{"from_phone": true}'::jsonb end
     from conversations c, generate_series(1, 10) n`,
    neighbour.venueId,
  );
  const { body } = await reader.ask(readWhatsappUsage, { month: "2026-11" });
  expect(body.categories).toEqual([
    { category: "service", charged: 3, free: 5, free_entry: 2, cost: 3 * 55_000 },
  ]);
  expect(body.without_price).toBe(1);
});
