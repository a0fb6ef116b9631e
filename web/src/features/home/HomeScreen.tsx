import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useShortcuts } from "../../core/keyboard/shortcuts.ts";
import { useMyInvitations, WaitingInvitations } from "../invitations/index.ts";
import { PlanNotice, useTrial } from "../plans/index.ts";
import { FailedCard } from "./Card.tsx";
import { Greeting } from "./Greeting.tsx";
import styles from "./HomeScreen.module.css";
import { CardSkeleton, HomeSkeleton } from "./HomeSkeleton.tsx";
import { useHome, useNewDay } from "./home-query.ts";
import { rows } from "./home-rows.ts";
import { LeftCards, NewHotel, RightCards } from "./lazy-parts.tsx";
import { SwitchedOffNotice } from "./SwitchedOffNotice.tsx";
import { WaitingGuests } from "./WaitingGuests.tsx";

const patienceMs = 1_000;

export function HomeScreen() {
  useNewDay();
  const home = useHome();
  const trial = useTrial();
  const isInvitedKnown = useIsInvitedKnown();
  const isKnown = home.data ? !home.data.is_new || !trial.isPending : home.failureCount > 0;
  return isKnown && isInvitedKnown ? <HomeContent /> : <HomeSkeleton />;
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

function HomeContent() {
  const { t } = useLingui();
  const { data: home, error, refetch } = useHome();
  const { data: trial } = useTrial();
  const { data: invitations = [] } = useMyInvitations();
  const [wasInvited] = useState(invitations.length > 0);
  const navigate = useNavigate();
  const next = home?.waiting[0]?.conversation_id;
  const newTrial = home?.is_new && trial && !trial.is_done ? trial : undefined;
  useShortcuts(t`Home`, [
    {
      keys: "Enter",
      label: t`Answer the next guest, or open the inbox`,
      run: () =>
        void navigate({ to: "/messages", search: { tab: "waiting", ...(next && { conversation: next }) } }),
    },
    { keys: "j", label: t`Next row`, run: () => rows.focusBeside(1) },
    { keys: "k", label: t`Previous row`, run: () => rows.focusBeside(-1) },
  ]);
  return (
    <div className={styles.home}>
      <SwitchedOffNotice />
      <PlanNotice />
      {wasInvited && (
        <div className={styles.invitations}>
          <WaitingInvitations />
        </div>
      )}
      <Greeting home={home} trial={newTrial} />
      {newTrial ? (
        <NewHotel />
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            {home ? (
              <WaitingGuests waiting={home.waiting} count={home.waiting_count} />
            ) : error ? (
              <FailedCard title={t`Could not load Home`} error={error} onRetry={() => void refetch()} />
            ) : (
              <CardSkeleton rows={4} />
            )}
            <LeftCards home={home} />
          </div>
          <div className={styles.column}>
            <RightCards home={home} />
            {/* One that comes while Home is looked at comes where it moves nothing. */}
            {!wasInvited && <WaitingInvitations />}
          </div>
        </div>
      )}
    </div>
  );
}
