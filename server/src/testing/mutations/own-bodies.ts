import { statusesBody, textsBody } from "../webhook.ts";

/** Large bodies, and bodies for several numbers, which are rarely captured. */
export function ownBodies(numbers: readonly [string, string]): Buffer[] {
  const [one, other] = numbers;
  const many = Array.from({ length: 40 }, (_, n) => ({
    from: `1555010${String(n % 7).padStart(4, "0")}`,
    id: `wamid.many-${n}`,
    text: `Line ${n}: où est le café? 部屋は何時に使えますか`,
    name: "Zoë 🧳",
  }));
  const both = [textsBody(one, many.slice(0, 2)), statusesBody(other, [{ id: "wamid.x", status: "read" }])];
  const entry = [...both, textsBody(other, many.slice(2, 4))].flatMap((body) => JSON.parse(body).entry);
  return [
    textsBody(one, many.slice(0, 1)),
    textsBody(other, many),
    statusesBody(one, [
      { id: "wamid.x", status: "delivered" },
      { id: "wamid.y", status: "failed", errors: [{ code: 131_047, title: "Re-engagement message" }] },
    ]),
    JSON.stringify({ object: "whatsapp_business_account", entry }),
  ].map((body) => Buffer.from(body));
}
