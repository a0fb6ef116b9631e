import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { SectionLabels } from "../../../catalogue/index.ts";
import { LazyHistory } from "../LazyHistory.tsx";
import { SectionScreen } from "../SectionScreen.tsx";
import type { KeyedForm } from "./keyed-section.ts";
import { usePreloadItemFields } from "./lazy-item-fields.ts";
import { Missing } from "./Missing.tsx";

type KeyedScreenProps = {
  form: KeyedForm;
  title: string;
  labels: SectionLabels;
  bar?: ReactNode;
  children: ReactNode;
};

export function KeyedScreen({ form, title, labels, bar, children }: KeyedScreenProps) {
  const { i18n } = useLingui();
  usePreloadItemFields();
  const [isHistory, setHistory] = useState(false);
  const { section } = form.store;
  const show = (entryId: string) => form.seek(form.keyOf(entryId) ?? entryId);
  const nameOf = (key: string) => {
    const name = labels.items[key]?.name;
    return name && i18n._(name);
  };
  return (
    <SectionScreen
      section={section}
      title={title}
      actions={<Missing section={section} nameOf={nameOf} onSeek={form.seek} />}
      bar={bar}
      onHistory={() => setHistory(true)}
      onShow={show}
      onUndone={([first]) => first && show(first)}
    >
      {children}
      {isHistory && (
        <LazyHistory section={section} entryId={null} labels={labels} onClose={() => setHistory(false)} />
      )}
    </SectionScreen>
  );
}
