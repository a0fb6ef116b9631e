import { expect, test } from "vitest";
import { mentionsSubject } from "./mentions-subject.ts";

test.each([
  ["Can we park at the hotel?", "en", "Parking", "en"],
  ["Wo kann ich parken?", "de", "Parking", "en"],
  ["Is there a garage for our car?", "en", "Parkplatz", "de"],
  ["駐車場はありますか", "ja", "parking", "en"],
  ["We would like to hold our weddings party there", "en", "weddings", "en"],
  ["Do you take group bookings?", "en", "Group bookings", "en"],
  ["Machen Sie Gruppenbuchungen?", "de", "Gruppenbuchungen", "de"],
])("“%s” (%s) is about “%s” (%s)", (question, language, subject, its) => {
  expect(mentionsSubject(question, language, subject, [its])).toBe(true);
});

test.each([
  ["When is breakfast?", "en", "Parking", "en"],
  ["What time is check-out?", "en", "late check-out", "en"],
  ["Can I make a booking for tomorrow?", "en", "Group bookings", "en"],
  ["Is there a bar?", "en", "barbecue", "en"],
  ["Is there a pool?", "en", "", "en"],
  ["Is there a pool?", "en", "?!", "en"],
])("“%s” (%s) is not about “%s” (%s)", (question, language, subject, its) => {
  expect(mentionsSubject(question, language, subject, [its])).toBe(false);
});
