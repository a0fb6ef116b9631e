import type { AuditEntry, AuditKind } from "@bellhop/contract/audit";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { fieldName } from "./field-names.ts";
import { formatValue } from "./format-value.ts";

/** Longer values appear in the table only. */
const shortMost = 40;

type SentenceProps = { entry: AuditEntry };

export function AuditSentence({ entry }: SentenceProps) {
  const who = <Name>{entry.member.name}</Name>;
  const whom = <Name>{entry.subject.name}</Name>;
  const [{ before, after } = { before: null, after: null }] = entry.changes;
  const sentences: Record<AuditKind, () => ReactNode> = {
    settings_changed: () => <WhatChanged entry={entry} />,
    alert_set: () => (
      <Trans>
        {who} set the alerts of {whom} by hand from {Number(before)} to {Number(after)}
      </Trans>
    ),
    alerts_cleared: () => (
      <Trans>
        {who} cleared <Plural value={Number(before) - Number(after)} one="# alert" other="# alerts" /> of{" "}
        {whom}
      </Trans>
    ),
    alerts_restored: () => (
      <Trans>
        {who} brought <Plural value={Number(after) - Number(before)} one="# alert" other="# alerts" /> of{" "}
        {whom} back
      </Trans>
    ),
    knowledge_replaced: () => (
      <Trans>
        {who} replaced the knowledge of {whom} from a file
      </Trans>
    ),
    concierge_asked_for: () => <PublishRequested entry={entry} />,
    contradiction_dismissed: () => <Trans>{who} dismissed a contradiction</Trans>,
    contradiction_reopened: () => <Trans>{who} reopened a contradiction</Trans>,
    concierge_rolled_back: () => (
      <Trans>
        {who} rolled back the assistant of {whom}
      </Trans>
    ),
    task_stopped: () => <Trans>{who} stopped work in the background</Trans>,
    import_started: () => (
      <Trans>
        {who} imported {whom}
      </Trans>
    ),
    operator_opened: () => (
      <Trans>
        {who} opened the company {whom}
      </Trans>
    ),
    member_joined: () => <Joined entry={entry} />,
    member_changed: () => <WhatChanged entry={entry} />,
    member_removed: () => (
      <Trans>
        {who} removed the member {whom}
      </Trans>
    ),
    member_restored: () => (
      <Trans>
        {who} brought the member {whom} back
      </Trans>
    ),
    member_left: () => <Trans>{who} left</Trans>,
    invitation_made: () => <Invited entry={entry} />,
    invitation_changed: () => (
      <Trans>
        {who} sent the invitation to {whom} again
      </Trans>
    ),
    invitation_withdrawn: () => (
      <Trans>
        {who} withdrew the invitation to {whom}
      </Trans>
    ),
    invitation_declined: () => <Trans>{who} declined the invitation</Trans>,
    venue_opened: () => (
      <Trans>
        {who} opened the venue {whom}
      </Trans>
    ),
    venue_closed: () => (
      <Trans>
        {who} closed the venue {whom}
      </Trans>
    ),
    venue_reopened: () => (
      <Trans>
        {who} opened the venue {whom} again
      </Trans>
    ),
  };
  return sentences[entry.kind]();
}

function PublishRequested({ entry }: SentenceProps) {
  const who = <Name>{entry.member.name}</Name>;
  const whom = <Name>{entry.subject.name}</Name>;
  const from = entry.changes.find(({ field }) => field === "from")?.after;
  if (from === "general")
    return (
      <Trans>
        {who} published the assistant's settings of {whom}
      </Trans>
    );
  if (from === "tools")
    return (
      <Trans>
        {who} published the assistant's tools of {whom}
      </Trans>
    );
  return (
    <Trans>
      {who} published the assistant of {whom}
    </Trans>
  );
}

function WhatChanged({ entry }: SentenceProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const who = <Name>{entry.member.name}</Name>;
  const whom = <Name>{entry.subject.name}</Name>;
  const [change] = entry.changes;
  if (entry.changes.length !== 1 || !change) {
    return (
      <Trans>
        {who} changed <Plural value={entry.changes.length} one="# setting" other="# settings" /> of {whom}
      </Trans>
    );
  }
  const field = fieldName(change.field, i18n);
  const before = formatValue(change.field, change.before, { i18n, formats });
  const after = formatValue(change.field, change.after, { i18n, formats });
  const isShort = before && after && Math.max(before.length, after.length) <= shortMost;
  if (!isShort) {
    return (
      <Trans>
        {who} changed the {field} of {whom}
      </Trans>
    );
  }
  return (
    <Trans>
      {who} changed the {field} of {whom} from <Value>{before}</Value> to <Value>{after}</Value>
    </Trans>
  );
}

function Joined({ entry }: SentenceProps) {
  const who = <Name>{entry.member.name}</Name>;
  const role = <RoleOf entry={entry} />;
  if (entry.subject.id === entry.member.member_id) {
    return (
      <Trans>
        {who} joined as {role}
      </Trans>
    );
  }
  return (
    <Trans>
      {who} made <Name>{entry.subject.name}</Name> a member as {role}
    </Trans>
  );
}

function Invited({ entry }: SentenceProps) {
  return (
    <Trans>
      <Name>{entry.member.name}</Name> invited <Name>{entry.subject.name}</Name> as <RoleOf entry={entry} />
    </Trans>
  );
}

function RoleOf({ entry }: SentenceProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const role = entry.changes.find(({ field }) => field === "role");
  return <Value>{formatValue("role", role?.after, { i18n, formats }) ?? "—"}</Value>;
}

function Name({ children }: { children: string }) {
  return (
    <bdi>
      <b>{children}</b>
    </bdi>
  );
}

function Value({ children }: { children: string | null }) {
  return <bdi>{children}</bdi>;
}
