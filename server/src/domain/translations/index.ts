export {
  claimTranslationOf,
  eraseTranslations,
  findTranslation,
  keepTranslation,
  listTranslationsOf,
  releaseTranslationOf,
  type ToTranslate,
  type Translation,
} from "./translations.ts";
