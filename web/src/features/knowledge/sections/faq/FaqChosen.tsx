import type { Scope } from "@bellhop/contract/knowledge";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { FormDialog } from "../../../../core/forms/FormDialog.tsx";
import { useFormats } from "../../../../core/language/formats.ts";
import { announce } from "../../../../ui/announce.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { useLanguageName } from "../../../../ui/language-name.ts";
import { MenuItem } from "../../../../ui/Menu.tsx";
import { toast } from "../../../../ui/toasts.ts";
import { DateFields } from "../../editor/MorePanel.tsx";
import type { EntryOnScreen } from "../../store/entry-fields.ts";
import type { SectionStore } from "../../store/section-store.ts";
import { BulkMenu } from "./BulkMenu.tsx";
import { languagesOf } from "./entry-languages.ts";
import styles from "./FaqBar.module.css";
import { FaqLanguages } from "./FaqLanguages.tsx";
import type { FaqBarProps } from "./faq-bar-props.ts";

type FaqChosenProps = FaqBarProps & { selected: ReadonlySet<string> };

export function FaqChosen({ store, section, languages, selected, onSelect }: FaqChosenProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const { choose, stop, isReading } = useChoice(section, onSelect);
  const [isDating, setDating] = useState(false);
  const ids = section.ids.filter((id) => selected.has(id));
  const isNone = ids.length === 0;
  const setScope = (scope: Scope) => {
    store.set(ids, { scope });
    announce(t`${plural(ids.length, { one: "# entry changed", other: "# entries changed" })}`);
  };
  const remove = () => {
    const bringBack = store.remove(ids);
    onSelect(new Set());
    toast(t`${plural(ids.length, { one: "# entry removed", other: "# entries removed" })}`, {
      action: { label: t`Undo`, run: bringBack },
    });
  };
  return (
    <fieldset className={styles.chosen}>
      <legend className="unseen">{t`Change the selected entries`}</legend>
      <span className={styles.count} role="status">
        {t`${plural(ids.length, { one: "# selected", other: "# selected" })}`}
      </span>
      {isReading ? (
        <Button size="row" onClick={stop}>
          {t`Stop loading: ${number(section.ids.length)} of ${number(section.total ?? 0)}`}
        </Button>
      ) : (
        <Button size="row" onClick={() => choose(() => true)}>
          <Trans>Select all</Trans>
        </Button>
      )}
      {languages.length > 1 && (
        <BulkMenu label={t`Select untranslated`} isOff={isReading}>
          {languages.map((language) => (
            <MenuItem key={language} onChoose={() => choose((entry) => !languagesOf(entry).has(language))}>
              {languageName(language)}
            </MenuItem>
          ))}
        </BulkMenu>
      )}
      <BulkMenu label={t`For which guests`} isOff={isNone}>
        <MenuItem onChoose={() => setScope("everyone")}>{t`All guests`}</MenuItem>
        <MenuItem onChoose={() => setScope("in_house")}>{t`Only during their stay`}</MenuItem>
        <MenuItem onChoose={() => setScope("before_arrival")}>{t`Only before arrival`}</MenuItem>
        <MenuItem onChoose={() => store.set(ids, { internal: true })}>{t`Staff only`}</MenuItem>
        <MenuItem onChoose={() => store.set(ids, { internal: false })}>{t`Guests and staff`}</MenuItem>
      </BulkMenu>
      <FaqLanguages store={store} ids={ids} languages={languages} />
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
      {isDating && <DatesDialog store={store} ids={ids} onClose={() => setDating(false)} />}
    </fieldset>
  );
}

/** Selects all matches, loading more pages until done or stopped. */
function useChoice(section: FaqBarProps["section"], onSelect: FaqBarProps["onSelect"]) {
  const { t } = useLingui();
  const [filter, setWanted] = useState<{ of: (entry: EntryOnScreen) => boolean } | null>(null);
  const { store, ids, hasMore, readMore, error } = section;
  useEffect(() => {
    if (!filter) return;
    if (hasMore && !error) return readMore?.();
    if (error) toast(t`Could not load all entries. The loaded ones are selected.`);
    const entries = ids.map((id) => store.viewOf(id)?.entry).filter((entry) => entry !== undefined);
    onSelect(new Set(entries.filter(filter.of).map(({ entry_id }) => entry_id)));
    setWanted(null);
  }, [filter, store, ids, hasMore, readMore, error, onSelect, t]);
  return {
    choose: (of: (entry: EntryOnScreen) => boolean) => setWanted({ of }),
    stop: () => setWanted(null),
    isReading: filter !== null,
  };
}

type DatesDialogProps = { store: SectionStore; ids: readonly string[]; onClose: () => void };

function DatesDialog({ store, ids, onClose }: DatesDialogProps) {
  const { t } = useLingui();
  const [dates, setDates] = useState<{ valid_from: string | null; valid_until: string | null }>({
    valid_from: null,
    valid_until: null,
  });
  const { valid_from: from, valid_until: until } = dates;
  return (
    <FormDialog
      title={t`${plural(ids.length, { one: "Dates for # entry", other: "Dates for # entries" })}`}
      send={t`Set dates`}
      isBusy={false}
      isIncomplete={from !== null && until !== null && from > until}
      failure={null}
      onSend={() => {
        store.set(ids, dates);
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
