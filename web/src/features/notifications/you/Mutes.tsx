import { type NotificationCause, notificationCauses } from "@bellhop/contract/notification-rules";
import type { Mute } from "@bellhop/contract/notifications";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBellOff } from "@tabler/icons-react";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { nowMs } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import card from "../Card.module.css";
import { Line } from "../Card.tsx";
import { useCauseNames } from "../ladder/words.ts";
import styles from "./Mutes.module.css";
import { useMuteChanges, useMuteName } from "./mute-changes.ts";
import { useSoon } from "./use-duty-words.ts";

/** Causes and guests of which this person hears nothing until a time. */
export function Mutes({ mutes }: { mutes: Mute[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const soon = useSoon();
  const name = useMuteName();
  const [first] = mutes;
  const count = mutes.length;
  const about = !first
    ? t`Nothing is muted.`
    : count === 1
      ? t`${isolated(name(first))} until ${soon(first.until)}`
      : t`${plural(count, { one: "# mute", other: "# mutes" })}`;
  return (
    <>
      <Line
        icon={<Icon of={IconBellOff} />}
        title={<Trans>Muted</Trans>}
        about={about}
        end={
          <button type="button" className={card.link} onClick={() => setOpen(true)}>
            {first ? <Trans>Show</Trans> : <Trans>Mute</Trans>}
          </button>
        }
      />
      {isOpen && <MutesDialog mutes={mutes} onClose={() => setOpen(false)} />}
    </>
  );
}

const hours = [1, 4, 12, 24, 7 * 24] as const;

function MutesDialog({ mutes, onClose }: { mutes: Mute[]; onClose: () => void }) {
  const { t } = useLingui();
  const soon = useSoon();
  const name = useMuteName();
  const causes = useCauseNames();
  const { mute, unmute } = useMuteChanges();
  const [cause, setCause] = useState<NotificationCause>("guest_waits");
  const [lasts, setLasts] = useState<number>(hours[0]);
  return (
    <FormDialog
      title={<Trans>Muted for you</Trans>}
      send={t`Mute`}
      close={t`Close`}
      isBusy={false}
      failure={null}
      onSend={() => {
        void mute({ cause, until: new Date(nowMs() + lasts * 3_600_000).toISOString() });
      }}
      onClose={onClose}
    >
      {mutes.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing is muted. Mute a cause here, or a guest in their conversation.</Trans>
        </p>
      ) : (
        <ul className={styles.mutes}>
          {mutes.map((one) => (
            <li key={one.mute_id}>
              <span>
                <bdi>{name(one)}</bdi>
                <small>
                  <Trans>until {soon(one.until)}</Trans>
                </small>
              </span>
              <Button size="row" onClick={() => void unmute(one)}>
                <Trans>Unmute</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        <Field label={t`Cause`} error={undefined}>
          {(input) => (
            <select
              {...input}
              value={cause}
              onChange={(event) => setCause(event.currentTarget.value as NotificationCause)}
            >
              {notificationCauses.map((one) => (
                <option key={one} value={one}>
                  {causes[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t`For`} error={undefined}>
          {(input) => (
            <select
              {...input}
              value={lasts}
              onChange={(event) => setLasts(Number(event.currentTarget.value))}
            >
              {hours.map((one) => (
                <option key={one} value={one}>
                  {one < 48
                    ? plural(one, { one: "# hour", other: "# hours" })
                    : plural(one / 24, { one: "# day", other: "# days" })}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
