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
  const response = await fetch(`${bellhop.services.selfUrl()}/simulator/graph/v26.0/${to}/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as { error?: { code: number } } };
}

test("a text is accepted and answered like Meta", async () => {
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

test("messages that Meta would refuse are refused with Meta's codes", async () => {
  const codeOf = async (body: unknown) => (await post(body)).answer.error?.code;
  expect(await codeOf({ ...text, messaging_product: "sms" })).toBe(100);
  expect(await codeOf({ ...text, to: "nobody" })).toBe(100);
  expect(await codeOf({ ...text, text: { body: "" } })).toBe(100);
  expect(await codeOf({ ...text, type: "template" })).toBe(131_008);
  expect(await codeOf({ messaging_product: "whatsapp", status: "read", message_id: "wamid.unknown" })).toBe(
    100,
  );
});

test("a file is taken with the venue's token only", async () => {
  const upload = (token: string) => {
    const form = new FormData();
    form.append("messaging_product", "whatsapp");
    form.append("file", new Blob(["%PDF-1.4"], { type: "application/pdf" }), "menu.pdf");
    return fetch(`${bellhop.services.selfUrl()}/simulator/graph/v26.0/${hotel.phoneNumberId}/media`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  };
  expect((await upload(simulatorToken(secretKey, neighbour.venueId))).status).toBe(401);
  const taken = await upload(simulatorToken(secretKey, hotel.venueId));
  expect(taken.status).toBe(200);
  expect(await taken.json()).toEqual({ id: expect.any(String) });
});

test("a guest's file is served with the venue's token only", async () => {
  const ask = (token: string) =>
    fetch(`${bellhop.services.selfUrl()}/simulator/graph/v26.0/${hotel.phoneNumberId}.photo.1`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await ask(simulatorToken(secretKey, neighbour.venueId))).status).toBe(401);
  expect((await ask(simulatorToken(secretKey, hotel.venueId))).status).toBe(200);
});
