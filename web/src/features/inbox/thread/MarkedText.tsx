import { Fragment, type ReactNode, useMemo } from "react";
import { type Marked, readMarkup, type Writing } from "./markup.ts";

export function MarkedText({ text, writing }: { text: string; writing: Writing }) {
  return useMemo(() => written(readMarkup(text, writing)), [text, writing]);
}

function written(parts: Marked[]): ReactNode {
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    return <Fragment key={index}>{writtenPart(part)}</Fragment>;
  });
}

const elements = { bold: "strong", italic: "em", struck: "s", code: "code" } as const;

function writtenPart(part: Marked): ReactNode {
  if (part.kind === "text") return part.text;
  if (part.kind === "link") {
    return (
      <a
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        style={{ textDecoration: "underline" }}
      >
        {part.text}
      </a>
    );
  }
  const Element = elements[part.kind];
  return <Element>{written(part.parts)}</Element>;
}
