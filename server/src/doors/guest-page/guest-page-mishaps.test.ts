import { listConversations } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { createGuestLink, mergeGuests, undoMerge } from "@bellhop/contract/guests";
import { sendReply } from "@bellhop/contract/messages";
import { expect, test, vi } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { type Sender, writeOnWhatsapp } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);

const inbox = async () => (await staff.ask(listConversations, { tab: "all" })).body.items;

test("a form that is sent again after going back, with other words, is another message", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  const sentAs = newId();
  for (const text of ["Is there parking?", "Is there parking?", "Is there a pool?"])
    await guest.submit({ sent_as: sentAs, text });
  const texts = (await guest.thread())?.messages.map(({ text }) => text);
  expect(texts).toEqual(["Is there parking?", "Is there a pool?"]);
});

test("starting over gives the next guest the browser's language, not the one that was chosen", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  const choosing = guestBrowser(bellhop, publicKey, { lang: "ar" });
  await choosing.page();
  for (const [name, value] of choosing.jar) guest.jar.set(name, value);
  await guest.write("Hello");
  expect(await guest.page()).toContain('<html lang="ar"');
  await guest.post("/start-over", {});
  expect(await guest.page()).toContain('<html lang="en"');
});

const write = (from: Sender, text: string) => writeOnWhatsapp(bellhop, hotel.phoneNumberId, from, text);

test("an open page follows its guest's conversation when staff undo a merge, and sees none of the other's", async () => {
  const [phone, userId] = ["155507001", "US.7001"];
  await write({ phone }, "from the phone");
  await write({ userId }, "from the user id");
  await write({ phone, userId }, "from both");
  const own = (await inbox()).find(({ guest }) => guest.phone === `+${phone}`);
  const other = (await inbox()).find(({ conflict }) => conflict?.guest.guest_id === own?.guest.guest_id);
  if (!own?.conflict || !other) throw new Error("No conflict was recorded");
  const { conflict_id } = own.conflict;
  const guest = guestBrowser(bellhop, publicKey);
  const link = await linkOf(other.guest.guest_id);
  await guest.visit("/sign-in", { method: "POST", body: new URLSearchParams({ link }) });
  await staff.ask(mergeGuests, { conflict_id });
  const stream = await guest.follow();
  await staff.ask(undoMerge, { conflict_id });
  const reply = (conversation_id: string, text: string) =>
    staff.ask(sendReply, { conversation_id, message_id: newId(), text });
  // The page connects again when its stream ends.
  await stream.heard;
  const again = await guest.follow();
  expect((await reply(own.conversation_id, "For the other guest")).status).toBe(200);
  expect((await reply(other.conversation_id, "For this guest")).status).toBe(200);
  await vi.waitFor(() => expect(JSON.stringify(again.events)).toContain("For this guest"));
  expect(JSON.stringify([...stream.events, ...again.events])).not.toContain("For the other guest");
  again.close();
  await again.heard;
});

async function linkOf(guest_id: string): Promise<string> {
  const { body } = await staff.ask(createGuestLink, { guest_id });
  return new URL(body.link).searchParams.get(linkParameter) ?? "";
}
