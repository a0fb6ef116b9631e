import type { PassageReason } from "@bellhop/contract/imports";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { onFirstClick } from "../../ui/on-first-click.ts";
import type { ShownProposal } from "./accept-in-batches.ts";
import styles from "./LeftOutPassages.module.css";

const reasons: Record<PassageReason, MessageDescriptor> = {
  navigation: msg`Menu`,
  cookie_notice: msg`Cookie notice`,
  struck: msg`Crossed out`,
  hidden: msg`Hidden text`,
  other_language: msg`Another language`,
  footer: msg`Footer`,
  icon: msg`Icon`,
  title: msg`Only a title`,
  orders: msg`Commands for an AI`,
};

type LeftOutPassagesProps = {
  passages: ShownProposal[];
  isReadOnly: boolean;
  isBusy: boolean;
  onAdd: (passage: ShownProposal) => void;
};

/** The passages that are no entries, each with its reason and one click to add it. */
export function LeftOutPassages({ passages, isReadOnly, isBusy, onAdd }: LeftOutPassagesProps) {
  const { t, i18n } = useLingui();
  if (passages.length === 0) return null;
  return (
    <details className={styles.all}>
      <summary>
        <Plural value={passages.length} one="# passage left out" other="# passages left out" />
      </summary>
      <ul className={styles.list}>
        {passages.map((one) => {
          const start = one.passage.slice(0, 60);
          return (
            <li key={one.proposal_id} className={styles.passage}>
              <Chip tone={one.left_out === "orders" ? "urgent" : "neutral"}>
                {one.left_out && i18n._(reasons[one.left_out])}
              </Chip>
              <p dir="auto">{one.passage}</p>
              {!isReadOnly && (
                <Button
                  size="row"
                  disabled={isBusy}
                  aria-label={t`Add “${start}”`}
                  onClick={onFirstClick(() => {
                    focusNextRow();
                    onAdd(one);
                  })}
                >
                  <Trans>Add</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
