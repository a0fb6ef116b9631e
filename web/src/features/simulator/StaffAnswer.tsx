import type { SimulatedGuest } from "@bellhop/contract/simulator";
import { Trans } from "@lingui/react/macro";
import { IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { firstName } from "../guests/index.ts";
import styles from "./Stage.module.css";

/** Shown while staff hold the conversation and the assistant does not answer. */
export function StaffAnswer({ guest }: { guest: SimulatedGuest }) {
  return (
    <div role="status" className={styles.status}>
      {guest.held?.by === "staff" && guest.conversation_id && (
        <div className={styles.staff}>
          <Icon of={IconUser} size={16} />
          <p>
            <bdi>
              <Whose guest={guest} memberId={guest.held.member_id} name={guest.held.member_name} />
            </bdi>{" "}
            <Trans>The assistant won't answer until someone hands back.</Trans>
          </p>
          <Link
            to="/messages"
            search={{ tab: "all", conversation: guest.conversation_id }}
            className={buttonLook({ size: "row" })}
          >
            <Trans>Answer in the inbox</Trans>
          </Link>
        </div>
      )}
    </div>
  );
}

type WhoseProps = { guest: SimulatedGuest; memberId: string | null; name: string | null };

function Whose({ guest, memberId, name }: WhoseProps) {
  const { member } = useAccess();
  const guestName = <bdi>{firstName(guest.name)}</bdi>;
  const memberName = <bdi>{name}</bdi>;
  if (memberId === null) return <Trans>{guestName} is waiting. No one is answering yet.</Trans>;
  if (memberId === member.member_id) return <Trans>You are answering {guestName}.</Trans>;
  return (
    <Trans>
      {memberName} is answering {guestName}.
    </Trans>
  );
}
