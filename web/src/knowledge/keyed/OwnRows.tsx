import type { Section } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconDots, IconPlus, IconTrash } from "@tabler/icons-react";
import { ContradictionChip } from "../../builder/EntryContradictions.tsx";
import { Button } from "../../ui/Button.tsx";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import { toast } from "../../ui/toasts.ts";
import { EntryChips } from "../EntryChips.tsx";
import type { EntryPatch } from "../entry-fields.ts";
import { AvailabilityControl } from "../fields/Availability.tsx";
import { useEntrySummary } from "../fields/entry-summary.ts";
import { ItemFieldsOnDemand } from "../OnDemand.tsx";
import type { EntryView, SectionDesk } from "../section-desk.ts";
import { ItemGroup } from "./ItemGroup.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { rowId } from "./keyed-section.ts";
import styles from "./OwnRows.module.css";
import { titleOf } from "./title-of.ts";

type OwnRowsProps = {
  section: Exclude<Section, "faq" | "upsells">;
  desk: SectionDesk;
  own: readonly EntryView[];
  languages: readonly string[];
  currency: string;
  isReadOnly: boolean;
  open: { key: string; isSought: boolean } | null;
  /** What one more is called: "Add rule". */
  add: string;
  /** What it begins with. */
  begun?: EntryPatch;
  onToggle: (id: string) => void;
  onSeek: (id: string) => void;
};

/** What the catalogue does not know and the venue has all the same. */
export function OwnRows(props: OwnRowsProps) {
  const { desk, own, languages, isReadOnly, open, add, begun, onToggle, onSeek } = props;
  const { t } = useLingui();
  if (isReadOnly && own.length === 0) return null;
  const button = !isReadOnly && (
    <Button
      size="row"
      icon={<Icon of={IconPlus} size={16} />}
      onClick={() => onSeek(desk.add({ texts: { [languages[0] ?? "en"]: { title: "" } }, ...begun }))}
    >
      {add}
    </Button>
  );
  return (
    <ItemGroup name={t`Your own`} action={button}>
      {own.length === 0 ? (
        <li className={styles.none}>
          <Trans>What is not in the lists above.</Trans>
        </li>
      ) : (
        own.map((view) => {
          const id = view.entry.entry_id;
          return (
            <OwnRow
              key={id}
              {...props}
              view={view}
              isOpen={open?.key === id}
              isSought={open?.key === id && open.isSought}
              onToggle={() => onToggle(id)}
            />
          );
        })
      )}
    </ItemGroup>
  );
}

type OwnRowProps = Omit<OwnRowsProps, "onToggle" | "own" | "open"> & {
  view: EntryView;
  isOpen: boolean;
  isSought: boolean;
  onToggle: () => void;
};

function OwnRow({ view, isOpen, isSought, onToggle, ...props }: OwnRowProps) {
  const { section, desk, languages, currency, isReadOnly, onSeek } = props;
  const { t } = useLingui();
  const summaryOf = useEntrySummary();
  const { entry } = view;
  const id = entry.entry_id;
  const title = titleOf(entry, languages);
  const name = title || t`No name yet`;
  const change = (patch: EntryPatch) => desk.set([id], patch);
  return (
    <ItemRow
      id={rowId(section, id)}
      name={<bdi>{name}</bdi>}
      summary={summaryOf(entry, undefined, languages[0] ?? "en")}
      isStacked={section === "amenities"}
      isOpen={isOpen}
      isSought={isSought}
      marks={
        view && (
          <>
            <EntryChips view={view} />
            <ContradictionChip entryId={view.entry.entry_id} />
          </>
        )
      }
      onToggle={onToggle}
      end={
        <>
          {section === "amenities" && (
            <AvailabilityControl
              name={name}
              value={entry.availability}
              isReadOnly={isReadOnly}
              id={`${rowId(section, id)}-availability`}
              onChange={(availability) => change({ availability })}
            />
          )}
          {!isReadOnly && (
            <Menu
              label={t`What to do with ${name}`}
              widthPx={208}
              align="end"
              trigger={
                <IconButton label={t`Duplicate or remove ${name}`}>
                  <Icon of={IconDots} />
                </IconButton>
              }
            >
              <MenuItem
                icon={<Icon of={IconCopy} size={16} />}
                onChoose={() => {
                  const copy = desk.duplicate(id);
                  if (copy) onSeek(copy);
                }}
              >
                <Trans>Duplicate</Trans>
              </MenuItem>
              <MenuItem
                icon={<Icon of={IconTrash} size={16} />}
                onChoose={() => {
                  focusNextRow();
                  desk.remove([id]);
                  toast(t`${name} is removed.`, { action: { words: t`Undo`, run: () => desk.undo() } });
                }}
              >
                <Trans>Remove</Trans>
              </MenuItem>
            </Menu>
          )}
        </>
      }
    >
      <ItemFieldsOnDemand
        section={section}
        desk={desk}
        item={undefined}
        view={view}
        languages={languages}
        currency={currency}
        isReadOnly={isReadOnly}
        hasPlace={section === "amenities"}
        onChange={change}
      />
    </ItemRow>
  );
}
