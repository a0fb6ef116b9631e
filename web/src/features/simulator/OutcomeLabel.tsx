import type { SimulatorOutcome } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

export function OutcomeLabel({ outcome }: { outcome: SimulatorOutcome }): ReactNode {
  const { t } = useLingui();
  switch (outcome.kind) {
    case "kept":
      return <Trans>Stored, then answered 200</Trans>;
    case "kept_once":
      return <Trans>Stored once, though it came {outcome.times_received} times</Trans>;
    case "unrouted":
      return <Trans>Stored, but no venue has this number</Trans>;
    case "quarantined":
      return <Trans>Stored for a person to look at: {outcome.cause}</Trans>;
    case "message_added":
      return (
        <Trans>
          Added to the conversation with <bdi>{outcome.guest_name}</bdi>
        </Trans>
      );
    case "dashboards_told":
      return <Trans>Staff screens told as it was stored</Trans>;
    case "held_by_staff":
      return outcome.member_name === null ? (
        <Trans>Left to staff: nobody has taken it yet</Trans>
      ) : (
        <Trans>
          Left to <bdi>{outcome.member_name}</bdi>, who answers this guest
        </Trans>
      );
    case "answered":
      return <Answered outcome={outcome} />;
    case "handed_over":
      return <HandedOver reason={outcome.reason} />;
    case "report_applied": {
      const whose =
        outcome.author === "staff" && outcome.member_name
          ? t`${outcome.member_name}’s message`
          : t`The assistant’s message`;
      return outcome.reported === outcome.state ? (
        <Trans>
          <bdi>{whose}</bdi> is {outcome.state} now
        </Trans>
      ) : (
        <Trans>
          <bdi>{whose}</bdi> was {outcome.reported}, and is {outcome.state} by now
        </Trans>
      );
    }
    case "report_parked":
      return <Trans>Kept until its message is known</Trans>;
  }
}

function Answered({ outcome }: { outcome: Extract<SimulatorOutcome, { kind: "answered" }> }) {
  const seconds = (outcome.ms / 1000).toFixed(1);
  if (outcome.author === "staff") {
    return (
      <Trans>
        <bdi>{outcome.member_name}</bdi> answered after {seconds} s
      </Trans>
    );
  }
  const entries = outcome.titles.map((title) => `“${title}”`).join(", ");
  if (entries === "") return <Trans>The assistant answered after {seconds} s</Trans>;
  return (
    <Trans>
      The assistant answered after {seconds} s, from <bdi>{entries}</bdi>
    </Trans>
  );
}

function HandedOver({ reason }: { reason: Extract<SimulatorOutcome, { kind: "handed_over" }>["reason"] }) {
  switch (reason) {
    case "emergency":
      return <Trans>Handed over to staff: an emergency</Trans>;
    case "request":
      return <Trans>Handed over to staff: a request</Trans>;
    case "reply":
      return <Trans>Handed over to staff: a reply to them</Trans>;
    case "statement":
      return <Trans>Handed over to staff: a message for them</Trans>;
    case "no_entry":
      return <Trans>Handed over to staff: no entry covers it</Trans>;
    case "unsure":
      return <Trans>Handed over to staff: the assistant was not sure</Trans>;
    case "entries_disagree":
      return <Trans>Handed over to staff: two entries disagree</Trans>;
    case "wants_person":
      return <Trans>Handed over to staff: the guest asked for a person</Trans>;
    case "complaint":
      return <Trans>Handed over to staff: a complaint</Trans>;
    case "safety":
      return <Trans>Handed over to staff: a matter of safety</Trans>;
    case "sensitive":
      return <Trans>Handed over to staff: only a person may decide this</Trans>;
    case "not_text":
      return <Trans>Handed over to staff: not written words</Trans>;
    case "not_built":
      return <Trans>Handed over to staff: the assistant is not built yet</Trans>;
    case "paused":
      return <Trans>Handed over to staff: the assistant is paused</Trans>;
    case "assistant_failed":
      return <Trans>Handed over to staff: the assistant failed</Trans>;
  }
}
