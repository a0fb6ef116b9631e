import { listProactiveRules, translateProactiveText } from "@bellhop/contract/proactive";
import { changeSettings } from "@bellhop/contract/settings";
import { beforeEach, expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";

const stand = await fakeModel();
const bellhop = await testBellhop({ MODEL_BASE_URL: stand.baseUrl, MODEL_NAME: "small" });
let hotel: Hotel;
let staff: Caller;

beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha");
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await staff.ask(changeSettings, { readings: { translates: true, month_tokens: null } });
});

const source = "Hello {first_name}, your room is ready from {check_in_time}. Breakfast is from 7:30.";
const german = "Hallo {first_name}, Ihr Zimmer ist ab {check_in_time} bereit. Frühstück gibt es ab 7:30.";
const translate = (text = source) =>
  staff.ask(translateProactiveText, { from: "en", to: "de", text, fallbacks: {} });

test("a text becomes a draft that staff must check, and its tokens are counted", async () => {
  await stand.translates({ to: "German", source, text: german });
  expect((await staff.ask(listProactiveRules, {})).body.can_translate).toBe(true);
  expect((await translate()).body).toEqual({
    outcome: "translated",
    text: { language: "de", text: german, fallbacks: {}, needs_check: true },
    failure: null,
  });
  const calls = "select target_language, statements, input_tokens > 0 as counted from translation_calls";
  expect(await asOwner(bellhop.ownerUrl, calls, hotel.venueId)).toEqual([
    { target_language: "de", statements: 1, counted: true },
  ]);
});

test.each([
  ["a field was translated", german.replace("{first_name}", "{vorname}")],
  ["a field is missing", german.replace("ab {check_in_time} ", "")],
  ["a time differs", german.replace("7:30", "8:30")],
])("a translation is not returned if %s", async (_, text) => {
  await stand.translates({ to: "German", source, text });
  expect((await translate()).body).toMatchObject({ outcome: "unreliable", text: null });
});

test("nothing is translated without the hotel's leave, or above its budget", async () => {
  await staff.ask(changeSettings, { readings: { month_tokens: 0 } });
  expect((await translate()).body).toMatchObject({ outcome: "failed", failure: "venue_budget" });
  await staff.ask(changeSettings, { readings: { translates: false } });
  expect((await staff.ask(listProactiveRules, {})).body.can_translate).toBe(false);
  expect((await translate()).status).toBe(409);
  expect(await stand.requests()).toEqual([]);
});
