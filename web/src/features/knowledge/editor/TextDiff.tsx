import { type Run, wordDiff } from "../../../ui/word-diff.ts";
import styles from "./TextDiff.module.css";

type ChangedWordsProps = {
  before: string;
  after: string;
  /** `after` marks what is new; `both` also shows what was removed. */
  show: "after" | "both";
};

/** With less in common nearly everything would be marked. */
const commonLeast = 0.3;

const areAlike = (runs: Run[], after: string) =>
  runs.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0) >=
  commonLeast * after.length;

export function TextDiff({ before, after, show }: ChangedWordsProps) {
  const runs = wordDiff(before, after);
  if (show === "after" && !areAlike(runs, after)) return after;
  return runs.map(({ kind, text }, index) => {
    // Parts have no ids and never move.
    const key = `${index}${kind}`;
    if (kind === "same") return <span key={key}>{text}</span>;
    if (kind === "new")
      return (
        <ins key={key} className={styles.new}>
          {text}
        </ins>
      );
    return (
      show === "both" && (
        <del key={key} className={styles.old}>
          {text}
        </del>
      )
    );
  });
}
