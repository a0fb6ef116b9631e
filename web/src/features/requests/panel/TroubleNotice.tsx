import type { Request, RequestState } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { isolated } from "../../../ui/isolated.ts";
import type { Trouble } from "../troubles.ts";
import { RequestIcon } from "../words/RequestIcon.tsx";
import type { RequestIconName } from "../words/request-icon-name.ts";
import styles from "./TroubleNotice.module.css";

type TroubleNoticeProps = {
  trouble: Trouble;
  request: Request;
  onPropose?: () => void;
  /** Confirms although orders are over. */
  onAnyway?: () => void;
  onWithoutWords?: () => void;
};

/** Why a decision was refused, and the step that helps. */
export function TroubleNotice(props: TroubleNoticeProps) {
  const { trouble, request, onPropose, onAnyway, onWithoutWords } = props;
  if (trouble.is === "decided")
    return (
      <Line icon="decided">
        <Decided {...trouble} />
      </Line>
    );
  if (trouble.is === "sold_out")
    return (
      <Line
        icon="sold_out"
        tone="waiting"
        action={
          onPropose && (
            <Button size="row" onClick={onPropose}>
              <Trans>Propose another time</Trans>
            </Button>
          )
        }
      >
        <strong>
          <Trans>No more are free on this day.</Trans>
        </strong>
      </Line>
    );
  if (trouble.is === "too_late")
    return (
      <Line
        icon="too_late"
        tone="waiting"
        action={
          onAnyway && (
            <Button size="row" onClick={onAnyway}>
              <Trans>Confirm anyway</Trans>
            </Button>
          )
        }
      >
        <strong>
          <Trans>Orders for this time are closed.</Trans>
        </strong>{" "}
        <Trans>You can still confirm by hand.</Trans>
      </Line>
    );
  return (
    <Line
      icon="failed"
      tone="urgent"
      action={
        <>
          {request.conversation_id && (
            <Link
              to="/messages"
              search={{ tab: "all", conversation: request.conversation_id }}
              className={buttonLook({ size: "row" })}
            >
              <Trans>Choose template</Trans>
            </Link>
          )}
          {onWithoutWords && (
            <Button size="row" onClick={onWithoutWords}>
              <Trans>Confirm without a message</Trans>
            </Button>
          )}
        </>
      }
    >
      <strong>
        <Trans>The guest wasn't told.</Trans>
      </strong>{" "}
      <Trans>The 24 hours are over.</Trans>
    </Line>
  );
}

type DecidedProps = { by: string; at: string; state: RequestState };

/** A colleague was first. */
function Decided({ by, at, state }: DecidedProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const who = isolated(by || t`Someone`);
  const when = time(at);
  const words: Record<RequestState, string> = {
    new: t`${who} changed this at ${when}.`,
    proposed: t`${who} proposed another time at ${when}.`,
    confirmed: t`${who} confirmed this at ${when}.`,
    in_progress: t`${who} started this at ${when}.`,
    done: t`${who} marked this done at ${when}.`,
    declined: t`${who} declined this at ${when}.`,
    cancelled: t`${who} cancelled this at ${when}.`,
    expired: t`This expired at ${when}.`,
  };
  return <strong>{words[state]}</strong>;
}

/** What the guest did last, without staff. */
export function GuestNotice({ request }: { request: Request }) {
  const { state, last, guest } = request;
  if (last.by.who !== "guest" || !guest) return null;
  const name = <bdi>{shownName(guest.name)}</bdi>;
  if (state === "cancelled")
    return (
      <Line icon="guest_cancelled">
        <strong>
          <Trans>{name} cancelled.</Trans>
        </strong>
      </Line>
    );
  if (state === "confirmed")
    return (
      <Line icon="guest_accepted" tone="ok">
        <strong>
          <Trans>{name} accepted the other time.</Trans>
        </strong>
      </Line>
    );
  return null;
}

type LineProps = {
  icon: RequestIconName;
  tone?: "waiting" | "urgent" | "ok";
  action?: ReactNode;
  children: ReactNode;
};

export function Line({ icon, tone, action, children }: LineProps) {
  return (
    <div className={styles.line} data-tone={tone} role="status">
      <RequestIcon name={icon} />
      <p>{children}</p>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
