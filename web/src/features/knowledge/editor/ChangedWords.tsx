import { type Run, wordDiff } from "../../../ui/word-diff.ts";
import styles from "./ChangedWords.module.css";

type ChangedWordsProps = {
  before: string;
  after: string;
  /** Only the words as they are after, with those marked that differ; or both, one struck out. */
  show: "after" | "both";
};

/** Below it, nearly all would be marked, which shows nothing. */
const commonLeast = 0.3;

const areAlike = (runs: Run[], after: string) =>
  runs.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0) >=
  commonLeast * after.length;

/** A text with what is other in it marked, word by word. */
export function ChangedWords({ before, after, show }: ChangedWordsProps) {
  const runs = wordDiff(before, after);
  if (show === "after" && !areAlike(runs, after)) return after;
  return runs.map(({ kind, text }, index) => {
    // Runs have no names of their own, and none moves.
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
