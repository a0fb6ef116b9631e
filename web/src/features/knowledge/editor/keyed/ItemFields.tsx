import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { settable } from "@bellhop/contract/catalogue";
import type { Section } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { EntryContradictions } from "../../../contradictions/index.ts";
import { FactFields } from "../../fields/FactFields.tsx";
import { PriceField } from "../../fields/MoneyField.tsx";
import type { EntryPatch } from "../../store/entry-fields.ts";
import type { EntryView, SectionStore } from "../../store/section-store.ts";
import { LazyMerge } from "../LazyMerge.tsx";
import { MorePanel } from "../MorePanel.tsx";
import { EntryWords } from "./EntryWords.tsx";
import styles from "./ItemFields.module.css";
import { MoveHome } from "./MoveHome.tsx";

type ItemFieldsProps = {
  section: Section;
  store: SectionStore;
  /** Undefined for the venue's own entries. */
  item: CatalogueItem | undefined;
  view: EntryView | undefined;
  help?: string | undefined;
  languages: readonly string[];
  /** Chosen for the whole form. */
  language?: string | undefined;
  currency: string;
  isReadOnly: boolean;
  textLabel?: string;
  /** Without labels, since the name is right above. */
  isStraight?: boolean;
  /** The text stands above the other fields. */
  isTextFirst?: boolean;
  /** Also shows scope and dates. */
  hasMore?: boolean;
  textHint?: string;
  hasPlace?: boolean;
  /** The name of its kind, if it has a name of its own. */
  kindName?: string | undefined;
  /** Between price and text. */
  between?: ReactNode;
  onChange: (patch: EntryPatch) => void;
};

export function ItemFields(props: ItemFieldsProps) {
  const { section, store, item, view, help, languages, currency, isReadOnly, hasPlace, onChange } = props;
  const { t } = useLingui();
  const key = item?.key ?? null;
  const id = view?.entry.entry_id;
  const idPrefix = `${section}-${key ?? id}-`;
  const { facts, units } = settable(section, key);
  const errorOf = (field: string) => view?.errors[field];
  useEffect(() => (id ? store.hold(id) : undefined), [store, id]);
  const hasSet = facts.length > 0 || units.length > 0;
  const words = (
    <EntryWords
      entry={view?.entry}
      languages={languages}
      language={props.language}
      usualTitle={props.kindName}
      parts={[
        ...(item && section !== "upsells" ? [] : ["title" as const]),
        ...(hasPlace ? ["place" as const] : []),
        "text",
      ]}
      hasHiddenLabel={props.isStraight && !hasSet}
      textLabel={props.textLabel ?? (hasSet ? t`Extra details` : t`Answer for guests`)}
      textHint={
        props.textHint !== undefined
          ? props.textHint
          : hasSet
            ? t`The details above are added automatically. Write only extra details here.`
            : undefined
      }
      errorOf={errorOf}
      isReadOnly={isReadOnly}
      idPrefix={idPrefix}
      onChange={onChange}
    />
  );
  return (
    <>
      {view && <LazyMerge store={store} view={view} />}
      {view && item?.home && (
        <MoveHome entryId={view.entry.entry_id} home={item.home} isReadOnly={isReadOnly} />
      )}
      {help && <p className={styles.help}>{help}</p>}
      {props.isTextFirst && words}
      <FactFields
        item={item}
        names={isJustAbsent(view) ? [] : facts}
        facts={view?.entry.facts ?? {}}
        isReadOnly={isReadOnly}
        errorOf={errorOf}
        idPrefix={idPrefix}
        onChange={(changed) => onChange({ facts: changed })}
      />
      {units.length > 0 && !isWithoutPrice(view) && (
        <PriceField
          label={t`Price`}
          value={view?.entry.price ?? null}
          unit={view?.entry.unit ?? null}
          units={units}
          currency={currency}
          error={errorOf("price")}
          unitError={errorOf("unit")}
          isReadOnly={isReadOnly}
          id={`${idPrefix}price`}
          onChange={onChange}
        />
      )}
      {props.between}
      {!props.isTextFirst && words}
      {view && (!props.isStraight || props.hasMore || isMoreSet(view)) && (
        <MorePanel entry={view.entry} errors={view.errors} isReadOnly={isReadOnly} onChange={onChange} />
      )}
      {id && <EntryContradictions entryId={id} />}
    </>
  );
}

/** Absent amenities have no hours. */
const isJustAbsent = (view: EntryView | undefined) =>
  view?.entry.availability === "absent" && Object.keys(view.entry.facts).length === 0;

/** Free amenities have no price. */
const isWithoutPrice = (view: EntryView | undefined) =>
  /^(present|absent)$/.test(view?.entry.availability ?? "") && view?.entry.price === null;

/** Whether scope or dates are set. */
const isMoreSet = ({ entry }: EntryView) =>
  entry.scope !== "everyone" || entry.internal || entry.valid_from !== null || entry.valid_until !== null;
