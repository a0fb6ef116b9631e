export {
  claimTranslationOf,
  eraseTranslations,
  findTranslation,
  keepTranslation,
  releaseTranslationOf,
  type ToTranslate,
  type Translation,
} from "./translations.ts";
