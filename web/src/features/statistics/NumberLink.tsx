import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { createContext, type ReactNode, useContext } from "react";
import { numberWords } from "./number-words.ts";
import styles from "./StatisticsScreen.module.css";
import { type Counted, type StatisticsSearch, withoutCounted } from "./statistics-search.ts";

/** The address of the period that is shown. */
export const SearchContext = createContext<StatisticsSearch>({});

type NumberLinkProps = {
  counted: Counted;
  /** Nothing is listed for 0. */
  value: number;
  /** What it counts, if its name does not say it. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Opens the list of what a number counts. */
export function NumberLink({ counted, value, label, className = "", children }: NumberLinkProps) {
  const { i18n } = useLingui();
  const search = useContext(SearchContext);
  if (value === 0) return <bdi className={className}>{children}</bdi>;
  return (
    <Link
      to="/statistics"
      search={{ ...withoutCounted(search), ...counted }}
      resetScroll={false}
      className={`${styles.number} ${className}`}
      aria-haspopup="dialog"
    >
      <bdi>{children}</bdi>
      <span className="unseen"> {label ?? i18n._(numberWords[counted.number].name)}</span>
    </Link>
  );
}
