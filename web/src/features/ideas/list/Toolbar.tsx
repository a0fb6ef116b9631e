import { type IdeaSort, ideaSorts } from "@bellhop/contract/idea-lists";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { DebouncedSearchField } from "../../../ui/DebouncedSearchField.tsx";
import { type IdeasSearch, readIdeasSearch, statusChoices } from "../ideas-search.ts";
import { useStatusNames } from "../status-looks.tsx";
import styles from "./Ideas.module.css";

/** The filters are in the address, so that Back and a reload keep them. */
export function Toolbar({ search }: { search: IdeasSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const statusNames = { ...useStatusNames(), active: t`Not yet built`, all: t`All ideas` };
  const sortNames: Record<IdeaSort, string> = {
    votes: t`Most votes`,
    newest: t`Newest`,
    changed: t`Recently changed`,
  };
  const filter = (part: IdeasSearch) =>
    void navigate({
      to: "/upvote-features",
      search: (before: Record<string, unknown>) => readIdeasSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.toolbar}>
      <select
        className={styles.select}
        aria-label={t`Status`}
        value={search.status ?? "active"}
        onChange={({ target }) => filter({ status: target.value as (typeof statusChoices)[number] })}
      >
        {statusChoices.map((one) => (
          <option key={one} value={one}>
            {statusNames[one]}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t`Sort by`}
        value={search.sort ?? "votes"}
        onChange={({ target }) => filter({ sort: target.value as IdeaSort })}
      >
        {ideaSorts.map((one) => (
          <option key={one} value={one}>
            {sortNames[one]}
          </option>
        ))}
      </select>
      <DebouncedSearchField
        label={t`Search ideas`}
        className={styles.search}
        placeholder={t`Search ideas`}
        maxLength={limits.searchCharacters}
        words={search.q ?? ""}
        onSearch={(q) => filter({ q })}
      />
    </div>
  );
}
