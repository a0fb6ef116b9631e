import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useFormats } from "../../../../core/language/formats.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { AnswerDialog } from "../../answer/lazy-answer.ts";
import { Suggestions } from "../../answer/lazy-suggestions.ts";
import { LazyHistory } from "../../editor/LazyHistory.tsx";
import { SectionScreen } from "../../editor/SectionScreen.tsx";
import { FaqBar } from "./FaqBar.tsx";
import { FaqContent } from "./FaqContent.tsx";
import { useFaq } from "./use-faq.ts";

export function FaqScreen() {
  const { t } = useLingui();
  const { number } = useFormats();
  const faq = useFaq();
  const { section, languages, search, add } = faq;
  /** An entry, all (null), or closed. */
  const [historyOf, setHistoryOf] = useState<string | null | undefined>();
  const count = section.total ?? 0;
  const about =
    faq.sought === ""
      ? [
          t`${plural(count, { one: "# entry", other: "# entries" })}`,
          languages.length > 1 && t`${plural(languages.length, { one: "# language", other: "# languages" })}`,
        ].filter(Boolean)
      : [t`${plural(count, { 0: "No entry found", one: "# entry found", other: "# entries found" })}`];
  return (
    <SectionScreen
      section="faq"
      title={t`FAQ`}
      about={section.isLoaded && about.join(", ").replace(String(count), number(count))}
      onHistory={() => setHistoryOf(null)}
      onShow={faq.open}
      onUndone={faq.showUndone}
      actions={
        add && (
          <Button icon={<Icon of={IconPlus} size={18} />} onClick={() => add()}>
            {t`Add entry`}
          </Button>
        )
      }
      bar={
        (count > 0 || search !== "") && (
          <FaqBar
            store={section.store}
            section={section}
            languages={languages}
            search={search}
            onSearch={faq.setSearch}
            selected={faq.selected}
            onSelect={faq.setSelected}
          />
        )
      }
    >
      <Suspense>
        <Suggestions onOpen={faq.open} />
      </Suspense>
      <FaqContent faq={faq} onHistory={setHistoryOf} />
      {faq.teach !== null && faq.isLoaded && (
        <Suspense>
          <AnswerDialog
            key={faq.teach}
            question={faq.teach}
            languages={languages}
            onAdd={(words) => faq.addAnswered?.(words)}
            onClose={() => faq.setTeach(null)}
          />
        </Suspense>
      )}
      {historyOf !== undefined && (
        <LazyHistory section="faq" entryId={historyOf} onClose={() => setHistoryOf(undefined)} />
      )}
    </SectionScreen>
  );
}
