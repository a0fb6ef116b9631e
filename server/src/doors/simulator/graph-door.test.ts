import { expect, test } from "vitest";
import { simulatorToken } from "../../domain/simulator/index.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Miramar");
const neighbour = await openHotel(bellhop.services, "Hotel Vicina");
const { secretKey } = bellhop.services.config;
const text = {
  messaging_product: "whatsapp",
  to: "447700900123",
  type: "text",
  text: { body: "Good evening" },
};

async function post(
  body: unknown,
  token = simulatorToken(secretKey, hotel.venueId),
  to = hotel.phoneNumberId,
) {
  const response = await fetch(`${bellhop.services.selfUrl()}/simulator/graph/v25.0/${to}/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as { error?: { code: number } } };
}

test("a text is taken and answered as Meta answers", async () => {
  const { status, answer } = await post(text);
  expect(status).toBe(200);
  expect(answer).toEqual({
    messaging_product: "whatsapp",
    contacts: [{ input: "447700900123", wa_id: "447700900123" }],
    messages: [{ id: expect.stringMatching(/^wamid\./) }],
  });
});

test("only the venue's own token opens its number", async () => {
  const theirs = simulatorToken(secretKey, neighbour.venueId);
  for (const [token, number] of [
    [theirs, hotel.phoneNumberId],
    ["nonsense", hotel.phoneNumberId],
    [theirs, "sim-999999"],
    [theirs, "9001"],
  ] as const) {
    expect(await post(text, token, number)).toMatchObject({ status: 401, answer: { error: { code: 190 } } });
  }
});

test("what Meta would refuse is refused with Meta's codes", async () => {
  const codeOf = async (body: unknown) => (await post(body)).answer.error?.code;
  expect(await codeOf({ ...text, messaging_product: "sms" })).toBe(100);
  expect(await codeOf({ ...text, to: "nobody" })).toBe(100);
  expect(await codeOf({ ...text, text: { body: "" } })).toBe(100);
  expect(await codeOf({ ...text, type: "template" })).toBe(131_008);
  expect(await codeOf({ messaging_product: "whatsapp", status: "read", message_id: "wamid.unknown" })).toBe(
    100,
  );
});
