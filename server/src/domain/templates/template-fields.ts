import { slotsIn, type TemplateContent } from "@bellhop/contract/templates";
import { type FieldError, fieldError, refuse } from "../../platform/refusal.ts";

/** Refuses what Meta would refuse, with the field named. */
export function requireSendable({ header, body, footer, examples }: TemplateContent) {
  const errors = [
    ...wrongSlots("content.header", header, examples.header),
    ...wrongSlots("content.body", body, examples.body),
  ];
  if (slotsIn(header).length > 1) errors.push(fieldError("content.header", "slots_not_numbered"));
  if (footer.includes("{{")) errors.push(fieldError("content.footer", "footer_has_slots"));
  if (errors.length > 0) throw refuse("invalid_fields", errors);
}

function wrongSlots(field: string, text: string, examples: string[]): FieldError[] {
  const slots = slotsIn(text);
  const isNumbered = slots.every((number) => number >= 1 && number <= slots.length);
  if (!isNumbered || /\{\{(?!\d+\}\})/.test(text)) return [fieldError(field, "slots_not_numbered")];
  if (field === "content.body" && (/^\{\{\d+\}\}/.test(text) || /\{\{\d+\}\}$/.test(text)))
    return [fieldError(field, "slot_at_edge")];
  const hasExamples = slots.every((number) => (examples[number - 1] ?? "") !== "");
  return hasExamples ? [] : [fieldError(field.replace("content.", "content.examples."), "examples_missing")];
}

/** Refuses values that Meta would refuse: each slot has exactly one, without line breaks. */
export function requireFilledSlots(
  { header, body }: TemplateContent,
  values: { header: string[]; body: string[] },
) {
  const errors = [
    ...wrongValues("values.header", slotsIn(header).length, values.header),
    ...wrongValues("values.body", slotsIn(body).length, values.body),
  ];
  if (errors.length > 0) throw refuse("invalid_fields", errors);
}

function wrongValues(field: string, slots: number, values: string[]): FieldError[] {
  if (values.length > slots) return [fieldError(field, "too_many", { maximum: slots })];
  return Array.from({ length: slots }, (_, index) => index).flatMap((index) => {
    const value = values[index] ?? "";
    const name = `${field}.${index}`;
    if (value === "") return [fieldError(name, "slot_empty")];
    return /[\n\t]| {5}/.test(value) ? [fieldError(name, "slot_has_line_break")] : [];
  });
}
