import type { ProactiveField } from "@bellhop/contract/proactive";
import { partsOf, writtenField } from "./text-parts.ts";

type Looks = Record<string, string>;

/** A text with its fields as chips. The last line break lets the cursor stand after a chip. */
export function domOf(text: string, names: Record<ProactiveField, string>, looks: Looks): DocumentFragment {
  const all = document.createDocumentFragment();
  for (const part of partsOf(text)) {
    if ("text" in part) {
      all.append(part.text);
      continue;
    }
    const chip = document.createElement("span");
    const isKnown = "field" in part;
    chip.contentEditable = "false";
    chip.dataset.field = isKnown ? part.field : part.unknown;
    chip.className = (isKnown ? looks.chip : looks.unknown) ?? "";
    chip.textContent = isKnown ? names[part.field] : part.unknown;
    all.append(chip);
  }
  all.append(document.createElement("br"));
  return all;
}

/** Reads the text back from the elements of `domOf`, after edits. */
export function textIn(box: Node): string {
  const read = (node: Node): string => {
    if (node instanceof HTMLElement) {
      if (node.dataset.field) return writtenField(node.dataset.field);
      if (node.nodeName === "BR") return node === box.lastChild ? "" : "\n";
    }
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
    return [...node.childNodes].map(read).join("");
  };
  return read(box).replaceAll("\u00a0", " ");
}
