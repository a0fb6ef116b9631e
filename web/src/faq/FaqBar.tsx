import type { Scope } from "@bellhop/contract/knowledge";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChecks, IconSearch, IconTrash } from "@tabler/icons-react";
import { type ReactElement, useState } from "react";
import { DateFields } from "../knowledge/MorePanel.tsx";
import type { SectionDesk } from "../knowledge/section-desk.ts";
import { useMayEdit, type useSection } from "../knowledge/use-section.ts";
import { announce } from "../ui/announce.ts";
import { Button } from "../ui/Button.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { toast } from "../ui/toasts.ts";
import styles from "./FaqBar.module.css";

type FaqBarProps = {
  desk: SectionDesk;
  section: ReturnType<typeof useSection>;
  search: string;
  onSearch: (search: string) => void;
  selected: ReadonlySet<string> | null;
  onSelect: (ids: ReadonlySet<string> | null) => void;
};

/** Finds entries, and changes several at once. */
export function FaqBar(props: FaqBarProps) {
  const { search, onSearch, selected, onSelect } = props;
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  return (
    <div className={styles.bar}>
      <label className={styles.search}>
        <span className="unseen">{t`Search the FAQ`}</span>
        <Icon of={IconSearch} size={18} />
        <input
          type="search"
          dir="auto"
          maxLength={100}
          placeholder={t`Search the FAQ`}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      {mayEdit && (
        <Button
          icon={<Icon of={IconChecks} size={16} />}
          aria-pressed={selected !== null}
          onClick={() => onSelect(selected ? null : new Set())}
        >
          {selected ? t`Done` : t`Select`}
        </Button>
      )}
      {selected && <Chosen {...props} selected={selected} />}
    </div>
  );
}

function Chosen({ desk, section, selected, onSelect }: FaqBarProps & { selected: ReadonlySet<string> }) {
  const { t } = useLingui();
  const [isDating, setDating] = useState(false);
  const ids = section.ids.filter((id) => selected.has(id));
  const isNone = ids.length === 0;
  const tell = (scope: Scope) => {
    desk.set(ids, { scope });
    announce(t`${plural(ids.length, { one: "# entry changed", other: "# entries changed" })}`);
  };
  const remove = () => {
    const bringBack = desk.remove(ids);
    onSelect(new Set());
    toast(t`${plural(ids.length, { one: "# entry removed", other: "# entries removed" })}`, {
      action: { words: t`Undo`, run: bringBack },
    });
  };
  return (
    <fieldset className={styles.chosen}>
      <legend className="unseen">{t`Change the selected entries`}</legend>
      <span className={styles.count} role="status">
        {t`${plural(ids.length, { one: "# selected", other: "# selected" })}`}
      </span>
      <Button
        size="row"
        onClick={() => (section.readMore ? section.readMore() : onSelect(new Set(section.ids)))}
        {...(ids.length === section.ids.length && !section.hasMore ? { "aria-disabled": true } : {})}
      >
        {section.hasMore ? <Trans>Read more to select</Trans> : <Trans>Select all</Trans>}
      </Button>
      <BulkMenu label={t`Who may be told`} isOff={isNone}>
        <MenuItem onChoose={() => tell("everyone")}>{t`All guests`}</MenuItem>
        <MenuItem onChoose={() => tell("in_house")}>{t`Only guests who are in the house`}</MenuItem>
        <MenuItem onChoose={() => tell("before_arrival")}>{t`Only guests who have not arrived`}</MenuItem>
        <MenuItem onChoose={() => desk.set(ids, { internal: true })}>{t`Staff only`}</MenuItem>
        <MenuItem onChoose={() => desk.set(ids, { internal: false })}>{t`Guests, too`}</MenuItem>
      </BulkMenu>
      <Button size="row" disabled={isNone} onClick={() => setDating(true)}>
        <Trans>Dates</Trans>
      </Button>
      <Button
        size="row"
        kind="danger"
        disabled={isNone}
        icon={<Icon of={IconTrash} size={16} />}
        onClick={remove}
      >
        <Trans>Remove</Trans>
      </Button>
      {isDating && <DatesDialog desk={desk} ids={ids} onClose={() => setDating(false)} />}
    </fieldset>
  );
}

function BulkMenu({ label, isOff, children }: { label: string; isOff: boolean; children: ReactElement[] }) {
  return (
    <Menu
      label={label}
      widthPx={280}
      trigger={
        <Button size="row" disabled={isOff}>
          {label}
        </Button>
      }
    >
      {children}
    </Menu>
  );
}

type DatesDialogProps = { desk: SectionDesk; ids: readonly string[]; onClose: () => void };

function DatesDialog({ desk, ids, onClose }: DatesDialogProps) {
  const { t } = useLingui();
  const [dates, setDates] = useState<{ valid_from: string | null; valid_until: string | null }>({
    valid_from: null,
    valid_until: null,
  });
  const { valid_from: from, valid_until: until } = dates;
  return (
    <FormDialog
      title={t`${plural(ids.length, { one: "On which days # entry holds", other: "On which days # entries hold" })}`}
      send={t`Set dates`}
      isBusy={false}
      isIncomplete={from !== null && until !== null && from > until}
      failure={null}
      onSend={() => {
        desk.set(ids, dates);
        onClose();
      }}
      onClose={onClose}
    >
      <DateFields
        entry={dates}
        errors={{}}
        isReadOnly={false}
        onChange={({ valid_from, valid_until }) =>
          setDates((now) => ({
            valid_from: valid_from === undefined ? now.valid_from : valid_from,
            valid_until: valid_until === undefined ? now.valid_until : valid_until,
          }))
        }
      />
    </FormDialog>
  );
}
