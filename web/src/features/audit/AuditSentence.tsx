import type { AuditEntry, AuditKind } from "@bellhop/contract/audit";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { fieldName } from "./field-names.ts";
import { formatValue } from "./format-value.ts";

/** Longer values appear in the table only. */
const maxShortCharacters = 40;

type SentenceProps = { entry: AuditEntry };

type Words = SentenceProps & { who: ReactNode; whom: ReactNode; before: unknown; after: unknown };

export function AuditSentence({ entry }: SentenceProps) {
  const [{ before, after } = { before: null, after: null }] = entry.changes;
  const words = {
    ...{ entry, before, after },
    ...{ who: <Name>{entry.member.name}</Name>, whom: <Name>{entry.subject.name}</Name> },
  };
  const sentences: Record<AuditKind, () => ReactNode> = {
    settings_changed: () => <ChangedSettings {...words} />,
    reservation_changed: () => <ChangedReservation {...words} />,
    concierge_asked_for: () => <PublishRequested {...words} />,
    import_started: () => <Imported {...words} />,
    plan_chosen: () => <ChangedSettings {...words} />,
    member_joined: () => <Joined {...words} />,
    member_changed: () => <ChangedSettings {...words} />,
    invitation_made: () => <Invited {...words} />,
    ...channelSentences(words),
    ...guestSentences(words),
    ...workSentences(words),
    ...assistantSentences(words),
    ...teamSentences(words),
  };
  return sentences[entry.kind]();
}

const channelSentences = ({ who, whom }: Words) => ({
  guest_link_renewed: () => <Trans>{who} renewed a link to the guest page</Trans>,
  whatsapp_connected: () => (
    <Trans>
      {who} connected WhatsApp at {whom}
    </Trans>
  ),
  templates_read: () => <Trans>{who} read the templates from WhatsApp</Trans>,
  template_saved: () => (
    <Trans>
      {who} changed the template {whom}
    </Trans>
  ),
  template_submitted: () => (
    <Trans>
      {who} submitted the template {whom}
    </Trans>
  ),
  template_deleted: () => (
    <Trans>
      {who} deleted the template {whom}
    </Trans>
  ),
  whatsapp_disconnected: () => (
    <Trans>
      {who} disconnected WhatsApp at {whom}
    </Trans>
  ),
});

const guestSentences = ({ who, whom }: Words) => ({
  guest_added: () => (
    <Trans>
      {who} added a guest to reservation {whom}
    </Trans>
  ),
  guest_changed: () => <Trans>{who} changed a guest's details</Trans>,
  guest_link_created: () => <Trans>{who} made a guest's link or welcome card</Trans>,
  guest_deleted: () => <Trans>{who} deleted a guest's data</Trans>,
  reservation_guest_added: () => (
    <Trans>
      {who} added a guest to reservation {whom}
    </Trans>
  ),
  reservation_guest_removed: () => (
    <Trans>
      {who} removed a guest from reservation {whom}
    </Trans>
  ),
  door_code_saved: () => (
    <Trans>
      {who} changed a door code of reservation {whom}
    </Trans>
  ),
  reservations_imported: () => (
    <Trans>
      {who} imported reservations from {whom}
    </Trans>
  ),
  reservations_import_undone: () => (
    <Trans>
      {who} undid the import from {whom}
    </Trans>
  ),
  calendar_feed_saved: () => (
    <Trans>
      {who} saved the calendar {whom}
    </Trans>
  ),
  calendar_feed_removed: () => (
    <Trans>
      {who} removed the calendar {whom}
    </Trans>
  ),
  guests_merged: () => (
    <Trans>
      {who} merged another guest into {whom}
    </Trans>
  ),
  guests_kept_apart: () => (
    <Trans>
      {who} kept {whom} and another guest separate
    </Trans>
  ),
  guests_separated: () => (
    <Trans>
      {who} undid the merge of {whom} with another guest
    </Trans>
  ),
});

const workSentences = ({ entry, who, whom, before, after }: Words) => ({
  alert_set: () =>
    entry.changes.some(({ field }) => field === "count") ? (
      <Trans>
        {who} changed the number of alerts at {whom} from {Number(before)} to {Number(after)}
      </Trans>
    ) : (
      <Trans>
        {who} changed an alert at {whom}
      </Trans>
    ),
  alerts_cleared: () => (
    <Trans>
      {who} cleared <Plural value={Number(before) - Number(after)} one="# alert" other="# alerts" /> at {whom}
    </Trans>
  ),
  alerts_restored: () => (
    <Trans>
      {who} restored <Plural value={Number(after) - Number(before)} one="# alert" other="# alerts" /> at{" "}
      {whom}
    </Trans>
  ),
  request_created: () => <Trans>{who} added a request</Trans>,
  request_changed: () => <Trans>{who} changed a request</Trans>,
  request_decided: () => <Trans>{who} decided about a request</Trans>,
  request_undone: () => <Trans>{who} took back a step of a request</Trans>,
  reply_undone: () => <Trans>{who} took back a reply</Trans>,
  draft_discarded: () => <Trans>{who} discarded an answer of the assistant</Trans>,
  proactive_rule_saved: () => (
    <Trans>
      {who} changed the automatic message {whom}
    </Trans>
  ),
  proactive_rule_switched: () =>
    after === true ? (
      <Trans>
        {who} switched the automatic message {whom} on
      </Trans>
    ) : (
      <Trans>
        {who} switched the automatic message {whom} off
      </Trans>
    ),
  proactive_rule_deleted: () => (
    <Trans>
      {who} deleted the automatic message {whom}
    </Trans>
  ),
  proactive_paused: () =>
    after === true ? (
      <Trans>{who} paused all automatic messages</Trans>
    ) : (
      <Trans>{who} resumed automatic messages</Trans>
    ),
  proactive_tested: () => <Trans>{who} tested an automatic message on a phone</Trans>,
  shift_note_written: () => <Trans>{who} wrote the note for the next shift</Trans>,
});

