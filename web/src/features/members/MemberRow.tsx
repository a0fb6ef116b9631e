import type { OperatorMember } from "@bellhop/contract/members";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDoorExit, IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import { useRoleName } from "../../core/access/role-name.ts";
import section from "../../core/pages/Section.module.css";
import { useClock } from "../../core/time/clock.ts";
import { minutesSince } from "../../core/time/urgency.ts";
import { useSpan } from "../../core/time/WaitingClock.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Disc } from "../../ui/Disc.tsx";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import { useRemoveMember } from "./member-changes.ts";
import { useRoleSummary } from "./role-summary.ts";

type MemberRowProps = {
  member: OperatorMember;
  isLastOwner: boolean;
  onChange: () => void;
  onLeave: () => void;
};

export function MemberRow({ member, isLastOwner, onChange, onLeave }: MemberRowProps) {
  const { t } = useLingui();
  const role = useRoleName(member.role);
  const venues = useRoleSummary()(member.venues);
  return (
    <div className={section.row}>
      <Disc name={member.name} tint={member.is_you ? "accent" : "neutral"} />
      <div className={section.who}>
        <p className={section.name}>
          <bdi className="oneline">{member.name}</bdi>
          {member.is_you && <Chip tone="accent">{t`You`}</Chip>}
        </p>
        <p className={`${section.dim} oneline ranged`} dir="auto">
          {member.email}
        </p>
      </div>
      <div className={section.what}>
        <p>{role}</p>
        <p className={`${section.dim} oneline`} title={venues}>
          <bdi>{venues}</bdi>
        </p>
      </div>
      <p className={section.when}>
        <LastSeen at={member.last_seen_at} />
      </p>
      <div className={section.end}>
        <Actions member={member} isLastOwner={isLastOwner} onChange={onChange} onLeave={onLeave} />
      </div>
    </div>
  );
}

function Actions({ member, isLastOwner, onChange, onLeave }: MemberRowProps) {
  const { t } = useLingui();
  const remove = useRemoveMember();
  const { name, is_you: isYou, may_change: mayChange } = member;
  const whyNotOwner = isLastOwner ? t`This is the only owner. Make someone else an owner first.` : undefined;
  const whyNot = mayChange || isYou ? undefined : t`Ask an owner.`;
  return (
    <Menu
      label={t`Actions for ${name}`}
      widthPx={272}
      align="end"
      trigger={
        <IconButton label={t`Actions for ${name}`}>
          <Icon of={IconDots} />
        </IconButton>
      }
    >
      <MenuItem
        icon={<Icon of={IconPencil} size={16} />}
        whyNot={whyNotOwner ?? (mayChange ? undefined : t`Ask an owner.`)}
        onChoose={onChange}
      >
        <Trans>Change role and hotels</Trans>
      </MenuItem>
      {isYou ? (
        <MenuItem icon={<Icon of={IconDoorExit} size={16} flip />} whyNot={whyNotOwner} onChoose={onLeave}>
          <Trans>Leave</Trans>
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Icon of={IconTrash} size={16} />}
          whyNot={whyNotOwner ?? whyNot}
          onChoose={() => {
            focusNextRow();
            remove(member);
          }}
        >
          <Trans>Remove</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}

/** Presence is known to a quarter of an hour. */
const hereMinutes = 16;

function LastSeen({ at }: { at: string | null }) {
  const minutes = useClock((now) => (at === null ? -1 : minutesSince(at, now)));
  const span = useSpan()(minutes);
  if (minutes < 0) return <Trans>Not active yet</Trans>;
  if (minutes < hereMinutes) return <Trans>Active now</Trans>;
  return (
    <Trans>
      Active <bdi>{span}</bdi> ago
    </Trans>
  );
}
