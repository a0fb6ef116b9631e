import type { ThreadEvent } from "@bellhop/contract/messages";
import { type RequestKind, requestKinds } from "@bellhop/contract/request-kinds";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isolated } from "../../../ui/isolated.ts";
import { useRequestWords } from "../../requests/index.ts";

type RequestEvent = Extract<ThreadEvent, { kind: "request" }>;

/** What happened to a request, in one sentence. */
export function RequestStep({ event }: { event: RequestEvent }) {
  const { t } = useLingui();
  const requestWords = useRequestWords();
  const { kind, words, ...details } = event.request;
  const what = isRecognized(kind) ? kind : null;
  const named = what ? requestWords({ what, ...details }) : words || t`Request`;
  const name = <strong>{isolated(named)}</strong>;
  const who = <bdi>{event.by.name}</bdi>;
  const byMember: Record<RequestEvent["what"], () => ReactNode> = {
    create: () => (
      <Trans>
        {who} added: {name}
      </Trans>
    ),
    change: () => (
      <Trans>
        {who} changed: {name}
      </Trans>
    ),
    confirm: () => (
      <Trans>
        {who} confirmed: {name}
      </Trans>
    ),
    propose: () => (
      <Trans>
        {who} proposed another time: {name}
      </Trans>
    ),
    decline: () => (
      <Trans>
        {who} declined: {name}
      </Trans>
    ),
    start: () => (
      <Trans>
        {who} started: {name}
      </Trans>
    ),
    finish: () => (
      <Trans>
        {who} marked as done: {name}
      </Trans>
    ),
    cancel: () => (
      <Trans>
        {who} cancelled: {name}
      </Trans>
    ),
    undo: () => (
      <Trans>
        {who} took back the last step: {name}
      </Trans>
    ),
    accept: () => <Trans>Accepted: {name}</Trans>,
    withdraw: () => <Trans>Cancelled: {name}</Trans>,
    expire: () => <Trans>No one acted in time: {name}</Trans>,
  };
  if (event.by.who === "member" || event.what === "expire") return byMember[event.what]();
  if (event.what === "create") return <Trans>The guest asked for: {name}</Trans>;
  if (event.what === "change") return <Trans>The guest changed: {name}</Trans>;
  if (event.what === "withdraw") return <Trans>The guest cancelled: {name}</Trans>;
  if (event.what === "accept") return <Trans>The guest accepted the other time: {name}</Trans>;
  return byMember[event.what]();
}

const isRecognized = (kind: string): kind is RequestKind =>
  (requestKinds as readonly string[]).includes(kind);
