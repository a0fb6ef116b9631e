import type { ConnectionCheck } from "@bellhop/contract/whatsapp";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  type TablerIcon,
} from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Steps.module.css";
import { stepNames, wordsOf } from "./step-words.ts";
import { useCheckWhatsapp } from "./whatsapp-queries.ts";

const icons: Record<ConnectionCheck["state"], TablerIcon> = {
  ok: IconCircleCheck,
  failed: IconCircleX,
  waiting: IconClock,
  unchecked: IconCircleDashed,
};

/** The steps of a connection, each with its state and what to do. */
export function Steps({ steps }: { steps: ConnectionCheck[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.step} check={step} />
      ))}
    </ol>
  );
}

function Step({ check }: { check: ConnectionCheck }) {
  const { i18n, t } = useLingui();
  const words = wordsOf(check);
  const states = { ok: t`Done`, failed: t`Failed`, waiting: t`Waiting`, unchecked: t`To do` };
  const needsPin = check.problem === "pin_needed" || check.problem === "pin_wrong";
  return (
    <li className={styles.step} data-state={check.state}>
      <Icon of={icons[check.state]} size={20} />
      <div className={styles.words}>
        <p className={styles.name}>
          {i18n._(stepNames[check.step])}
          <span className={styles.state}>{states[check.state]}</span>
        </p>
        {words && <p className={styles.what}>{i18n._(words)}</p>}
        {check.detail && check.state === "failed" && (
          <p className={styles.detail}>
            <Trans>
              Meta: <bdi>{check.detail}</bdi>
            </Trans>
          </p>
        )}
        {needsPin && <PinForm />}
      </div>
    </li>
  );
}

function PinForm() {
  const { t } = useLingui();
  const [pin, setPin] = useState("");
  const { whyNoWriting } = usePermissions();
  const check = useCheckWhatsapp();
  const showFailure = useShowFailure();
  const register = (event: FormEvent) => {
    event.preventDefault();
    if (/^\d{6}$/.test(pin)) check.mutate({ pin }, { onError: (failure) => showFailure(failure) });
  };
  if (whyNoWriting) return null;
  return (
    <form className={styles.pin} onSubmit={register}>
      <input
        aria-label={t`PIN`}
        inputMode="numeric"
        autoComplete="off"
        pattern="\d{6}"
        maxLength={6}
        dir="ltr"
        placeholder="123456"
        value={pin}
        onChange={(event) => setPin(event.target.value.replace(/\D/g, ""))}
      />
      <Button type="submit" disabled={pin.length !== 6 || check.isPending} aria-busy={check.isPending}>
        <Trans>Register number</Trans>
      </Button>
    </form>
  );
}