const assistantSentences = ({ who, whom, after }: Words) => ({
  knowledge_replaced: () => (
    <Trans>
      {who} replaced the knowledge base of {whom} from a file
    </Trans>
  ),
  contradiction_dismissed: () => <Trans>{who} dismissed a contradiction</Trans>,
  contradiction_reopened: () => <Trans>{who} reopened a contradiction</Trans>,
  answer_suggested: () => (
    <Trans>
      {who} suggested an answer to “{whom}”
    </Trans>
  ),
  suggestion_accepted: () => (
    <Trans>
      {who} added the suggested answer to “{whom}”
    </Trans>
  ),
  suggestion_dismissed: () => (
    <Trans>
      {who} dismissed the suggested answer to “{whom}”
    </Trans>
  ),
  suggestion_reopened: () => (
    <Trans>
      {who} reopened the suggested answer to “{whom}”
    </Trans>
  ),
  test_question_saved: () => (
    <Trans>
      {who} saved the test question “{whom}”
    </Trans>
  ),
  test_question_removed: () => (
    <Trans>
      {who} removed the test question “{whom}”
    </Trans>
  ),
  gap_dismissed: () => <Trans>{who} dismissed questions without an answer</Trans>,
  gap_reopened: () => <Trans>{who} reopened questions without an answer</Trans>,
  replay_started: () => <Trans>{who} replayed guests' messages</Trans>,
  statistics_recounted: () => <Trans>{who} counted the statistics again</Trans>,
  statement_corrected: () => (
    <Trans>
      {who} changed the translation of “{whom}”
    </Trans>
  ),
  translation_started: () => <Trans>{who} started translating for guests</Trans>,
  concierge_rolled_back: () => (
    <Trans>
      {who} rolled back the assistant of {whom} to version {Number(after)}
    </Trans>
  ),
  task_stopped: () => <Trans>{who} stopped a background task</Trans>,
});

const teamSentences = ({ who, whom }: Words) => ({
  operator_opened: () => (
    <Trans>
      {who} created the company {whom}
    </Trans>
  ),
  member_removed: () => (
    <Trans>
      {who} removed {whom} from the team
    </Trans>
  ),
  member_restored: () => (
    <Trans>
      {who} added {whom} back to the team
    </Trans>
  ),
  member_left: () => <Trans>{who} left the team</Trans>,
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
  invitation_declined: () => <Trans>{who} declined an invitation</Trans>,
  venue_opened: () => (
    <Trans>
      {who} added the hotel {whom}
    </Trans>
  ),
  venue_closed: () => (
    <Trans>
      {who} closed the hotel {whom}
    </Trans>
  ),
  venue_reopened: () => (
    <Trans>
      {who} reopened the hotel {whom}
    </Trans>
  ),
});

function PublishRequested({ entry, who, whom }: Words) {
  const from = entry.changes.find(({ field }) => field === "from")?.after;
  if (from === "general")
    return (
      <Trans>
        {who} started publishing assistant settings at {whom}
      </Trans>
    );
  if (from === "tools")
    return (
      <Trans>
        {who} started publishing assistant tools at {whom}
      </Trans>
    );
  return (
    <Trans>
      {who} started publishing changes at {whom}
    </Trans>
  );
}

function Imported({ entry, who }: Words) {
  const from = entry.changes.find(({ field }) => field === "from")?.after;
  if (from === "text") return <Trans>{who} imported a pasted text</Trans>;
  return (
    <Trans>
      {who} imported <Name>{entry.subject.name}</Name>
    </Trans>
  );
}

function ChangedSettings({ entry, who, whom }: Words) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const [change] = entry.changes;
  if (entry.changes.length !== 1 || !change) {
    return (
      <Trans>
        {who} changed <Plural value={entry.changes.length} one="# setting" other="# settings" /> of {whom}
      </Trans>
    );
  }
  const field = fieldName(change.field, i18n);
  if (change.after === true)
    return (
      <Trans>
        {who} switched on {field} at {whom}
      </Trans>
    );
  if (change.after === false)
    return (
      <Trans>
        {who} switched off {field} at {whom}
      </Trans>
    );
  const before = formatValue(change.field, change.before, { i18n, formats });
  const after = formatValue(change.field, change.after, { i18n, formats });
  const isShort = before && after && Math.max(before.length, after.length) <= maxShortCharacters;
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

function Joined({ entry, who }: Words) {
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
      {who} added <Name>{entry.subject.name}</Name> to the team as {role}
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

/** Names what became of the reservation. The log keeps no names of guests, so the reservation stands for them. */
function ChangedReservation({ entry, who, whom }: Words) {
  const status = entry.changes.find(({ field }) => field === "status");
  switch (status?.after) {
    case "checked_in":
      return status.before === "checked_out" ? (
        <Trans>
          {who} took back the check-out of {whom}
        </Trans>
      ) : (
        <Trans>
          {who} checked in {whom}
        </Trans>
      );
    case "checked_out":
      return (
        <Trans>
          {who} checked out {whom}
        </Trans>
      );
    case "cancelled":
      return (
        <Trans>
          {who} cancelled reservation {whom}
        </Trans>
      );
    case "no_show":
      return (
        <Trans>
          {who} marked {whom} as a no-show
        </Trans>
      );
    default:
      return (
        <Trans>
          {who} changed reservation {whom}
        </Trans>
      );
  }
}
