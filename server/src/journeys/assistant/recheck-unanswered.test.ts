import { rollBackConcierge, updateConcierge } from "@bellhop/contract/concierge";
import { fetchHome } from "@bellhop/contract/home";
import { expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();

test("a question leaves Home once a version answers it, and is back after a rollback", async () => {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const toTeach = async () => (await owner.ask(fetchHome, {})).body.to_teach.map(({ question }) => question);
  for (const [n, text] of ["Is there a helipad?", "Is there a casino?"].entries()) {
    const message = { from: `1555080${n}`, id: `wamid.recheck.${n}`, text, at: bellhop.clock.now() };
    expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
    bellhop.clock.pass(3_500);
    await bellhop.runDueJobs();
  }
  expect((await toTeach()).sort()).toEqual(["Is there a casino?", "Is there a helipad?"]);

  const question = "Do you have a helipad?";
  const text = "Yes, our helipad is on the roof. Tell us when you land.";
  const texts = { en: { title: "Helipad", question, text } };
  const added = { entryId: newId(), section: "faq" as const, texts, internal: false };
  await bellhop.services.db.atVenue(hotel.venueId, (at) => addEntries(at, null, [added]));
  expect((await toTeach()).length).toBe(2);
  await owner.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  expect(await toTeach()).toEqual(["Is there a casino?"]);

  await owner.ask(rollBackConcierge, { version: 1 });
  await bellhop.runDueJobs();
  expect((await toTeach()).sort()).toEqual(["Is there a casino?", "Is there a helipad?"]);
});
