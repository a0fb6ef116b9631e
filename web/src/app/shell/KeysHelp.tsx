import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { KeysSwitch } from "../../core/keyboard/KeysSwitch.tsx";
import { ShortcutGroups } from "../../core/keyboard/ShortcutGroups.tsx";
import { useKnownShortcuts } from "../../core/keyboard/shortcuts.ts";
import { closeOverlay, useOverlay } from "../../core/navigation/overlays.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./KeysHelp.module.css";

export function KeysHelp() {
  const { t } = useLingui();
  const groups = useKnownShortcuts();
  return (
    <Dialog open={useOverlay("keys")} onClose={closeOverlay} label={t`Keyboard shortcuts`}>
      <div className={styles.head}>
        <h2>
          <Trans>Keyboard shortcuts</Trans>
        </h2>
        <IconButton label={t`Close`} onClick={closeOverlay}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <div className={styles.switch}>
        <KeysSwitch />
      </div>
      <ShortcutGroups groups={groups.toReversed()} className={styles.groups} />
    </Dialog>
  );
}
