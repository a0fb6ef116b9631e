import { type Element, isTag, isText } from "domhandler";
import { jsonOrUndefined } from "../../../platform/json/json-or-undefined.ts";
import type { OmittedReason } from "./document.ts";

const iconClass =
  /(?:^|\s)(?:material-(?:icons|symbols)\S*|fa[srlbd]?|fa-\S+|icons?|icon-\S+|\S+-icon|glyphicon\S*|dashicons\S*)(?:\s|$)/i;
const menuClass = /(?:^|[\s_-])(?:nav|navbar|navigation|menu|breadcrumbs?|pagination)(?:$|[\s_-])/i;
const cookieClass = /cookie|consent|gdpr|onetrust|iubenda|borlabs|usercentrics/i;
const panelClass =
  /accordion|(?:^|[\s_-])acc[-_]|collaps|toggle|faq|answer|expand|tab-?(?:pane|panel|content)/i;
const headingName = /^(?:h[1-6]|dt|summary|button|legend)$/;
const maxNoticeCharacters = 3_000;

export const nameOf = ({ attribs }: Element) => `${attribs.class ?? ""} ${attribs.id ?? ""}`;

export const textOf = ({ children }: Element) =>
  children.map((child) => (isText(child) ? child.data : "")).join("");

export function rawTextOf(element: Element): string {
  return element.children
    .map((child) =>
      isText(child)
        ? child.data
        : isTag(child) && !/^(?:script|style|template)$/.test(child.name)
          ? ` ${rawTextOf(child)} `
          : "",
    )
    .join("");
}

/** Why an element is not content of the page, though it is shown. */
export function notContent(element: Element): OmittedReason | undefined {
  const { name, attribs } = element;
  if (/^(?:del|s|strike)$/.test(name)) return "struck";
  if (/^(?:nav|menu)$/.test(name) || attribs.role === "navigation") return "navigation";
  if (/^(?:html|body|main|a|article)$/.test(name)) return undefined;
  const names = nameOf(element);
  if (names === " ") return undefined;
  if (iconClass.test(names) && /^\s*[a-z0-9_]+\s*$/.test(rawTextOf(element))) return "icon";
  if (cookieClass.test(names) && rawTextOf(element).length < maxNoticeCharacters) return "cookie_notice";
  return menuClass.test(names) && isMostlyLinks(element) ? "navigation" : undefined;
}

function isMostlyLinks(element: Element): boolean {
  const linked = (one: Element): number =>
    one.name === "a"
      ? rawTextOf(one).replace(/\s/g, "").length
      : one.children.filter(isTag).reduce((sum, child) => sum + linked(child), 0);
  return linked(element) >= rawTextOf(element).replace(/\s/g, "").length * 0.8;
}

/** The ids of the parts of a page that a button, tab or link opens. */
export function openedIds(elements: Element[]): Set<string> {
  return new Set(
    elements.flatMap(({ attribs }) => {
      const opensBySwitch = attribs["data-toggle"] ?? attribs["data-bs-toggle"];
      const targets = [attribs["aria-controls"], attribs["data-target"], attribs["data-bs-target"]];
      if (opensBySwitch) targets.push(attribs.href);
      return targets.flatMap((target) => target?.split(/\s+/) ?? []).map((id) => id.replace(/^#/, ""));
    }),
  );
}

/** Whether a hidden part of a page is the closed panel of an accordion or a tab, which a reader can open. */
export function isClosedPanel(element: Element, opened: ReadonlySet<string>): boolean {
  const { name, attribs } = element;
  if (!/^(?:div|section|article|p|ul|ol|dl|dd|li|table)$/.test(name)) return false;
  if (opened.has(attribs.id ?? "") || attribs.role === "tabpanel") return true;
  if (/acceptedAnswer|text/.test(attribs.itemprop ?? "") || panelClass.test(nameOf(element))) return true;
  let before = element.prev;
  while (before && !isTag(before)) before = before.prev;
  return before !== null && isTag(before) && headingName.test(before.name);
}

/** Whether a button is the title of a part that it opens. */
export function isTitleButton(element: Element): boolean {
  const { name, attribs } = element;
  if (name !== "button") return false;
  const opens = ["aria-controls", "aria-expanded", "data-toggle", "data-bs-toggle"].some(
    (one) => attribs[one],
  );
  const parent = element.parent;
  const isInHeading = parent !== null && isTag(parent) && /^(?:h[1-6]|dt)$/.test(parent.name);
  return isInHeading || (opens && rawTextOf(element).trim().includes(" "));
}

type Question = { question: string; answer: string };
const maxQuestions = 500;

/** The questions and answers of a page's FAQPage data, with the HTML of the answers. */
export function faqDataOf(elements: Element[]): Question[] {
  const found: Question[] = [];
  const textIn = (value: unknown) => (typeof value === "string" ? value : "");
  const visit = (value: unknown, depth: number) => {
    if (typeof value !== "object" || value === null || depth > 8 || found.length >= maxQuestions) return;
    const record = value as Record<string, unknown>;
    const [accepted] = [record.acceptedAnswer ?? record.suggestedAnswer].flat() as Record<string, unknown>[];
    if ([record["@type"]].flat().includes("Question") && accepted)
      found.push({ question: textIn(record.name ?? record.text), answer: textIn(accepted.text) });
    else for (const child of Object.values(record)) visit(child, depth + 1);
  };
  for (const element of elements)
    if (element.name === "script" && /^application\/ld\+json/i.test(element.attribs.type ?? ""))
      visit(jsonOrUndefined(textOf(element)), 0);
  return found.filter(({ question, answer }) => question !== "" && answer !== "");
}
