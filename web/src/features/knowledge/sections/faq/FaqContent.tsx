import { useLingui } from "@lingui/react/macro";
import { Failure } from "../../../../core/pages/Failure.tsx";
import { FaqAside } from "./FaqAside.tsx";
import { FaqEmpty, FaqLoading, FaqNotFound } from "./FaqEmpty.tsx";
import { FaqList } from "./FaqList.tsx";
import type { Faq } from "./use-faq.ts";

type FaqContentProps = { faq: Faq; onHistory: (entryId: string) => void };

export function FaqContent({ faq, onHistory }: FaqContentProps) {
  const { section, languages, sought, besideId, open } = faq;
  if (!faq.isLoaded) return <NotLoaded {...faq} />;
  if (section.ids.length === 0 && sought !== "")
    return <FaqNotFound search={sought} onAll={faq.showAll} onAnswer={() => faq.setTeach(sought)} />;
  if (section.ids.length === 0) return <FaqEmpty onAdd={faq.addAnswered} />;
  return (
    <>
      {besideId !== null && (
        <FaqAside
          store={section.store}
          entryId={besideId}
          languages={languages}
          onOpen={open}
          onHistory={onHistory}
        />
      )}
      <FaqList
        section={section}
        languages={languages}
        openId={faq.openId}
        newId={faq.newId}
        onOpen={open}
        selected={faq.selected}
        onSelect={faq.setSelected}
        onHistory={onHistory}
        mayMove={faq.mayEdit && sought === ""}
      />
    </>
  );
}

function NotLoaded({ error, readAgain }: Faq) {
  const { t } = useLingui();
  if (!error) return <FaqLoading />;
  return <Failure failure={error} title={t`Could not load the FAQ`} onRetry={readAgain} />;
}
