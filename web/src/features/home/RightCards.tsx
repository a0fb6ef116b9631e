import type { Home } from "@bellhop/contract/home";
import { usePermissions } from "../../core/access/permissions.ts";
import { AssistantToday } from "./AssistantToday.tsx";
import { HealthLine } from "./HealthLine.tsx";
import { OnDuty } from "./OnDuty.tsx";
import { PlanCard } from "./PlanCard.tsx";
import styles from "./RightCards.module.css";
import { SetUp } from "./SetUp.tsx";
import { Arrivals, Departures } from "./Stays.tsx";
import { WeekCard } from "./WeekCard.tsx";

/** Without `home`, only the cards with a read of their own. */
export function RightCards({ home }: { home: Home | undefined }) {
  const { maySetUp, mayChoosePlan } = usePermissions();
  return (
    <>
      {home && <Arrivals stays={home.stays} />}
      <div className={styles.later}>
        {home && <Departures stays={home.stays} />}
        {home && <AssistantToday byHour={home.answers_by_hour} />}
        {maySetUp && <OnDuty />}
        {mayChoosePlan && (
          <>
            <WeekCard />
            <PlanCard />
          </>
        )}
        <HealthLine />
        <SetUp />
      </div>
    </>
  );
}
