import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCheck, IconCloudOff, IconGitMerge, IconLoader2 } from "@tabler/icons-react";
import { useEffect } from "react";
import { announce } from "../../ui/announce.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useFormats } from "../language/formats.ts";
import styles from "./SaveState.module.css";
import type { Saving } from "./save-status.ts";

type SaveStateProps = {
  saving: Saving;
  onRetry: () => void;
  /** Opens what needs a decision or another value. */
  onShow?: ((id: string) => void) | undefined;
};

/** "Saved 12:04", "Saving…", or what prevents it. */
export function SaveState({ saving, onRetry, onShow }: SaveStateProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const trouble = useTrouble(saving);
  useEffect(() => {
    if (trouble) announce(trouble);
  }, [trouble]);

  if (saving.is === "saved")
    return (
      saving.atMs !== null && (
        <span className={styles.state}>
          <Icon of={IconCheck} size={16} />
          <Trans>
            Saved <bdi>{time(saving.atMs)}</bdi>
          </Trans>
        </span>
      )
    );
  if (saving.is === "saving")
    return (
      <span className={styles.state}>
        <Icon of={IconLoader2} size={16} />
        <Trans>Saving…</Trans>
      </span>
    );
  const [first] = saving.is === "kept" ? [] : saving.ids;
  return (
    <span className={styles.state} data-tone={saving.is === "refused" ? "urgent" : "waiting"}>
      <Icon of={icons[saving.is]} size={16} />
      <span className={styles.why}>{saving.is === "undecided" ? t`Choose a version` : trouble}</span>
      {first !== undefined && onShow && (
        <button type="button" className={styles.act} onClick={() => onShow(first)}>
          <Trans>Show</Trans>
        </button>
      )}
      {first === undefined && saving.is !== "undecided" && (
        <button type="button" className={styles.act} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      )}
    </span>
  );
}

const icons = { undecided: IconGitMerge, refused: IconAlertTriangle, kept: IconCloudOff };

function useTrouble(saving: Saving): string {
  const { t } = useLingui();
  if (saving.is === "undecided") return t`Someone else edited this too. Choose a version.`;
  if (saving.is === "refused") {
    const { ids, why } = saving;
    return ids.length > 0 ? t`Not saved: ${why}` : why;
  }
  if (saving.is !== "kept") return "";
  return saving.onDevice ? t`Not saved yet. Bellhop keeps trying.` : t`Not saved. Keep this page open.`;
}
