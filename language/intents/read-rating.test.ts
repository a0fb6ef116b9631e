import { expect, test } from "vitest";
import { guestLanguages } from "../detection/index.ts";
import { hasQuestionMark } from "../text/index.ts";
import { ratedText, ratingTextsIn, reviewText } from "./fixed-texts.ts";
import { isBadRating, type ReadRating, readRating, type Score } from "./read-rating.ts";

/** The score, and `!` for a complaint; `-` if nothing is rated. */
const shortened = (read: ReadRating | undefined): string =>
  read ? `${read.score ?? ""}${read.complains ? "!" : ""}` : "-";

test.each([
  ["en", "5", "5"],
  ["en", " 4 ", "4"],
  ["en", "4/5", "4"],
  ["en", "10/10", "5"],
  ["en", "10", "5"],
  ["en", "8/10", "4"],
  ["en", "4.5/5", "5"],
  ["en", "0/10", "1"],
  ["de", "4 von 5", "4"],
  ["fr", "4 sur 5", "4"],
  ["en", "⭐⭐⭐⭐", "4"],
  ["en", "⭐️⭐️⭐️", "3"],
  ["en", "★★★★☆", "4"],
  ["en", "5⭐", "5"],
  ["en", "5️⃣", "5"],
  ["de", "4 Sterne", "4"],
  ["en", "five", "5"],
  ["de", "fünf", "5"],
  ["ar", "٥", "5"],
  ["ar", "۴", "4"],
  ["ar", "٤ من ٥", "4"],
  ["zh", "５", "5"],
  ["de", "5 – Sehr gut", "5"],
  ["de", "1", "1"],
  ["de", "1, alles super", "5"],
  ["fr", "très bien", "5"],
  ["de", "war alles super", "5"],
  ["de", "schlecht", "1"],
  ["de", "nicht schlecht", "4"],
  ["de", "nicht zufrieden", "2"],
  ["en", "not very good", "2"],
  ["en", "ok", "3"],
  ["en", "Great stay, thanks!", "5"],
  ["es", "todo muy bien, gracias", "5"],
  ["it", "tutto perfetto", "5"],
  ["pt", "muito bom", "5"],
  ["nl", "heel goed", "5"],
  ["tr", "çok iyi", "5"],
  ["ru", "Очень хорошо", "5"],
  ["ja", "とても良かったです", "5"],
  ["en", "👍", "4"],
  ["en", "it was ok but the shower was cold", "3!"],
  ["de", "4, aber die Dusche war kalt", "4!"],
  ["fr", "Excellent séjour mais chambre bruyante", "5!"],
  ["en", "The room was dirty", "!"],
  ["en", "2 of 5 towels were missing", "!"],
  ["en", "5! Can you send me the invoice?", "5"],
  ["en", "5 but can I have the invoice", "5"],
  ["en", "Room 5", "-"],
  ["de", "Zimmer 5", "-"],
  ["en", "5 towels please", "-"],
  ["en", "5 pm", "-"],
  ["de", "5 Uhr", "-"],
  ["en", "12", "-"],
  ["en", "7", "-"],
  ["en", "6/5", "-"],
  ["en", "2-3 towels", "-"],
  ["en", "Yes", "-"],
  ["en", "Good morning", "-"],
  ["de", "Guten Morgen", "-"],
  ["en", "Thank you for everything!", "-"],
  ["en", "Do you have a good restaurant nearby?", "-"],
  ["en", "We left a charger in room 12", "-"],
  ["en", "STOP", "-"],
  ["en", "", "-"],
])("%s: “%s” rates %s", (language, text, rating) => {
  expect(shortened(readRating(text, language))).toBe(rating);
});

test("what is more than the rating is a comment", () => {
  expect(readRating("2 – Not good\nThe bed squeaked", "en")?.comment).toBe("The bed squeaked");
  expect(readRating("5 – Sehr gut", "de")?.comment).toBe("");
  expect(readRating("4, aber die Dusche war kalt", "de")?.comment).toBe("aber die Dusche war kalt");
});

test.each([
  [{ score: 3 as Score, complains: false }, true],
  [{ score: 4 as Score, complains: false }, false],
  [{ score: 5 as Score, complains: true }, true],
  [{ score: null, complains: true }, true],
])("%o is bad: %s", (read, isBad) => {
  expect(isBadRating(read)).toBe(isBad);
});

test.each(guestLanguages)("%s: the scale fits WhatsApp and is read as it was chosen", (language) => {
  const { scale, choose } = ratingTextsIn(language);
  expect(choose.length).toBeLessThanOrEqual(20);
  for (const [at, word] of scale.entries()) {
    expect(`${at + 1} – ${word}`.length).toBeLessThanOrEqual(24);
    for (const text of [word, `${at + 1} – ${word}`])
      expect([text, shortened(readRating(text, language))]).toEqual([text, String(at + 1)]);
  }
});

test.each(guestLanguages)("%s: the texts name the score and ask nothing", (language) => {
  for (const score of [1, 2, 3, 4, 5] as const) {
    const text = ratedText({ language, score, isBad: score <= 3 });
    expect(text).toContain(String(score));
    expect(text).toContain(ratingTextsIn(language).scale[score - 1]);
    expect(hasQuestionMark(text)).toBe(false);
    expect(text).not.toMatch(/[{}]/);
  }
  expect(reviewText({ language, link: "https://x.example/r" })).toMatch(/https:\/\/x\.example\/r$/);
});
