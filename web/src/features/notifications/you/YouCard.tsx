import type { Notifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconMail, IconMailForward, IconVolume } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import card from "../Card.module.css";
import { Card, Line } from "../Card.tsx";
import { useOwnNotifications } from "../use-own-notifications.ts";
import { DutyDialog } from "./DutyDialog.tsx";
import { useDutyChanges } from "./duty-changes.ts";
import { Mutes } from "./Mutes.tsx";
import { useSoon } from "./use-duty-words.ts";

/** How this person is told: duty, sound, e-mail, summary and mutes. */
export function YouCard({ shown }: { shown: Notifications }) {
  const { t } = useLingui();
  const { member } = useAccess();
  const { change } = useOwnNotifications();
  const { set } = useDutyChanges();
  const [isOpen, setOpen] = useState(false);
  const { you, can_mail } = shown;
  const { duty } = you;
  const person = { member_id: member.member_id, name: member.name, is_you: true, duty };
  const noMail = can_mail ? undefined : t`This installation sends no e-mail.`;
  return (
    <Card
      title={<Trans>You</Trans>}
      aside={
        duty.is_on ? (
          <Chip tone="ok" icon={<Icon of={IconCheck} size={14} />}>
            <Trans>On duty</Trans>
          </Chip>
        ) : (
          <Chip>
            <Trans>Off duty</Trans>
          </Chip>
        )
      }
      control={
        <Switch
          aria-label={t`On duty`}
          checked={duty.is_on}
          onChange={(event) => void set(person, { is_on: event.currentTarget.checked })}
        />
      }
    >
      <p className={card.text}>
        <DutySentence duty={duty} isCalledInPlace={member.role !== "staff"} />{" "}
        <button type="button" className={card.link} onClick={() => setOpen(true)}>
          <Trans>Change</Trans>
        </button>
      </p>
      <Preference
        icon={<Icon of={IconVolume} />}
        name={t`Sound for alerts`}
        about={t`A soft tone at each step.`}
        isOn={you.sound}
        onChange={(sound) => void change({ sound })}
      />
      <Preference
        icon={<Icon of={IconMail} />}
        name={t`E-mail for alerts`}
        about={noMail ?? (member.role === "owner" ? t`Owners get the last step in any case.` : member.email)}
        isOn={you.email}
        isDisabled={!can_mail}
        onChange={(email) => void change({ email })}
      />
      {member.role === "owner" && (
        <Preference
          icon={<Icon of={IconMailForward} />}
          name={t`E-mail summary`}
          about={noMail ?? t`Every day at 8:00`}
          isOn={you.summary}
          isDisabled={!can_mail}
          onChange={(summary) => void change({ summary })}
        />
      )}
      {member.role === "owner" && (
        <Preference
          icon={<Icon of={IconMailForward} />}
          name={t`Weekly figures by e-mail`}
          about={noMail ?? t`On Mondays at 8:00`}
          isOn={you.week_summary}
          isDisabled={!can_mail}
          onChange={(week_summary) => void change({ week_summary })}
        />
      )}
      <Mutes mutes={you.mutes} />
      {isOpen && <DutyDialog person={person} onClose={() => setOpen(false)} />}
    </Card>
  );
}

type DutySentenceProps = { duty: Notifications["you"]["duty"]; isCalledInPlace: boolean };

/** Managers and owners are called off duty too if no one is on duty. */
function DutySentence({ duty: { is_on, until, by_hand, plan }, isCalledInPlace }: DutySentenceProps) {
  const soon = useSoon();
  const time = until && soon(until);
  // What was set by hand ends, and nothing changes.
  if (is_on && (!time || !plan)) return <Trans>You get alerts day and night.</Trans>;
  if (is_on && by_hand)
    return (
      <Trans>
        On duty until <strong className="figures">{time}</strong>. Then your weekly plan counts.
      </Trans>
    );
  if (is_on)
    return isCalledInPlace ? (
      <Trans>
        On duty until <strong className="figures">{time}</strong>. Then alerts reach you only if no one is on
        duty.
      </Trans>
    ) : (
      <Trans>
        On duty until <strong className="figures">{time}</strong>. Then you get no alerts.
      </Trans>
    );
  if (isCalledInPlace)
    return time ? (
      <Trans>
        Off duty until <strong className="figures">{time}</strong>. Alerts reach you only if no one is on
        duty.
      </Trans>
    ) : (
      <Trans>Alerts reach you only if no one is on duty.</Trans>
    );
  return time ? (
    <Trans>
      Off duty until <strong className="figures">{time}</strong>. Alerts don't reach you.
    </Trans>
  ) : (
    <Trans>Alerts don't reach you.</Trans>
  );
}

type PreferenceProps = {
  icon: ReactNode;
  name: string;
  about: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

function Preference({ icon, name, about, isOn, isDisabled, onChange }: PreferenceProps) {
  const id = useId();
  return (
    <Line
      icon={icon}
      title={<label htmlFor={id}>{name}</label>}
      about={<bdi>{about}</bdi>}
      end={
        <Switch
          id={id}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      }
    />
  );
}
