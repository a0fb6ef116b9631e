import type { GuestRequest } from "@bellhop/contract/messages";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useRequestWords } from "./request-words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const Words = ({ request }: { request: GuestRequest }) => useRequestWords()(request);
const wordsOf = (given: Partial<GuestRequest>) => {
  const request = { what: null, count: null, day: null, time: null, room: null, ...given };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Words request={request} />
    </I18nProvider>,
  );
};

test.each<[Partial<GuestRequest>, string]>([
  [
    { what: "taxi", count: 3, day: "2026-11-24", time: "06:00", room: "305" },
    "Taxi for 3, Tue 24 Nov, 06:00, room 305",
  ],
  [{ what: "table", count: 4 }, "Table for 4"],
  [{ what: "breakfast_in_room", count: 2 }, "Breakfast in the room for 2"],
  [{ what: "taxi" }, "Taxi"],
  [{ what: "towels", count: 3 }, "Towels × 3"],
  [{ count: 2 }, "A request × 2"],
  [{ what: "taxi", time: "06:00", action: "cancel" }, "Cancel: Taxi, 06:00"],
  [{ action: "cancel" }, "Cancel: A booking or request"],
  [{ what: "treatment", action: "change" }, "Change: Treatment"],
  [{ what: "booking_change", action: "change" }, "Change of a booking"],
  [{ what: "room_cleaning", action: "skip" }, "Not wanted: Room cleaning"],
])("%j reads as %j", (request, words) => {
  expect(wordsOf(request)).toBe(words);
});
