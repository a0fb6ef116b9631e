import { expect, test } from "vitest";
import { keepKnownLanguage } from "./keep-known-language.ts";

const stay = {
  name: "Ana",
  phone: "+351912345678",
  checkin: "2026-11-24",
  checkout: "2026-11-25",
  reservation_number: "HB-7",
};

function server(knownGuest: { guest_id: string; name: string } | null) {
  const asked: (string | undefined)[] = [];
  const preview = async (one: { language?: string | undefined }) => {
    asked.push(one.language);
    return {
      known_guest: knownGuest,
      adds_without_phone: false,
      known_reservation: null,
      phone: stay.phone,
      first_message: {
        how: "template" as const,
        because: "window_closed" as const,
        channel: "simulator" as const,
        text: "",
        language: one.language ?? "tr",
        sends_at: null,
        message_id: null,
      },
    };
  };
  return { preview, asked };
}

test("a new guest gets the suggested language", async () => {
  const { preview, asked } = server(null);
  const { stay: sent, answer } = await keepKnownLanguage(stay, "pt", preview);
  expect([sent.language, answer.first_message.language, asked]).toEqual(["pt", "pt", ["pt"]]);
});

test("a known guest keeps theirs", async () => {
  const { preview } = server({ guest_id: "g", name: "Ana" });
  const { stay: sent, answer } = await keepKnownLanguage(stay, "pt", preview);
  expect([sent.language, answer.first_message.language]).toEqual([undefined, "tr"]);
});

test("a chosen language counts for both", async () => {
  const { preview, asked } = server({ guest_id: "g", name: "Ana" });
  const { stay: sent } = await keepKnownLanguage({ ...stay, language: "de" }, "pt", preview);
  expect([sent.language, asked]).toEqual(["de", ["de"]]);
});
