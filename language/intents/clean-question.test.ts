import { expect, test } from "vitest";
import { cleanQuestion } from "./clean-question.ts";

test.each([
  ["en", "Hi! Is there a helipad? Thanks, Anna", "Is there a helipad?"],
  ["en", "Hello Giulia, could I get a table for 2 at 8pm please?", "Could I get a table for 2 at 8pm?"],
  ["en", "good morning, do you have a sauna", "Do you have a sauna"],
  ["en", "We arrive at 23:15 on Friday. Is the reception open then? 😊", "Is the reception open then?"],
  ["en", "Please, what time is breakfast?", "What time is breakfast?"],
  ["en", "Is the pool heated?", "Is the pool heated?"],
  ["en", "Thank you!", "Thank you!"],
  ["en", "Is there a gym? Thanks Anna", "Is there a gym?"],
  ["it", "Buongiorno, avete un eliporto per favore? Grazie mille", "Avete un eliporto?"],
  ["de", "Guten Tag, gibt es bitte eine Sauna? Danke", "Gibt es eine Sauna?"],
  ["fr", "Bonjour, avez-vous un sauna s'il vous plaît ? Merci", "Avez-vous un sauna?"],
  ["en", "I'm Anna from room 204. Can I get towels?", "Can I get towels?"],
  ["en", "Is the pool open? Call +44 7700 900123 or write to a.b@guest.example", "Is the pool open?"],
  ["en", "Is there a crib in room 12?", "Is there a crib in room 12?"],
  ["en", "If it rains, is breakfast inside?", "If it rains, is breakfast inside?"],
  ["de", "Ich bin Vegetarier, gibt es etwas für mich?", "Ich bin Vegetarier, gibt es etwas für mich?"],
])("%s: %s", (language, message, question) => {
  expect(cleanQuestion(message, language)).toBe(question);
});
