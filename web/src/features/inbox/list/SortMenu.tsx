import type { InboxSort } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { IconArrowsSort } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import type { InboxSearch } from "../conversations/inbox-search.ts";
import styles from "./InboxPane.module.css";

const sorts: readonly InboxSort[] = ["newest", "waiting"];

/** Sorts All. The other tabs have one useful order each. */
export function SortMenu({ sort }: { sort: InboxSort }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names: Record<InboxSort, string> = { newest: t`Newest first`, waiting: t`Longest waiting first` };
  const choose = (chosen: InboxSort) =>
    void navigate({
      to: "/messages",
      search: ({ conversation }: InboxSearch) => ({
        tab: "all" as const,
        ...(chosen === "waiting" && { sort: chosen }),
        ...(conversation && { conversation }),
      }),
      replace: true,
    });
  return (
    <Menu
      label={t`Sort conversations`}
      widthPx={220}
      align="end"
      trigger={
        <button type="button" className={styles.sort} aria-label={t`Sort: ${names[sort]}`}>
          <Icon of={IconArrowsSort} size={16} />
          <span>{names[sort]}</span>
        </button>
      }
    >
      {sorts.map((one) => (
        <MenuItem key={one} isChosen={one === sort} onChoose={() => choose(one)}>
          {names[one]}
        </MenuItem>
      ))}
    </Menu>
  );
}
