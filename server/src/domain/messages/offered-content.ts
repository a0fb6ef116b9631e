import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
import { limits } from "@bellhop/contract/limits";
import type { MessageContent } from "@bellhop/contract/message-content";
import { refuseField } from "../../platform/refusal.ts";

type Offered = Extract<MessageContent, { kind: InteractiveReply["kind"] }>;

/** Checks what WhatsApp limits over several fields. */
export function requireFitsWhatsapp(text: string, interactive: InteractiveReply) {
  const maximum = limits.interactiveTextCharacters;
  if (text.length > maximum) throw refuseField("text", "too_long", { maximum });
  if (interactive.kind !== "list") return;
  const { sections } = interactive;
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length > limits.maxListRows)
    throw refuseField("interactive.sections", "too_many", { maximum: limits.maxListRows });
  const titles = new Set(sections.map(({ title }) => title));
  if (titles.size < sections.length) throw refuseField("interactive.sections", "duplicate");
  const untitled = sections.length > 1 ? sections.findIndex(({ title }) => title === "") : -1;
  if (untitled >= 0) throw refuseField(`interactive.sections.${untitled}.title`, "section_title_missing");
}

/** As it is stored and sent. The ids are places: the guest's answer names this message. */
export function offeredContent(interactive: InteractiveReply): Offered {
  switch (interactive.kind) {
    case "buttons":
      return {
        kind: "buttons",
        buttons: interactive.buttons.map((title, index) => ({ id: String(index + 1), title })),
      };
    case "list": {
      const rows = interactive.sections.flatMap((section) =>
        section.rows.map((row) => ({ ...row, ...(section.title && { section: section.title }) })),
      );
      return {
        kind: "list",
        button: interactive.button,
        rows: rows.map((row, index) => ({ id: String(index + 1), ...row })),
      };
    }
    case "location_request":
    case "contact_request":
      return { kind: interactive.kind };
  }
}
