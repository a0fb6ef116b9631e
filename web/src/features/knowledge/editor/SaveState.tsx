import type { Section } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCheck, IconCloudOff, IconGitMerge, IconLoader2 } from "@tabler/icons-react";
import { useEffect } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { announce } from "../../../ui/announce.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "../../../ui/SaveState.module.css";
import { useSaving, useSectionStore } from "../store/use-section.ts";

type SaveStateProps = {
  section: Section;
  /** Opens an entry that needs a decision or another value. */
  onShow?: (entryId: string) => void;
};

/** The autosave status: "Saved 12:04", "Saving…", or what prevents it. */
export function SaveState({ section, onShow }: SaveStateProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const store = useSectionStore(section);
  const saving = useSaving(section);
  const trouble =
    saving.is === "undecided"
      ? t`Someone else edited this too. Choose a version.`
      : saving.is === "refused"
        ? saving.why
        : saving.is === "kept"
          ? t`Offline. We save it when you reconnect.`
          : "";
  useEffect(() => {
    if (trouble) announce(trouble);
  }, [trouble]);

  if (saving.is === "saved") {
    if (saving.atMs === null) return null;
    return (
      <span className={styles.state}>
        <Icon of={IconCheck} size={16} />
        <Trans>
          Saved <bdi>{time(saving.atMs)}</bdi>
        </Trans>
      </span>
    );
  }
  if (saving.is === "saving") {
    return (
      <span className={styles.state}>
        <Icon of={IconLoader2} size={16} />
        <Trans>Saving…</Trans>
      </span>
    );
  }
  if (saving.is === "kept") {
    return (
      <span className={styles.state} data-tone="waiting">
        <Icon of={IconCloudOff} size={16} />
        {saving.onDevice ? trouble : t`Not saved. Keep this page open.`}
        <button type="button" className={styles.act} onClick={() => store.retry()}>
          <Trans>Try again</Trans>
        </button>
      </span>
    );
  }
  const [first] = saving.entryIds;
  return (
    <span className={styles.state} data-tone={saving.is === "undecided" ? "waiting" : "urgent"}>
      <Icon of={saving.is === "undecided" ? IconGitMerge : IconAlertTriangle} size={16} />
      <span className={styles.why}>
        {saving.is === "undecided" ? <Trans>Choose a version</Trans> : saving.why}
      </span>
      {first !== undefined && onShow ? (
        <button type="button" className={styles.act} onClick={() => onShow(first)}>
          <Trans>Show</Trans>
        </button>
      ) : (
        first === undefined && (
          <button type="button" className={styles.act} onClick={() => store.retry()}>
            <Trans>Try again</Trans>
          </button>
        )
      )}
    </span>
  );
}
