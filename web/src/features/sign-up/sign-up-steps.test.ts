import { expect, test } from "vitest";
import { placeIn } from "../venues/venue-draft.ts";
import { type SignUpDraft, signUpOf } from "./sign-up-draft.ts";
import { readSignUpSearch } from "./sign-up-search.ts";
import { openStep, problemsOfStep, stepOfField } from "./sign-up-steps.ts";

const complete: SignUpDraft = {
  operatorName: "",
  yourName: "",
  venue: { name: " Hotel Miramar ", ...placeIn("IT", "Europe/Rome"), rooms: "42", phone: "06 5551 0142" },
  answers: { breakfast: "From 7:00 to 10:30.", wifi: "  " },
};

test("a hotel that nobody else runs is its own operator, and only what was written is an answer", () => {
  expect(signUpOf(complete)).toEqual({
    operator_name: "Hotel Miramar",
    venue: {
      name: "Hotel Miramar",
      country: "IT",
      timezone: "Europe/Rome",
      currency: "EUR",
      languages: ["it", "en"],
      default_language: "it",
      rooms: 42,
      phone: "+390655510142",
    },
    answers: { breakfast: "From 7:00 to 10:30." },
  });
  expect(signUpOf({ ...complete, answers: {} })).not.toHaveProperty("answers");
});

test("nobody comes past a step that is not complete", () => {
  expect(openStep(complete)).toBe("answers");
  expect(openStep({ ...complete, venue: { ...complete.venue, phone: "12" } })).toBe("desk");
  expect(openStep({ ...complete, venue: { ...complete.venue, name: " ", phone: "12" } })).toBe("hotel");
  expect(
    problemsOfStep("desk", { ...complete, venue: { ...complete.venue, rooms: "6000", phone: "" } }),
  ).toEqual({
    rooms: "not_a_number",
    phone: "missing",
  });
});

test("each field of the server leads to its step", () => {
  const fields = [
    "operator_name",
    "your_name",
    "venue.name",
    "venue.timezone",
    "venue.phone",
    "answers.wifi",
  ];
  expect(fields.map(stepOfField)).toEqual(["hotel", "hotel", "hotel", "place", "desk", "answers"]);
});

test("only steps that exist are read from an address", () => {
  expect(readSignUpSearch({ step: "place" })).toEqual({ step: "place" });
  expect(readSignUpSearch({ step: "pay" })).toEqual({});
});
