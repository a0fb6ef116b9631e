import { topicsIn } from "@bellhop/language/lexicon";
import { findDays, findRanges, foldAligned, patternsOf } from "@bellhop/language/values";
import { type Labelled, labelled } from "./labelled.ts";

const seasons = ["summer", "winter", "spring", "autumn", "highSeason", "lowSeason", "holidays"] as const;
const languages = ["en", "de", "fr", "es", "it", "pt", "nl"];
/** Periods and groups that the word tables don't have. */
const others =
  /(?<!\p{L})(?:carn[aei]val\p{L}*|karneval|fasching|reveillon|nochevieja|navidad(?:es)?|nochebuena|natale|capodanno|ferragosto|pasqua|pascoa|semana santa|toussaint|noel|kerst\p{L}*|pasen|pfingsten|advent|silvester|weihnacht\p{L}*|ostern|messe(?:n|zeiten)?|trade fairs?|season|saison|temporada|stagione|seizoen|week-?ends?|wochenende\p{L}*|fins? de semana|fine settimana|ferien|vacances|vacaciones|vacanze|ferias|vakanties?|holidays?|groups?|gruppen|groupes|grupos|gruppi|groepen)(?!\p{L})/gu;
const value =
  /\d|(?<!\p{L})(?:closed|open|geschlossen|geöffnet|fermé\p{L}*|ouvert\p{L}*|cerrado|abierto|chius[oa]|apert[oa]|fechado|aberto|gesloten|free|kostenlos|gratis|gratuit\p{L}*)(?!\p{L})/iu;
const maxWords = 6;

/** Weekdays and nothing else: "Mon–Fri". */
const isOnlyDays = (label: string) =>
  languages.some((language) => findDays(foldAligned(label), patternsOf(language)) !== null) &&
  foldAligned(label).search(others) < 0;

const namesPeriod = (label: string): boolean => {
  const folded = foldAligned(label);
  if (folded.split(/\s+/).length > maxWords) return false;
  if (folded.search(others) >= 0 || /^\d{1,2}[./]\d{1,2}\.?(?!\d)/.test(folded)) return true;
  return languages.some((language) => {
    const patterns = patternsOf(language);
    return (
      seasons.some((name) => patterns.test(name, folded)) ||
      findDays(folded, patterns) !== null ||
      findRanges(folded, "months", patterns) !== 0
    );
  });
};

/** True for a label of another period or group with its value: "Easter: 30 days". It says more about the entry above. */
export const isException = ({ about, text }: Labelled): boolean =>
  value.test(text) && namesPeriod(about) && !namesTopic(about);

/** Whether the other words of a label name a topic: "Réveillon" is no wake-up call. */
const namesTopic = (label: string) => {
  const rest = foldAligned(label).replace(others, " ");
  return languages.some((language) => [...topicsIn(rest, language)].some((topic) => topic !== "group"));
};

/** True for a text in which a line names another period. Lines of weekdays alone are opening hours. */
export function hasException(text: string): boolean {
  const [, ...lines] = text.split("\n");
  return lines.some((line) => {
    const label = labelled(line);
    return label !== undefined && isException(label) && !isOnlyDays(label.about);
  });
}
