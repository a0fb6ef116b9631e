import { visibleLine } from "./visible-text.ts";

/** A sender's text inside our sentence: without invisible or direction-changing characters. */
export function SenderText({ text }: { text: string }) {
  return <bdi dir="ltr">{visibleLine(text)}</bdi>;
}
