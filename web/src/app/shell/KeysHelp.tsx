import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { KeyCaps } from "../../core/keyboard/KeyCaps.tsx";
import { switchKeys, useKeysAreOn, useKnownShortcuts } from "../../core/keyboard/shortcuts.ts";
import { closeOverlay, useOverlay } from "../../core/navigation/overlays.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./KeysHelp.module.css";

export function KeysHelp() {
  const { t } = useLingui();
  const groups = useKnownShortcuts();
  const areOn = useKeysAreOn();
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
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => switchKeys(event.currentTarget.checked)}
        />
        <Trans>Use single-key shortcuts</Trans>
      </label>
      <div className={styles.groups}>
        {groups.toReversed().map((group) => (
          <section key={group.name}>
            <h3 className={styles.name}>{group.name}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.keys} className={styles.row}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <KeyCaps keys={shortcut.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
