import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
import { limits } from "@bellhop/contract/limits";
import { fieldSentence } from "../../../core/api/field-sentence.ts";
import { asStored, lengthOf } from "../../../ui/stored-text.ts";

export type RowDraft = { key: string; title: string; description: string };
export type OfferDraft = {
  kind: InteractiveReply["kind"];
  text: string;
  /** Titles; empty ones are left out. */
  buttons: string[];
  /** Opens the list. */
  button: string;
  rows: RowDraft[];
};
/** By field: `text`, `buttons.0`, `button`, `rows.0.title` … */
export type OfferErrors = Record<string, string>;

export type OfferFieldsProps = {
  draft: OfferDraft;
  errors: OfferErrors;
  onChange: (part: Partial<OfferDraft>) => void;
};

/** The id of a field's input. */
export const offerFieldId = (field: string) => `offer-${field}`;

export const newRow = (): RowDraft => ({ key: crypto.randomUUID(), title: "", description: "" });

export const draftOf = (kind: OfferDraft["kind"], text: string): OfferDraft => ({
  kind,
  text,
  buttons: Array.from({ length: limits.maxReplyButtons }, () => ""),
  button: "",
  rows: [newRow(), newRow()],
});

/** What is sent, unless a field is wrong. */
export function readOffer(draft: OfferDraft): { offered: InteractiveReply | undefined; errors: OfferErrors } {
  const checks: [field: string, error: string | undefined][] = [
    ["text", tooLong(draft.text, limits.interactiveTextCharacters) ?? missing(draft.text, "text_missing")],
    ...(draft.kind === "buttons" ? buttonChecks(draft.buttons) : []),
    ...(draft.kind === "list" ? listChecks(draft) : []),
  ];
  const errors = Object.fromEntries(
    checks.filter((check): check is [string, string] => check[1] !== undefined),
  );
  return { offered: Object.keys(errors).length > 0 ? undefined : offeredOf(draft), errors };
}

function buttonChecks(titles: string[]): [string, string | undefined][] {
  const stored = titles.map(asStored);
  return stored.map((title, index) => {
    const isNeeded = index === 0 && stored.every((one) => one === "");
    const isTwice = title !== "" && stored.indexOf(title) < index;
    const error =
      tooLong(title, limits.buttonTitleCharacters) ??
      (isNeeded ? fieldSentence({ code: "required" }) : undefined) ??
      (isTwice ? fieldSentence({ code: "duplicate" }) : undefined);
    return [`buttons.${index}`, error];
  });
}

function listChecks({ button, rows }: OfferDraft): [string, string | undefined][] {
  return [
    ["button", tooLong(button, limits.buttonTitleCharacters) ?? missing(button, "required")],
    ...rows.flatMap(({ title, description }, index): [string, string | undefined][] => [
      [`rows.${index}.title`, tooLong(title, limits.listTitleCharacters) ?? missing(title, "required")],
      [`rows.${index}.description`, tooLong(description, limits.listDescriptionCharacters)],
    ]),
  ];
}

const missing = (text: string, code: "required" | "text_missing") =>
  asStored(text) === "" ? fieldSentence({ code }) : undefined;

const tooLong = (text: string, maximum: number) =>
  lengthOf(text) > maximum ? fieldSentence({ code: "too_long", params: { maximum } }) : undefined;

function offeredOf({ kind, buttons, button, rows }: OfferDraft): InteractiveReply {
  switch (kind) {
    case "buttons":
      return { kind, buttons: buttons.map(asStored).filter((title) => title !== "") };
    case "list": {
      const stored = rows.map((row) => ({
        title: asStored(row.title),
        description: asStored(row.description),
      }));
      return { kind, button: asStored(button), sections: [{ title: "", rows: stored }] };
    }
    case "location_request":
    case "contact_request":
      return { kind };
  }
}
