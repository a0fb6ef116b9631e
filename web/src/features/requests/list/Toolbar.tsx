import { limits } from "@bellhop/contract/limits";
import { anyRequestKinds, openRequestStates, requestStates } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { DebouncedSearchField } from "../../../ui/DebouncedSearchField.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { useAssignees } from "../request-queries.ts";
import { type RequestSearch, readRequestSearch, whoOfDepartment } from "../request-search.ts";
import { searchFieldId } from "../request-shortcuts.ts";
import { useRequestName } from "../words/request-name.ts";
import { useStateWords } from "../words/state-words.ts";
import styles from "./Toolbar.module.css";

/** The filters are in the address, so that Back and a reload keep them. */
export function Toolbar({ search, openCount }: { search: RequestSearch; openCount: number | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { departments } = useAssignees();
  const stateWords = useStateWords();
  const { group = "open", what, kind, state, who, q } = search;
  const filter = (part: Record<string, string | undefined>) =>
    void navigate({
      to: "/orders",
      search: (before: RequestSearch) => readRequestSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  const states = requestStates.filter(
    (one) => group === "all" || (openRequestStates as readonly string[]).includes(one) === (group === "open"),
  );
  const names = useKindNames();
  return (
    <search className={styles.toolbar}>
      <Segments
        label={t`Which requests`}
        value={group}
        segments={[
          { value: "open", label: openCount === undefined ? t`Open` : t`Open ${openCount}` },
          { value: "done", label: t`Done` },
          { value: "all", label: t`All` },
        ]}
        onChange={(next) => next && filter({ group: next, state: undefined })}
      />
      <select
        aria-label={t`Kind`}
        className={`${styles.select} ${styles.wide}`}
        value={kind ?? what ?? ""}
        onChange={({ target }) => {
          const isWhat = target.value === "requests" || target.value === "extras";
          filter({ what: isWhat ? target.value : undefined, kind: isWhat ? undefined : target.value });
        }}
      >
        <option value="">{t`Requests and extras`}</option>
        <option value="requests">{t`Requests`}</option>
        <option value="extras">{t`Extras`}</option>
        <hr />
        {names.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t`Who has it`}
        className={styles.select}
        value={who ?? ""}
        onChange={({ target }) => filter({ who: target.value })}
      >
        <option value="">{t`Anyone`}</option>
        <option value="me">{t`Me`}</option>
        <option value="no_one">{t`No one`}</option>
        {departments.map((name) => (
          <option key={name} value={whoOfDepartment(name)}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t`State`}
        className={styles.select}
        value={state ?? ""}
        onChange={({ target }) => filter({ state: target.value })}
      >
        <option value="">{t`Any state`}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {stateWords[one]}
          </option>
        ))}
      </select>
      <DebouncedSearchField
        label={t`Search requests`}
        className={styles.search}
        id={searchFieldId}
        aria-keyshortcuts="/"
        placeholder={t`Room or guest`}
        maxLength={limits.searchCharacters}
        words={q ?? ""}
        onSearch={(words) => filter({ q: words })}
      />
    </search>
  );
}

/** The kinds by name. Extras have an option of their own. */
export function useKindNames() {
  const nameOf = useRequestName();
  const { i18n } = useLingui();
  return anyRequestKinds
    .filter((kind) => kind !== "extra")
    .map((kind) => [kind, nameOf({ kind, words: "", count: null })] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, i18n.locale));
}
