import type { OperatorMember } from "@bellhop/contract/members";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconUserPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { itemsOf, useOperatorList } from "../../core/access/operator-lists.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import section from "../../core/pages/Section.module.css";
import { AddButton, Section, SectionList } from "../../core/pages/Section.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChangeMemberDialog } from "./ChangeMemberDialog.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { MemberRow } from "./MemberRow.tsx";
import { OnlyYou } from "./OnlyYou.tsx";

type Open = { what: "invite" } | { what: "leave" } | { what: "change"; member: OperatorMember };

type MembersSectionProps = { inviteDialog: (onClose: () => void) => ReactNode };

export function MembersSection({ inviteDialog }: MembersSectionProps) {
  const { t } = useLingui();
  const { mayRead, whyNoInvitations } = usePermissions();
  const query = useOperatorList("members", mayRead);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const members = itemsOf(query.data) ?? [];
  const owners = members.filter(({ role }) => role === "owner").length;
  const isLastOwner = (member: OperatorMember) =>
    member.role === "owner" && owners === 1 && !query.hasNextPage;
  return (
    <Section
      title={t`Members`}
      count={members.length}
      about={<Trans>People who can sign in, with their roles and hotels.</Trans>}
      action={
        <AddButton
          icon={<Icon of={IconUserPlus} size={16} />}
          whyNot={whyNoInvitations}
          onClick={() => setOpen({ what: "invite" })}
        >
          <Trans>Invite a colleague</Trans>
        </AddButton>
      }
    >
      {mayRead ? (
        <SectionList query={query} failed={t`The members could not be loaded`}>
          <ul className={section.list} data-cards="">
            {members.map((member) => (
              <li key={member.member_id}>
                <MemberRow
                  member={member}
                  isLastOwner={isLastOwner(member)}
                  onChange={() => setOpen({ what: "change", member })}
                  onLeave={() => setOpen({ what: "leave" })}
                />
              </li>
            ))}
          </ul>
          {members.length === 1 && (
            <p className={section.dim}>
              <Trans>Only you so far. Invite colleagues to answer guests with you.</Trans>
            </p>
          )}
        </SectionList>
      ) : (
        <OnlyYou onLeave={() => setOpen({ what: "leave" })} />
      )}
      {open?.what === "invite" && inviteDialog(close)}
      {open?.what === "leave" && <LeaveDialog onClose={close} />}
      {open?.what === "change" && (
        <ChangeMemberDialog member={open.member} isLastOwner={isLastOwner(open.member)} onClose={close} />
      )}
    </Section>
  );
}
