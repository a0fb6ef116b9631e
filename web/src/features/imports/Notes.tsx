import type { KnowledgeImport } from "@bellhop/contract/imports";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconEyeOff } from "@tabler/icons-react";
import { useLanguageName } from "../../ui/language-name.ts";
import { leftOutSentence } from "./left-out-sentence.ts";
import { SideNote } from "./SideNote.tsx";

/** What the reviewer should know: suggestions to check closely, and what was left out. */
export function Notes({ one: { left_out, with_orders } }: { one: KnowledgeImport }) {
  const { i18n } = useLingui();
  const languageName = useLanguageName();
  return (
    <>
      {with_orders > 0 && (
        <SideNote icon={IconAlertTriangle} warns>
          <p>
            <Plural
              value={with_orders}
              one="One passage contains commands for an AI. We left it out."
              other="# passages contain commands for an AI. We left them out."
            />
          </p>
        </SideNote>
      )}
      {left_out.length > 0 && (
        <SideNote icon={IconEyeOff}>
          <p>
            <Trans>Not imported:</Trans>
          </p>
          <ul>
            {left_out.map((omission) => {
              const sentence = i18n._(leftOutSentence(omission, languageName));
              return <li key={sentence}>{sentence}</li>;
            })}
          </ul>
        </SideNote>
      )}
    </>
  );
}
