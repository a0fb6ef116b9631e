import type { SimulatedPhone } from "@bellhop/contract/simulator";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Failure } from "../../core/pages/Failure.tsx";
import { Developers } from "./Developers.tsx";
import { useDevelopersOpen } from "./developers-open.ts";
import { GuestPanel } from "./GuestPanel.tsx";
import styles from "./SimulatorScreen.module.css";
import { SimulatorSkeleton } from "./SimulatorSkeleton.tsx";
import { Stage } from "./Stage.tsx";
import { useSimulatedPhone } from "./simulator-queries.ts";

export function SimulatorScreen() {
  const { t } = useLingui();
  const { data, error, refetch, choose } = useSimulatedPhone();
  if (data) return <Simulator key={data.guest.phone} phone={data} onChoose={choose} />;
  if (!error) return <SimulatorSkeleton />;
  return <Failure failure={error} title={t`Could not open the simulator`} onRetry={() => void refetch()} />;
}

type Part = "phone" | "guest";

function Simulator({ phone, onChoose }: { phone: SimulatedPhone; onChoose: (phone: string) => void }) {
  const { t } = useLingui();
  const isForDevelopers = useDevelopersOpen();
  // On narrow screens, one part at a time.
  const [part, setPart] = useState<Part>("phone");
  const parts: { part: Part; label: string }[] = [
    { part: "phone", label: t`Phone` },
    { part: "guest", label: t`Guest` },
  ];
  return (
    <div className={styles.simulator} data-part={part} data-developers={isForDevelopers || undefined}>
      <nav className={styles.parts} aria-label={t`Simulator`}>
        {parts.map((one) => (
          <button
            key={one.part}
            type="button"
            className={styles.part}
            aria-current={one.part === part ? "true" : undefined}
            onClick={() => setPart(one.part)}
          >
            {one.label}
          </button>
        ))}
      </nav>
      <div className={styles.stage}>
        <Stage phone={phone} />
      </div>
      <div className={styles.side}>
        <GuestPanel guest={phone.guest} onChoose={onChoose} />
        <Developers phone={phone} />
      </div>
    </div>
  );
}
