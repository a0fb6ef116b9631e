import type { Home } from "@bellhop/contract/home";
import { FailedSends } from "./FailedSends.tsx";
import styles from "./LeftCards.module.css";
import { QuestionsToTeach } from "./QuestionsToTeach.tsx";
import { RequestsDue } from "./RequestsDue.tsx";
import { SuggestedAnswers } from "./SuggestedAnswers.tsx";

/** The cards below the waiting guests. Without `home`, only those with a read of their own. */
export function LeftCards({ home }: { home: Home | undefined }) {
  return (
    <>
      <RequestsDue />
      {home && (
        <>
          <div className={styles.pair}>
            <FailedSends failed={home.failed} count={home.failed_count} />
            <QuestionsToTeach questions={home.to_teach} count={home.to_teach_count} />
          </div>
          <SuggestedAnswers count={home.suggestions} />
        </>
      )}
    </>
  );
}
