import { cleanName } from "@bellhop/contract/values";
import { countReservedWords, countReservedWordsAfter, readWords } from "./event-words.ts";
import { fold } from "./fold.ts";

/** `none`: there is no title. */
export type EventTitle = {
  is: "booking" | "block" | "task" | "none";
  /** Empty if the title has none. */
  name: string;
  /** The booking's number, which stands in brackets; undefined without one. */
  code: string | undefined;
};

/** "Reserved - Jane Doe", "CONFIRMED: Jane Doe (HM…)", "Jane Doe", "Airbnb (Not available)". */
export function readTitle(summary: string, calendarName: string): EventTitle {
  const plain = cleanName(summary.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, " "));
  if (plain === "") return { is: "none", name: "", code: undefined };
  const whole = readWords(plain);
  if (whole === "closed" || whole === "reason") return { is: "block", name: "", code: undefined };
  if (whole === "task") return { is: "task", name: "", code: undefined };
  const brackets = [...plain.matchAll(/[([]([^()[\]]*)[)\]]/g)].map((found) => found[1]?.trim() ?? "");
  const code = brackets.find(isCode) ?? plain.match(/\bHM[A-Z0-9]{8}\b/)?.[0];
  const inCalendarName = ` ${fold(calendarName)} `;
  const parts = partsOf(code === undefined ? plain : plain.replace(code, ""))
    .map(withoutListing)
    .map((text) => ({ text, words: readWords(text) }))
    .filter(({ words }) => words !== "code");
  if (parts.some(({ words }) => words === "closed")) return { is: "block", name: "", code };
  const reserved = parts.findLastIndex(({ words }) => words === "reserved" || words === "channel");
  const isName = ({ text, words }: (typeof parts)[number]) =>
    words === "other" && !inCalendarName.includes(` ${fold(text)} `) && /\p{L}{2}/u.test(text);
  const named = parts.slice(reserved + 1).find(isName) ?? parts.find(isName);
  const why = parts.findIndex(({ words }) => words === "reason" || words === "task");
  const isFirst = why >= 0 && (!named || parts.indexOf(named) > why);
  if (isFirst) return { is: parts[why]?.words === "task" ? "task" : "block", name: "", code };
  const onlyPlace = parts.length === 1 && parts[0]?.words === "place" ? parts[0].text : "";
  return { is: "booking", name: nameOf(named?.text ?? onlyPlace), code };
}

/** "HMAB12CD34", "FYSPZN", "#4711-2", but not "(Family)" or "(2 guests)". */
const isCode = (text: string): boolean =>
  /^#?(?=.*\d)[A-Z0-9][A-Z0-9-]{3,24}$|^(?:[A-Z]{6}|[A-Z]{8,12})$/.test(text) && readWords(text) === "other";

const partsOf = (text: string): string[] =>
  text
    .split(/\s[-–—/]+\s|^[-–—]\s|\s[-–—]$|[–—|:;·•→()[\]]|\s[-–—](?=\s|$)/u)
    .map((part) => cleanName(part.replace(/^[\s\-–—,.#*]+|[\s\-–—,*]+$/g, "")))
    .filter((part) => part !== "");

/** Without the listing's number before the words: "10234 Reserved". */
function withoutListing(text: string): string {
  const rest = text.replace(/^(?:(?:apt|apartment|room|unit|listing|no|nr)\.?\s*)?#?\d[\w./-]*\s+/i, "");
  if (rest === text) return text;
  return readWords(rest) !== "other" || countReservedWords(rest) > 0 ? rest : text;
}

/** Without words that only say that it is a reservation: "Reserved by Jane Doe", "Seaside Home Booking". */
function nameOf(text: string): string {
  const words = text.split(/\s+/);
  const end = words.length - countReservedWordsAfter(text);
  const name = words
    .slice(countReservedWords(text), end)
    .join(" ")
    .replace(/^[\s:–—-]+|[\s:–—-]+$/g, "");
  const says = readWords(name);
  return says === "other" || (says === "place" && name === text) ? cleanName(name) : "";
}
