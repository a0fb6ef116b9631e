import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { KeyCaps } from "../../../core/keyboard/KeyCaps.tsx";
import { switchKeys, useKeysAreOn, useKnownShortcuts } from "../../../core/keyboard/shortcuts.ts";
import { Button } from "../../../ui/Button.tsx";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import { Card } from "../Card.tsx";
import styles from "./Shortcuts.module.css";
import { screenShortcuts } from "./screen-shortcuts.ts";

/** Those that work here, from the registry, and those of the other screens. */
export function Shortcuts() {
  const { t, i18n } = useLingui();
  const areOn = useKeysAreOn();
  // A phone has no keys, but a tablet may have some.
  const [isOpen, setOpen] = useState(!useMediaQuery("(pointer: coarse)"));
  const id = useId();
  const everywhere = useKnownShortcuts();
  const groups = [
    ...everywhere,
    ...screenShortcuts.map(({ name, shortcuts }) => ({
      name: i18n._(name),
      shortcuts: shortcuts.map(({ keys, label }) => ({ keys, label: i18n._(label) })),
    })),
  ];
  return (
    <Card
      title={t`Keyboard shortcuts`}
      about={t`Press ? on any screen to see the ones that work there.`}
      action={
        <Button size="row" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide shortcuts</Trans> : <Trans>Show shortcuts</Trans>}
        </Button>
      }
    >
      <div id={id} hidden={!isOpen}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={areOn}
            onChange={(event) => switchKeys(event.currentTarget.checked)}
          />
          <Trans>Use single-key shortcuts</Trans>
        </label>
        <div className={styles.groups}>
          {groups.map(({ name, shortcuts }) => (
            <section key={name}>
              <h3 className={styles.name}>{name}</h3>
              <dl>
                {shortcuts.map(({ keys, label }) => (
                  <div key={keys} className={styles.row}>
                    <dt>{label}</dt>
                    <dd>
                      <KeyCaps keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Card>
  );
}
