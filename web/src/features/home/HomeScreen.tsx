import type { Home } from "@bellhop/contract/home";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Failure } from "../../core/pages/Failure.tsx";
import { useMyInvitations, WaitingInvitations } from "../invitations/index.ts";
import { PlanNotice } from "../plans/index.ts";
import { AssistantToday } from "./AssistantToday.tsx";
import { FailedSends } from "./FailedSends.tsx";
import { Greeting } from "./Greeting.tsx";
import styles from "./HomeScreen.module.css";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { useHome } from "./home-query.ts";
import { RequestsDue } from "./RequestsDue.tsx";
import { SetUp } from "./SetUp.tsx";
import { Stays } from "./Stays.tsx";
import { SuggestedAnswers } from "./SuggestedAnswers.tsx";
import { SwitchedOffNotice } from "./SwitchedOffNotice.tsx";
import { UnansweredQuestions } from "./UnansweredQuestions.tsx";
import { WaitingGuests } from "./WaitingGuests.tsx";

const patienceMs = 1_000;

export function HomeScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useHome();
  const isInvitedKnown = useIsInvitedKnown();
  if (data && isInvitedKnown) return <HomeContent home={data} />;
  if (!error) return <HomeSkeleton />;
  return (
    <>
      <h1 className="unseen">{t`Home`}</h1>
      <Failure failure={error} title={t`Could not load Home`} onRetry={() => void refetch()} />
    </>
  );
}

/**
 * Waits until invitations are known, because they appear at the top and would shift the screen. Ignored if
 * they cannot be read.
 */
function useIsInvitedKnown(): boolean {
  const { isLoading, failureCount } = useMyInvitations();
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return hasWaited || !isLoading || failureCount > 0;
}

function HomeContent({ home }: { home: Home }) {
  const { data: invitations = [] } = useMyInvitations();
  const [wasInvited] = useState(invitations.length > 0);
  return (
    <div className={styles.home}>
      <SwitchedOffNotice />
      <PlanNotice />
      {wasInvited && (
        <div className={styles.invitations}>
          <WaitingInvitations />
        </div>
      )}
      <Greeting home={home} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WaitingGuests waiting={home.waiting} count={home.waiting_count} />
          <RequestsDue />
          <FailedSends failed={home.failed} />
          <UnansweredQuestions questions={home.to_teach} />
          <SuggestedAnswers count={home.suggestions} />
          <Stays stays={home.stays} />
        </div>
        <div className={styles.column}>
          <AssistantToday today={home.assistant_today} />
          <SetUp />
          {/* One that comes while Home is looked at comes where it moves nothing. */}
          {!wasInvited && <WaitingInvitations />}
        </div>
      </div>
    </div>
  );
}
