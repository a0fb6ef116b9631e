export { chooseCardLanguage, type WelcomeCard } from "./card-texts.ts";
export { drawWelcomeCard } from "./draw-card.ts";
