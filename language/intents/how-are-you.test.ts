import { expect, test } from "vitest";
import { detectLanguage } from "../detection/index.ts";
import { kindText } from "./acts/kind-text.ts";
import { howAreYouReply } from "./how-are-you.ts";
import { readIntent } from "./read-intent.ts";

const small: Record<string, string[]> = {
  en: [
    "How are you today?",
    "How's it going?",
    "Hi! How are you doing?",
    "how are you",
    "What's up?",
    "Hi Marco, how are you?",
    "Good morning, how is your day going?",
  ],
  de: [
    "Wie geht's?",
    "Wie geht es Ihnen heute?",
    "Hallo, wie geht es euch",
    "Na, wie läuft's?",
    "Guten Morgen! Wie geht’s denn so?",
  ],
  es: ["¿Qué tal?", "¿Cómo está usted hoy?", "Hola, ¿cómo va todo?", "Buenas tardes, ¿cómo están?"],
  fr: ["Ça va ?", "Comment allez-vous aujourd'hui ?", "Bonjour, comment ça va ?", "Salut, comment vas-tu"],
  it: ["Come va?", "Buongiorno, come state oggi?", "Ciao, tutto bene?", "come stai"],
  pt: ["Tudo bem?", "Olá, como está?", "Bom dia, como vão vocês?", "oi como vai"],
  nl: ["Hoe gaat het?", "Goedemorgen, hoe gaat het met u vandaag?", "Alles goed?"],
  ru: ["Как дела?", "Здравствуйте, как ваши дела сегодня?", "Привет, как вы?"],
  tr: ["Nasılsınız?", "Merhaba, bugün nasılsınız?", "Selam naber"],
  ar: ["كيف حالك؟", "مرحبا، كيف حالكم اليوم؟", "شلونكم؟"],
  zh: ["你好吗？", "您好，今天怎么样？", "最近怎么样"],
  ja: ["お元気ですか？", "こんにちは、お元気ですか", "調子はどうですか？"],
};

test.each(Object.entries(small))("%s: small talk gets thanks and an offer to help", (language, texts) => {
  for (const text of texts) {
    expect(readIntent(text, language), text).toEqual({ kind: "small_talk" });
    expect(kindText({ language, text }), text).toBe(howAreYouReply(language));
    // A first message has no known language.
    const detected = detectLanguage(text, undefined, "en");
    expect(readIntent(text, detected), `${text} in ${detected}`).toEqual({ kind: "small_talk" });
  }
});

test.each([
  ["en", "How is it going with my taxi?"],
  ["en", "How was your breakfast buffet rated by guests?"],
  ["en", "How are you cleaning the pool?"],
  ["en", "How are things like parking handled?"],
  ["es", "¿Qué tal el desayuno?"],
  ["es", "¿Qué tal está la piscina?"],
  ["de", "Wie geht es zum Bahnhof?"],
  ["de", "Alles klar mit der Buchung, wann ist Check-in?"],
  ["it", "Come va con il parcheggio?"],
  ["fr", "Ça va pour garer la voiture ?"],
  ["pt", "Tudo bem levar o cachorro?"],
  ["nl", "Hoe is het ontbijt?"],
  ["ru", "Как вы работаете в праздники?"],
  ["tr", "Kahvaltı nasıl gidiyor, saat kaçta?"],
  ["zh", "早餐怎么样？"],
  ["ja", "朝食はどうですか？"],
] as const)("%s: %j asks something else", (language, text) => {
  expect(kindText({ language, text })).not.toBe(howAreYouReply(language));
  expect(readIntent(text, language).kind).not.toBe("small_talk");
});

test.each([
  ["de", "Alles klar"],
  ["fr", "Ça va"],
  ["pt", "Tudo bem"],
  ["es", "Todo bien"],
  ["it", "Tutto bene"],
  ["ru", "Все хорошо"],
])("%s: %j without a question mark is not asked", (language, text) => {
  expect(kindText({ language, text })).not.toBe(howAreYouReply(language));
});

test("praise beside it is answered, thanks are not", () => {
  const say = (text: string) => kindText({ language: "en", text });
  expect(say("What a beautiful room! How are you?")).toMatch(/glad/);
  expect(say("Thanks! How are you?")).toBe(howAreYouReply("en"));
});
