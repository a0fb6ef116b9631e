import { Trans, useLingui } from "@lingui/react/macro";
import { IconGitMerge } from "@tabler/icons-react";
import { useEffect } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./ReservationPanel.module.css";
import type { FieldName } from "./reservation-records.ts";
import type { useEdits } from "./use-edits.ts";

type FieldConflictProps = { name: FieldName; edits: ReturnType<typeof useEdits> };

/** Someone else has saved another value of a field that was being edited. The person decides. */
export function FieldConflict({ name, edits: { conflicts, keepTheirs, keepMine } }: FieldConflictProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const isConflict = name in conflicts;
  const value = conflicts[name];
  const theirs =
    value === null || value === undefined || value === ""
      ? t`nothing`
      : name === "checkin" || name === "checkout"
        ? date(String(value))
        : String(value);
  const words = isConflict ? t`Someone else changed this to ${theirs}.` : "";
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  if (!isConflict) return null;
  return (
    <div className={styles.conflict} data-undecided="" tabIndex={-1}>
      <p>
        <Icon of={IconGitMerge} size={16} />
        <span>{words}</span>
      </p>
      <div className={styles.choices}>
        <Button size="row" onClick={() => keepTheirs(name)}>
          <Trans>Use theirs</Trans>
        </Button>
        <Button size="row" onClick={() => keepMine(name)}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </div>
  );
}
