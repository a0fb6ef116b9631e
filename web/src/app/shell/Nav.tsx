import { Trans, useLingui } from "@lingui/react/macro";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from "@tabler/icons-react";
import { modKey } from "../../core/keyboard/mod-key.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { TaskIndicator } from "../../features/tasks/index.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Kbd } from "../../ui/Kbd.tsx";
import { Tip } from "../../ui/Tip.tsx";
import styles from "./Nav.module.css";
import { NavList } from "./NavList.tsx";
import { bottomItems, navGroups } from "./nav-items.ts";
import { toggleNav, useNavWidth } from "./nav-width.ts";
import shell from "./Shell.module.css";
import { UserMenu } from "./UserMenu.tsx";
import { VenueMenu } from "./VenueMenu.tsx";

export function Nav() {
  const { t, i18n } = useLingui();
  const { isOpen } = useNavWidth();
  return (
    <nav className={`${shell.nav} ${styles.nav}`} data-open={isOpen || undefined} aria-label={t`Main`}>
      <VenueMenu isOpen={isOpen} />
      <SearchButton isOpen={isOpen} />
      <div className={styles.places}>
        {navGroups.map((group) => (
          <section key={group.items[0]?.to}>
            {group.name && isOpen && <h2 className={styles.groupName}>{i18n._(group.name)}</h2>}
            {group.name && !isOpen && <hr className={styles.groupLine} />}
            <NavList items={group.items} isOpen={isOpen} />
          </section>
        ))}
        <section className={styles.last}>
          <NavList items={bottomItems} isOpen={isOpen} />
        </section>
      </div>
      <TaskIndicator isOpen={isOpen} />
      <div className={styles.person}>
        <UserMenu isOpen={isOpen} />
        <IconButton label={isOpen ? t`Collapse navigation` : t`Expand navigation`} onClick={toggleNav}>
          <Icon of={isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand} flip />
        </IconButton>
      </div>
    </nav>
  );
}

function SearchButton({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const button = (
    <button
      type="button"
      className={styles.search}
      onClick={() => openOverlay("palette")}
      aria-label={isOpen ? undefined : t`Search`}
    >
      <Icon of={IconSearch} size={16} />
      {isOpen && (
        <>
          <span className={styles.searchWord}>
            <Trans>Search</Trans>
          </span>
          <Kbd>{`${modKey} K`}</Kbd>
        </>
      )}
    </button>
  );
  return isOpen ? (
    button
  ) : (
    <Tip label={t`Search`} keyHint={`${modKey} K`}>
      {button}
    </Tip>
  );
}
