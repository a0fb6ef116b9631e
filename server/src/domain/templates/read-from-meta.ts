import { tagOfTemplateCode, templateCodeOf } from "@bellhop/contract/template-languages";
import {
  type NotSendable,
  slotsIn,
  type TemplateButton,
  type TemplateCategory,
  type TemplateContent,
  type TemplateState,
  templateCategory,
  templateContent,
  templateLimits,
} from "@bellhop/contract/templates";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { templateStates } from "./apply-template-event.ts";
import { spellingsOf } from "./spellings-of.ts";
import { disableMissing, type TemplateRow, upsertRead } from "./templates.queries.ts";

type Json = Record<string, unknown>;

/** A template as Meta lists it. */
export type ReadTemplate = Pick<
  TemplateRow,
  "name" | "category" | "content" | "reason" | "quality" | "not_sendable"
> & { code: string; state: TemplateState; providerTemplateId: string };

/**
 * Stores what Meta has. Templates that were deleted there are switched off. `startedAt` is when the list was asked for:
 * what was submitted since is not missing.
 */
export async function storeReadTemplates(
  at: AtVenue,
  channelId: string,
  read: readonly ReadTemplate[],
  startedAt: Date,
): Promise<{ added: number; switchedOff: string[] }> {
  let added = 0;
  for (const { code, content, ...one } of read) {
    const tag = tagOfTemplateCode(code);
    // A venue's own spelling stays: its `zh` is Meta's zh_CN.
    const known = (await spellingsOf(at, tag)).find(
      (spelling) => spelling !== tag && templateCodeOf(spelling) === code,
    );
    const stored = await at.tx.row(upsertRead, {
      venueId: at.venueId,
      templateId: newId(),
      channelId,
      name: one.name,
      language: known ?? tag,
      category: one.category,
      content: JSON.stringify(content),
      state: one.state,
      reason: one.reason,
      quality: one.quality,
      providerTemplateId: one.providerTemplateId,
      notSendable: one.not_sendable,
      readAt: at.now,
    });
    if (stored.is_added) added += 1;
  }
  const gone = await at.tx.rows(disableMissing, {
    venueId: at.venueId,
    channelId,
    knownIds: read.map(({ providerTemplateId }) => providerTemplateId),
    readAt: at.now,
    startedAt,
  });
  return { added, switchedOff: gone.map(({ name, language }) => `${name} (${language})`) };
}

/** Reads one item of Meta's list; undefined if it names nothing. */
export function readListedTemplate(item: Json): ReadTemplate | undefined {
  const text = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";
  const [id, name, code] = [text(item.id), text(item.name), text(item.language)];
  const state = templateStates[text(item.status).toUpperCase()];
  if (id === "" || name === "" || code === "" || state === undefined) return undefined;
  const category = templateCategory.safeParse(text(item.category).toLowerCase());
  const reason = text(item.rejected_reason);
  const quality = text(objectOf(item.quality_score).score);
  const components = Array.isArray(item.components) ? item.components.map(objectOf) : [];
  const isNamed = text(item.parameter_format).toUpperCase() === "NAMED";
  const { content, notSendable } = readComponents(components);
  return {
    name: name.slice(0, templateLimits.name),
    code: code.slice(0, 20),
    category: category.success ? category.data : ("utility" satisfies TemplateCategory),
    content,
    state,
    reason: reason === "" || reason === "NONE" ? null : reason.slice(0, 500),
    quality: quality === "" || quality === "UNKNOWN" ? null : quality.slice(0, 40),
    not_sendable: isNamed ? "named_slots" : notSendable,
    providerTemplateId: id,
  };
}

function readComponents(components: readonly Json[]): {
  content: TemplateContent;
  notSendable: NotSendable | null;
} {
  const of = (type: string) => components.find((one) => wordOf(one.type) === type) ?? {};
  const header = of("HEADER");
  const body = of("BODY");
  const isText = header.type === undefined || wordOf(header.format) === "TEXT";
  const buttons = Array.isArray(of("BUTTONS").buttons)
    ? (of("BUTTONS").buttons as unknown[]).map(objectOf)
    : [];
  const known = buttons.flatMap(buttonOf).slice(0, templateLimits.buttons);
  const needsMore =
    components.some((one) => !["HEADER", "BODY", "FOOTER", "BUTTONS"].includes(wordOf(one.type))) ||
    buttons.some((one) => /\{\{/.test(String(one.url ?? "")) || askingButtons.has(wordOf(one.type)));
  const written = {
    header: isText ? textOf(header).slice(0, templateLimits.header) : "",
    body: textOf(body).slice(0, templateLimits.body) || "—",
    footer: textOf(of("FOOTER")).slice(0, templateLimits.footer),
    buttons: known,
    examples: { header: examplesOf(header, "header_text"), body: examplesOf(body, "body_text") },
  };
  const parsed = templateContent.safeParse(written);
  const content = parsed.success ? parsed.data : { ...written, buttons: [] };
  // A slot that is not a number can't be filled in.
  const isNumbered = [written.header, written.body].every(
    (one) => !/\{\{(?!\d+\}\})/.test(one) && slotsIn(one).every((slot, index) => slot === index + 1),
  );
  const notSendable = !isText ? "header_file" : !isNumbered ? "named_slots" : needsMore ? "needs_more" : null;
  return { content, notSendable };
}

/** Buttons that need a value when the template is sent. */
const askingButtons = new Set(["COPY_CODE", "OTP", "FLOW", "CATALOG", "MPM", "SPM", "ORDER_DETAILS"]);

function buttonOf(button: Json): TemplateButton[] {
  const title = textOf(button).slice(0, templateLimits.buttonTitle);
  if (title === "") return [];
  const url = String(button.url ?? "");
  if (wordOf(button.type) === "URL")
    return /^https:\/\/[^{}]+$/.test(url) ? [{ kind: "url", title, url }] : [];
  return [{ kind: "quick_reply", title }];
}

function examplesOf(component: Json, key: string): string[] {
  const example = objectOf(component.example)[key];
  const first = Array.isArray(example) && Array.isArray(example[0]) ? example[0] : example;
  if (!Array.isArray(first)) return [];
  return first.map((one) => String(one).slice(0, templateLimits.example));
}

const objectOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
const wordOf = (value: unknown): string => String(value ?? "").toUpperCase();
const textOf = ({ text }: Json): string => (typeof text === "string" ? text.trim() : "");
