import type { MemberDuty } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { usePermissions } from "../../../core/access/permissions.ts";
import { useRoleName } from "../../../core/access/role-name.ts";
import section from "../../../core/pages/Section.module.css";
import { Section, SectionList } from "../../../core/pages/Section.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Disc } from "../../../ui/Disc.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { useDutyList } from "../notification-queries.ts";
import { DutyDialog } from "../you/DutyDialog.tsx";
import { useDutyChanges } from "../you/duty-changes.ts";
import { useDutyWords } from "../you/use-duty-words.ts";
import styles from "./TeamSection.module.css";

/** Who is on duty. Managers and owners change it for everyone. */
export function TeamSection() {
  const { t } = useLingui();
  const query = useDutyList();
  const [openId, setOpenId] = useState<string>();
  const open = query.data?.find(({ member_id }) => member_id === openId);
  return (
    <Section
      title={t`Who is on duty`}
      about={t`Alerts go to people on duty. If no one is, they go to managers and owners at once.`}
    >
      <SectionList
        query={{ ...query, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {} }}
        failed={t`Could not load who is on duty`}
      >
        <ul className={section.list}>
          {query.data?.map((member) => (
            <li key={member.member_id}>
              <MemberRow member={member} onOpen={() => setOpenId(member.member_id)} />
            </li>
          ))}
        </ul>
      </SectionList>
      {open && <DutyDialog person={open} onClose={() => setOpenId(undefined)} />}
    </Section>
  );
}

function MemberRow({ member, onOpen }: { member: MemberDuty; onOpen: () => void }) {
  const { t } = useLingui();
  const { whyNoWriting } = usePermissions();
  const { set } = useDutyChanges();
  const dutyWords = useDutyWords();
  const role = useRoleName(member.role);
  const mayChange = member.is_you || whyNoWriting === undefined;
  const { name, duty } = member;
  return (
    <div className={section.row}>
      <Disc name={name} tint={member.is_you ? "accent" : "neutral"} />
      <div className={section.who}>
        <p className={section.name}>
          <bdi className="oneline">{name}</bdi>
          {member.is_you && <Chip tone="accent">{t`You`}</Chip>}
        </p>
        <p className={section.dim}>{role}</p>
      </div>
      <div className={section.what}>
        <p>{dutyWords(duty)}</p>
        <p className={section.dim}>
          {duty.by_hand ? (
            <Trans>Set by hand</Trans>
          ) : duty.plan ? (
            <Trans>By weekly plan</Trans>
          ) : (
            <Trans>No weekly plan</Trans>
          )}
        </p>
      </div>
      <div className={section.end}>
        {mayChange && (
          <Button
            size="row"
            className={styles.edit}
            icon={<Icon of={IconPencil} size={16} />}
            aria-label={t`Edit shifts: ${isolated(name)}`}
            onClick={onOpen}
          >
            <Trans>Edit shifts</Trans>
          </Button>
        )}
        <Switch
          aria-label={t`${isolated(name)} on duty`}
          checked={duty.is_on}
          disabled={!mayChange}
          onChange={(event) => void set(member, { is_on: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}
