import { visibleLine } from "./visible-text.ts";

/** What somebody else wrote, in a line of ours: nothing in it is unseen or turns what stands beside it. */
export function SendersWords({ text }: { text: string }) {
  return <bdi dir="ltr">{visibleLine(text)}</bdi>;
}
