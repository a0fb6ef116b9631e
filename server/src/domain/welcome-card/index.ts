export { type CardCode, chooseCardLanguage, type WelcomeCard } from "./card-texts.ts";
export { drawWelcomeCard } from "./draw-card.ts";
export { type CardLanguage, cardWords, isCardLanguage } from "./welcome-card.words.ts";
