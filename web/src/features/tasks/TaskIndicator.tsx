import { Plural, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { Tip } from "../../ui/Tip.tsx";
import { running } from "./running-tasks.ts";
import styles from "./TaskIndicator.module.css";

/** Shown in the navigation while a task is running. */
export function TaskIndicator({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const now = running.use();
  if (!now) return null;
  const button = (
    <button
      type="button"
      className={styles.indicator}
      onClick={() => openOverlay("tasks")}
      data-open={isOpen || undefined}
      aria-label={isOpen ? undefined : t`Running tasks`}
    >
      <ProgressRing percent={now.percent} />
      {isOpen && (
        <>
          <span>
            <Plural value={now.count} one="# running task" other="# running tasks" />
          </span>
          <bdi>{percent(now.percent / 100)}</bdi>
        </>
      )}
    </button>
  );
  return isOpen ? button : <Tip label={t`Running tasks`}>{button}</Tip>;
}
