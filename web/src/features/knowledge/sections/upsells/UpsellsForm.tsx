import { catalogueItem } from "@bellhop/contract/catalogue";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconGift, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLabel, MenuLine } from "../../../../ui/Menu.tsx";
import { Notice } from "../../../../ui/Notice.tsx";
import { sectionName, upsellLabels } from "../../../catalogue/index.ts";
import { titleOf } from "../../editor/entry-title.ts";
import { FormState } from "../../editor/keyed/FormState.tsx";
import { focusRow, groupsOf, useKeyedSection } from "../../editor/keyed/keyed-section.ts";
import { usePreloadItemFields } from "../../editor/keyed/lazy-item-fields.ts";
import { Missing } from "../../editor/keyed/Missing.tsx";
import { useOpenHome } from "../../editor/keyed/open-home.ts";
import { useOpenRow } from "../../editor/keyed/open-row.ts";
import { useTargetRow } from "../../editor/keyed/target-row.ts";
import { LazyHistory } from "../../editor/LazyHistory.tsx";
import { useReorder } from "../../editor/reorder/use-reorder.ts";
import { SectionScreen } from "../../editor/SectionScreen.tsx";
import type { EntryView } from "../../store/section-store.ts";
import { UpsellRow } from "./UpsellRow.tsx";
import styles from "./UpsellsForm.module.css";
import { useNewUpsell } from "./upsell-changes.ts";

export function UpsellsForm() {
  const { t, i18n } = useLingui();
  const sought = useTargetRow();
  const form = useKeyedSection("upsells");
  const idOf = (keyOrId: string | undefined) =>
    form.views.find(({ entry }) => entry.key === keyOrId)?.entry.entry_id ?? keyOrId;
  const { open, toggle, seek } = useOpenRow(idOf(sought));
  usePreloadItemFields();
  const [isHistory, setHistory] = useState(false);
  const { store, views, languages, currency, isReadOnly } = form;
  const order = useReorder({
    store,
    ids: views.map(({ entry }) => entry.entry_id),
    focus: (id) => focusRow("upsells", id),
  });
  const kindName = (key: string | null) => {
    const words = key === null ? undefined : upsellLabels.items[key];
    return words && i18n._(words.name);
  };
  const nameOf = ({ entry }: EntryView) =>
    titleOf(entry.texts, languages, ["title"]).text || kindName(entry.key) || t`No name`;
  const add = !isReadOnly && <AddUpsell used={views} onAdded={seek} languages={languages} store={store} />;
  const count = views.length;
  return (
    <SectionScreen
      section="upsells"
      title={t`Upsells`}
      about={form.isLoaded && count > 0 && <bdi>{count}</bdi>}
      actions={
        <>
          {count > 0 && (
            <Missing
              section="upsells"
              nameOf={(keyOrId) => {
                const view = views.find(({ entry }) => entry.entry_id === idOf(keyOrId));
                return view && nameOf(view);
              }}
              onSeek={(keyOrId) => seek(idOf(keyOrId) ?? keyOrId)}
            />
          )}
          {count > 0 && add}
        </>
      }
      onHistory={() => setHistory(true)}
      onShow={seek}
      onUndone={([first]) => first && seek(first)}
    >
      <FormState form={form}>
        {count === 0 ? (
          <div className={styles.rows}>
            <Notice icon={<Icon of={IconGift} size={24} />} title={t`No upsells yet`} action={add}>
              <Trans>Add what guests can buy, e.g. parking or a massage, with its price.</Trans>
            </Notice>
          </div>
        ) : (
          <ul className={styles.rows}>
            {views.map((view) => (
              <UpsellRow
                key={view.entry.entry_id}
                store={store}
                view={view}
                item={catalogueItem("upsells", view.entry.key)}
                name={nameOf(view)}
                kindName={kindName(view.entry.key)}
                order={order.row(view.entry.entry_id, nameOf(view))}
                languages={languages}
                currency={currency}
                isReadOnly={isReadOnly}
                isOpen={open?.key === view.entry.entry_id}
                isSought={open?.key === view.entry.entry_id && open.isSought}
                onToggle={toggle}
                onSeek={seek}
              />
            ))}
          </ul>
        )}
      </FormState>
      {isHistory && (
        <LazyHistory
          section="upsells"
          labels={upsellLabels}
          entryId={null}
          onClose={() => setHistory(false)}
        />
      )}
    </SectionScreen>
  );
}

type AddUpsellProps = Parameters<typeof useNewUpsell>[0] & {
  used: readonly EntryView[];
  onAdded: (id: string) => void;
};

function AddUpsell({ used, onAdded, ...parts }: AddUpsellProps) {
  const { t, i18n } = useLingui();
  const begin = useNewUpsell(parts);
  const onHome = useOpenHome();
  const keys = new Set(used.map(({ entry }) => entry.key));
  const notOffered = groupsOf("upsells")
    .map(({ group, items }) => ({ group, items: items.filter(({ key }) => !keys.has(key)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Menu
      label={t`Choose an upsell`}
      widthPx={264}
      align="end"
      trigger={
        <Button icon={<Icon of={IconPlus} size={16} />}>
          <Trans>Add upsell</Trans>
        </Button>
      }
    >
      <MenuItem onChoose={() => onAdded(begin(null))}>
        <Trans>Your own upsell</Trans>
      </MenuItem>
      <MenuLine />
      {notOffered.map(({ group, items }) => (
        <div key={group}>
          <MenuLabel>{i18n._(upsellLabels.groups[group] ?? { id: group })}</MenuLabel>
          {items.map(({ key, home }) => {
            const name = i18n._(upsellLabels.items[key]?.name ?? { id: key });
            const section = home && i18n._(sectionName(home.section));
            return home ? (
              <MenuItem key={key} onChoose={() => onHome(home)}>{t`${name} (in ${section})`}</MenuItem>
            ) : (
              <MenuItem key={key} onChoose={() => onAdded(begin(key))}>
                {name}
              </MenuItem>
            );
          })}
        </div>
      ))}
    </Menu>
  );
}
