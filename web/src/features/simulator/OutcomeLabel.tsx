import type { SimulatorOutcome } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { deliveryCauseSentence } from "../../core/api/delivery-cause.ts";
import { useDeliveryWords } from "../../core/delivery/delivery-words.ts";
import { useFormats } from "../../core/language/formats.ts";
import { useQuoted } from "../../ui/quoted.ts";
import { useHandOverReason } from "../inbox/index.ts";

export function OutcomeLabel({ outcome }: { outcome: SimulatorOutcome }): ReactNode {
  switch (outcome.kind) {
    case "kept":
      return <Trans>Stored and acknowledged with 200</Trans>;
    case "kept_once":
      return <Trans>Received {outcome.times_received} times, stored once</Trans>;
    case "unrouted":
      return <Trans>Stored, but no hotel has this number</Trans>;
    case "quarantined":
      return <Trans>Quarantined: {outcome.causes.map(deliveryCauseSentence).join("; ")}</Trans>;
    case "message_added":
      return (
        <Trans>
          Added to the conversation with <bdi>{outcome.guest_name}</bdi>
        </Trans>
      );
    case "dashboards_told":
      return <Trans>Shown live in the inbox</Trans>;
    case "held_by_staff":
      return outcome.member_name === null ? (
        <Trans>Waiting for staff: no one has taken over yet</Trans>
      ) : (
        <Trans>
          <bdi>{outcome.member_name}</bdi> is answering this guest
        </Trans>
      );
    case "answered":
      return <Answered outcome={outcome} />;
    case "handed_over":
      return <HandedOver reason={outcome.reason} />;
    case "report_applied":
      return <ReportApplied outcome={outcome} />;
    case "report_parked":
      return <Trans>Waiting for the message it belongs to</Trans>;
  }
}

function ReportApplied({ outcome }: { outcome: Extract<SimulatorOutcome, { kind: "report_applied" }> }) {
  const { t } = useLingui();
  const words: Record<string, string> = useDeliveryWords();
  const whose =
    outcome.author === "staff" && outcome.member_name
      ? t`${outcome.member_name}’s message`
      : t`The assistant’s message`;
  return outcome.reported === outcome.state ? (
    <Trans>
      <bdi>{whose}</bdi>: {words[outcome.state] ?? outcome.state}
    </Trans>
  ) : (
    <Trans>
      <bdi>{whose}</bdi>: {words[outcome.reported] ?? outcome.reported}, now{" "}
      {words[outcome.state] ?? outcome.state}
    </Trans>
  );
}

function Answered({ outcome }: { outcome: Extract<SimulatorOutcome, { kind: "answered" }> }) {
  const { number } = useFormats();
  const quoted = useQuoted();
  const seconds = number(Math.round(outcome.ms / 100) / 10);
  if (outcome.author === "staff") {
    return (
      <Trans>
        <bdi>{outcome.member_name}</bdi> answered after {seconds} s
      </Trans>
    );
  }
  const entries = outcome.titles.map(quoted).join(", ");
  if (entries === "") return <Trans>The assistant answered after {seconds} s</Trans>;
  return (
    <Trans>
      The assistant answered after {seconds} s, from <bdi>{entries}</bdi>
    </Trans>
  );
}

function HandedOver({ reason }: { reason: Extract<SimulatorOutcome, { kind: "handed_over" }>["reason"] }) {
  const cause = useHandOverReason()(reason, "");
  return <Trans>Handed over to staff: {cause}</Trans>;
}
