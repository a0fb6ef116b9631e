import { type RequestKind, requestKinds } from "@bellhop/contract/request-kinds";
import type { Request } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { useRequestWords } from "./request-words.ts";

export type Named = Pick<Request, "kind" | "words" | "count"> & { extra?: Request["extra"] };

export const isRecognized = (kind: string): kind is RequestKind =>
  (requestKinds as readonly string[]).includes(kind);

/** What is wanted, without when and where: "Taxi for 4", "Towels × 3", "Repair: air conditioning". */
export function useRequestName(): (request: Named) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  const requestWords = useRequestWords();
  return ({ kind, words, count, extra }) => {
    if (isRecognized(kind)) return requestWords({ what: kind, count, day: null, time: null, room: null });
    if (kind === "repair") return words ? t`Repair: ${words}` : t`Repair`;
    const name = words || (kind === "extra" ? t`Extra` : t`Request`);
    const many = extra ? extra.quantity : (count ?? 1);
    return many > 1 ? `${name} × ${number(many)}` : name;
  };
}

/** The free words that the name does not have already. */
export const wordsBesideName = ({ kind, words }: Pick<Request, "kind" | "words">): string =>
  isRecognized(kind) ? words : "";
