import type { SimulatedConnection, SimulatedPhone, SimulatorSwitches } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import { firstName } from "../guests/index.ts";
import styles from "./Panels.module.css";
import { usePhoneSwitches } from "./simulator-queries.ts";

type Toggle = { name: Exclude<keyof SimulatorSwitches, "connection">; label: string };

export function DeliveryPanel({ phone }: { phone: SimulatedPhone }) {
  const { t } = useLingui();
  const { switches, change } = usePhoneSwitches(phone);
  const guestName = firstName(phone.guest.name);
  const toggles: Toggle[] = [
    { name: "reads_what_arrives", label: t`${guestName} reads new messages` },
    { name: "reports_arrive_twice", label: t`Send status updates twice` },
    { name: "reports_out_of_order", label: t`Send status updates out of order` },
    { name: "next_message_fails", label: t`Next message fails (error 131026)` },
    { name: "reply_window_closed", label: t`24-hour limit is over` },
  ];
  return (
    <section className={styles.panel} aria-label={t`Delivery`}>
      <div className={styles.panelHead}>
        <h2>
          <Trans>Delivery</Trans>
        </h2>
      </div>
      <Connection value={switches.connection} onChange={(connection) => change({ connection })} />
      {toggles.map(({ name, label }) => (
        <label key={name} className={styles.toggle}>
          <span>{label}</span>
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={switches[name]}
            aria-checked={switches[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
        </label>
      ))}
    </section>
  );
}

type ConnectionProps = { value: SimulatedConnection; onChange: (value: SimulatedConnection) => void };

function Connection({ value, onChange }: ConnectionProps) {
  const { t } = useLingui();
  const choices: { value: SimulatedConnection; label: string }[] = [
    { value: "online", label: t`Online` },
    { value: "slow", label: t`Slow` },
    { value: "offline", label: t`Offline` },
  ];
  return (
    <fieldset className={styles.segments}>
      <legend className="unseen">
        <Trans>Phone connection</Trans>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            name="connection"
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
