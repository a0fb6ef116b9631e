import { useLingui } from "@lingui/react/macro";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./VenueMenu.module.css";
import { countVenues, searchedFrom } from "./venue-groups.ts";

export function VenueSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const { t } = useLingui();
  const count = countVenues(useAccess());
  const type = useRef(onType);
  type.current = onType;
  // The menu shows all venues when it opens next time.
  useEffect(() => () => type.current(""), []);
  if (count < searchedFrom) return null;
  return (
    <label className={styles.search}>
      <Icon of={IconSearch} size={16} />
      <input
        type="text"
        aria-label={t`Find a hotel`}
        placeholder={t`Find a hotel`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(press) => {
          if (press.key !== "Enter" || press.nativeEvent.isComposing) return;
          press.preventDefault();
          const list = press.currentTarget.closest("[popover], dialog");
          list?.querySelector<HTMLElement>("[role^=menuitem], [data-venue]")?.click();
        }}
      />
    </label>
  );
}
