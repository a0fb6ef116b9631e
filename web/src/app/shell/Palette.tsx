import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight, IconCommand, IconSearch, IconUser } from "@tabler/icons-react";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import type { PaletteEntry } from "../../core/navigation/feature.ts";
import { closeOverlay, useOverlay } from "../../core/navigation/overlays.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Palette.module.css";
import { usePaletteEntries, useWholeSearches } from "./palette-entries.ts";
import { search } from "./palette-search.ts";

const icons = { guests: IconUser, places: IconArrowRight, commands: IconCommand };

export function Palette() {
  const { t } = useLingui();
  const isOpen = useOverlay("palette");
  return (
    <Dialog open={isOpen} onClose={closeOverlay} shape="palette" label={t`Search`}>
      {isOpen && <PaletteField />}
    </Dialog>
  );
}

function PaletteField() {
  const { t } = useLingui();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const known = search(usePaletteEntries(), typed);
  const wholeSearches = useWholeSearches();
  const found = known.length > 0 ? known : wholeSearches(typed.trim());
  const chosen = found[Math.min(at, found.length - 1)];
  const choose = (one: PaletteEntry | undefined) => {
    if (!one) return;
    // Closed first: the entry may move the focus, or open a dialog that returns it.
    flushSync(closeOverlay);
    one.run();
  };
  const onKeyDown = (press: React.KeyboardEvent) => {
    if (press.nativeEvent.isComposing) return;
    if (press.key === "Enter") choose(chosen);
    else if (press.key === "ArrowDown") setAt((at + 1) % Math.max(1, found.length));
    else if (press.key === "ArrowUp") setAt((at - 1 + found.length) % Math.max(1, found.length));
    else return;
    press.preventDefault();
  };
  return (
    <>
      <div className={styles.field}>
        <Icon of={IconSearch} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into it.
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
          aria-label={t`Search`}
          placeholder={t`Find a guest, room or page`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.list} role="listbox" id={listId} aria-label={t`Results`}>
        {found.map((one) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys.
          <div
            key={one.id}
            id={`${listId}-${one.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={one === chosen}
            // The arrow keys may choose one that is scrolled away.
            ref={one === chosen ? (row) => row?.scrollIntoView({ block: "nearest" }) : undefined}
            className={styles.row}
            onClick={() => choose(one)}
            onPointerMove={() => setAt(found.indexOf(one))}
          >
            <Icon of={icons[one.group]} size={16} flip={one.group === "places"} />
            <bdi className="oneline">{one.label}</bdi>
            {one.more && (
              <span className={styles.more} data-key={one.group !== "guests" || undefined}>
                <bdi>{one.more}</bdi>
              </span>
            )}
          </div>
        ))}
      </div>
      {known.length === 0 && (
        <p className={styles.none} role="status">
          <Trans>Not found among screens, commands and the newest conversations.</Trans>
        </p>
      )}
    </>
  );
}
