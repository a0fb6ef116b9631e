import { words } from "../../../platform/words.ts";

export const documentWords = words(
  { language: "Language", privacy: "Privacy", terms: "Terms" },
  {
    es: { language: "Idioma", privacy: "Privacidad", terms: "Condiciones" },
    fr: { language: "Langue", privacy: "Confidentialité", terms: "Conditions" },
    de: { language: "Sprache", privacy: "Datenschutz", terms: "Nutzungsbedingungen" },
    it: { language: "Lingua", privacy: "Privacy", terms: "Condizioni" },
    pt: { language: "Idioma", privacy: "Privacidade", terms: "Termos" },
    ar: { language: "اللغة", privacy: "الخصوصية", terms: "الشروط" },
  },
);
