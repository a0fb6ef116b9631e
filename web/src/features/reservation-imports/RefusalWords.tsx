import type { FileRefusal } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { refusalSentences } from "./refusal-sentence.ts";

/** What is wrong, on which line, and what to do. */
export function RefusalWords({ refusal: { code, line } }: { refusal: FileRefusal }) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  const { what, next } = refusalSentences[code];
  const where = line === null ? null : number(line);
  return (
    <>
      {i18n._(what)}{" "}
      {where !== null && (
        <>
          <Trans>See line {where}.</Trans>{" "}
        </>
      )}
      {i18n._(next)}
    </>
  );
}
