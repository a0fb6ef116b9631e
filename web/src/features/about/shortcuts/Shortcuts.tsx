import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { KeysSwitch } from "../../../core/keyboard/KeysSwitch.tsx";
import { ShortcutGroups } from "../../../core/keyboard/ShortcutGroups.tsx";
import { useKnownShortcuts } from "../../../core/keyboard/shortcuts.ts";
import { Button } from "../../../ui/Button.tsx";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import { Card } from "../Card.tsx";
import styles from "./Shortcuts.module.css";
import { screenShortcuts } from "./screen-shortcuts.ts";

/** The shortcuts of every screen, then those of single screens. */
export function Shortcuts() {
  const { t, i18n } = useLingui();
  // A phone has no keys, but a tablet may have some.
  const [isOpen, setOpen] = useState(!useMediaQuery("(pointer: coarse)"));
  const id = useId();
  const groups = [
    ...useKnownShortcuts(),
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
        <div className={styles.switch}>
          <KeysSwitch />
        </div>
        <ShortcutGroups groups={groups} className={styles.groups} />
      </div>
    </Card>
  );
}
