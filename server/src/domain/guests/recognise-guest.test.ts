import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { moveAddress, recogniseGuest } from "./recognise-guest.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");

let numbers = 100;
const newAddress = () => ({ phone: `+15550${++numbers}`, whatsappUserId: `US.${numbers}` });

/** Meets a guest in a unit of its own, as one delivery does. */
async function meet(phone: string | null, whatsappUserId: string | null, profileName = "Ana") {
  const address = { phone, whatsappUserId, parentId: null, username: null, profileName };
  const { guest } = await bellhop.services.db.atVenue(hotel.venueId, (at) => recogniseGuest(at, address));
  return guest;
}

test("a guest known by phone is known by the user id too, once both came together", async () => {
  const { phone, whatsappUserId } = newAddress();
  const { guest_id } = await meet(phone, null);
  expect(await meet(phone, whatsappUserId)).toMatchObject({
    guest_id,
    phone,
    whatsapp_user_id: whatsappUserId,
  });
  expect(await meet(null, whatsappUserId)).toMatchObject({ guest_id, phone });
});

test("a guest known by the user id gets the phone, and a name where there was none, and is found by both", async () => {
  const { phone, whatsappUserId } = newAddress();
  const { guest_id } = await meet(null, whatsappUserId, "");
  expect(await meet(phone, whatsappUserId, "Ben")).toMatchObject({ guest_id, phone, name: "Ben" });
  const terms = `select term from guest_terms where guest_id = '${guest_id}' order by term`;
  expect(await asOwner(bellhop.ownerUrl, terms, hotel.venueId)).toEqual([
    { term: phone.slice(1) },
    { term: "ben" },
  ]);
  expect(await meet(phone, null)).toMatchObject({ guest_id, whatsapp_user_id: whatsappUserId, name: "Ben" });
});

test("if phone and user id belong to two guests, the phone decides and nothing is merged", async () => {
  const { phone, whatsappUserId } = newAddress();
  const one = await meet(phone, null);
  const other = await meet(null, whatsappUserId);
  expect(await meet(phone, whatsappUserId)).toEqual(one);
  expect(await meet(null, whatsappUserId)).toEqual(other);
});

test("a known phone stays; the newest user id takes the place of the one before", async () => {
  const known = newAddress();
  const { guest_id } = await meet(known.phone, known.whatsappUserId);
  const { whatsappUserId } = newAddress();
  const newest = { guest_id, phone: known.phone, whatsapp_user_id: whatsappUserId };
  expect(await meet(known.phone, whatsappUserId)).toMatchObject(newest);
  // Later the guest hides the phone.
  expect(await meet(null, whatsappUserId)).toMatchObject(newest);
  // A message from before that comes late.
  expect(await meet(known.phone, known.whatsappUserId)).toMatchObject(newest);
});

test("a guest may get an earlier user id back", async () => {
  const { phone, whatsappUserId } = newAddress();
  const other = newAddress().whatsappUserId;
  const { guest_id } = await meet(phone, whatsappUserId);
  for (const [from, to] of [
    [whatsappUserId, other],
    [other, whatsappUserId],
  ] as const)
    await bellhop.services.db.atVenue(hotel.venueId, (at) =>
      moveAddress(at, { phone, whatsappUserId: from }, { phone: null, whatsappUserId: to }),
    );
  expect(await meet(phone, other)).toMatchObject({ guest_id, whatsapp_user_id: whatsappUserId });
});

test("many simultaneous deliveries of a new guest create one guest", async () => {
  const { phone, whatsappUserId } = newAddress();
  const met = await Promise.all(Array.from({ length: 10 }, () => meet(phone, whatsappUserId)));
  expect(new Set(met.map((guest) => guest.guest_id)).size).toBe(1);
  const rows = await asOwner(
    bellhop.ownerUrl,
    `select 1 from guests where phone = '${phone}'`,
    hotel.venueId,
  );
  expect(rows).toHaveLength(1);
});
