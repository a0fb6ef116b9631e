import type { GuestLanguage } from "@bellhop/language/detection";

/** What the guest of a test asks first. */
export const testQuestions: Record<GuestLanguage, string> = {
  en: "Hello, what time is breakfast?",
  es: "Hola, ¿a qué hora es el desayuno?",
  fr: "Bonjour, à quelle heure est le petit-déjeuner ?",
  de: "Guten Tag, wann gibt es Frühstück?",
  it: "Buongiorno, a che ora è la colazione?",
  pt: "Olá, a que horas é o pequeno-almoço?",
  ar: "مرحبًا، متى يُقدَّم الإفطار؟",
  nl: "Hallo, hoe laat is het ontbijt?",
  zh: "您好，早餐几点开始？",
  ja: "こんにちは、朝食は何時からですか？",
  ru: "Здравствуйте, во сколько завтрак?",
  tr: "Merhaba, kahvaltı saat kaçta?",
};
