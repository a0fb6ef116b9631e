import { listVenueAlerts } from "@bellhop/contract/alerts";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { noteSilence } from "./find-silent-numbers.ts";

const secret = "the secret of the app";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });

test("a number on which guests wrote every day and then no more raises one alert, which the next message ends", async () => {
  const number = "10203070";
  const hotel = await openHotel(bellhop.services, "Hotel Alpha", number);
  const write = (id: string) =>
    deliver(bellhop, textsBody(number, [{ from: "4915550001", id, text: "Hi" }]), secret);
  await write("wamid.first");
  const now = bellhop.clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  // Twice a day for three weeks, then nothing for four days, while a reminder was delivered.
  await asOwner(
    bellhop.ownerUrl,
    `update messages set created_at = '${before(96)}';
     insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id, created_at)
     select c.venue_id, gen_random_uuid(), c.conversation_id, 1000 + n, now(), 'guest', 'text', 'x', c.channel_id,
       timestamptz '${before(96)}' - n * interval '12 hours'
     from conversations c, generate_series(1, 42) n;
     insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id, created_at, state)
     select c.venue_id, gen_random_uuid(), c.conversation_id, 2000, now(), 'staff', 'template', 'x', c.channel_id,
       '${before(20)}', 'delivered' from conversations c;
     update channels set state = 'connected' where kind = 'whatsapp'`,
    hotel.venueId,
  );
  const causes = async () => {
    const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
    return (await staff.ask(listVenueAlerts, {})).body.items.map(({ cause, count }) => `${cause} ${count}`);
  };
  const look = () => bellhop.services.db.atVenue(hotel.venueId, noteSilence);
  await look();
  await look();
  expect(await causes()).toContain("number_silent 1");
  await write("wamid.again");
  await look();
  expect(await causes()).not.toContain("number_silent 1");
});
