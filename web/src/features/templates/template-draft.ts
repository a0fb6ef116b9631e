import type { InputOf } from "@bellhop/contract/call";
import {
  type saveTemplate,
  slotsIn,
  type Template,
  type TemplateButton,
  type TemplateCategory,
  type TemplateContent,
} from "@bellhop/contract/templates";

export type ButtonDraft = { key: string; kind: TemplateButton["kind"]; title: string; url: string };

/** Examples are at their slot's number minus one. */
export type TemplateDraft = {
  name: string;
  language: string;
  category: TemplateCategory;
  header: string;
  body: string;
  footer: string;
  buttons: ButtonDraft[];
  examples: TemplateContent["examples"];
};

export const newButton = (): ButtonDraft => ({
  key: crypto.randomUUID(),
  kind: "quick_reply",
  title: "",
  url: "",
});

export function draftOf(template: Template | undefined, language: string): TemplateDraft {
  if (!template) {
    const texts = { name: "", header: "", body: "", footer: "" };
    return { ...texts, language, category: "utility", buttons: [], examples: { header: [], body: [] } };
  }
  const { content, name, category } = template;
  const buttons = content.buttons.map((button) => ({ ...newButton(), ...button }));
  return { ...content, name, category, language: template.language, buttons };
}

/** WhatsApp wants buttons of a kind next to each other. */
export const groupButtons = (buttons: ButtonDraft[]): ButtonDraft[] => [
  ...buttons.filter(({ kind }) => kind === "quick_reply"),
  ...buttons.filter(({ kind }) => kind === "url"),
];

export function inputOf(draft: TemplateDraft, templateId: string | undefined): InputOf<typeof saveTemplate> {
  const { name, language, category, header, body, footer, buttons, examples } = draft;
  return {
    ...(templateId && { template_id: templateId }),
    name,
    language,
    category,
    content: {
      header,
      body,
      footer,
      buttons: buttons.map(({ kind, title, url }) =>
        kind === "url" ? { kind, title, url } : { kind, title },
      ),
      examples: {
        header: examplesOf(header, examples.header),
        body: examplesOf(body, examples.body),
      },
    },
  };
}

const examplesOf = (text: string, examples: string[]): string[] =>
  slotsIn(text).map((_, index) => examples[index] ?? "");

/** The next slot of a text, as it is written there. */
export const nextSlot = (text: string): string => `{{${(slotsIn(text).at(-1) ?? 0) + 1}}}`;

export function withExample(examples: string[], index: number, example: string): string[] {
  const length = Math.max(examples.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? example : (examples[at] ?? "")));
}

/** Moves the error about missing examples to each slot without one. */
export function errorsBySlot(
  errors: Record<string, string>,
  { header, body, examples }: TemplateDraft,
): Record<string, string> {
  const spread = (field: string, text: string, values: string[]): [string, string][] => {
    const error = errors[field];
    if (error === undefined) return [];
    const missing = slotsIn(text).filter((number) => (values[number - 1] ?? "").trim() === "");
    return missing.map((number) => [`${field}.${number - 1}`, error]);
  };
  const { "content.examples.header": _, "content.examples.body": __, ...others } = errors;
  return {
    ...others,
    ...Object.fromEntries(spread("content.examples.header", header, examples.header)),
    ...Object.fromEntries(spread("content.examples.body", body, examples.body)),
  };
}

/** Without an example, a slot is shown as it is written. */
export const previewValues = (examples: string[]): string[] =>
  examples.map((example, index) => example.trim() || `{{${index + 1}}}`);
