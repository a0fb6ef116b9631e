import type { PlannedMessage, ProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconBrandWhatsapp,
  IconCheck,
  IconClock,
  IconHandStop,
  IconMail,
  IconMessage,
  IconMoon,
  IconPhoneOff,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../../core/access/permissions.ts";
import { Delivery } from "../../../core/delivery/Delivery.tsx";
import { SendFailureText } from "../../../core/delivery/LazySendFailure.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Disc } from "../../../ui/Disc.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import type { ProactiveSearch } from "../proactive-search.ts";
import { editorId } from "../rail/Rail.tsx";
import { useMomentWords } from "../words/moment-words.ts";
import { type Fix, useReasonWords } from "../words/reason-words.ts";
import { TemplatesLink } from "../words/TemplatesLink.tsx";
import styles from "./Plan.module.css";

type PlanRowProps = {
  message: PlannedMessage;
  rule: ProactiveRule | undefined;
  /** Undefined for those who may not change the limits. */
  onLimits: (() => void) | undefined;
};

/** One message of one guest: when, whether it is sent, why not, and what helps. */
export function PlanRow({ message, rule, onLimits }: PlanRowProps) {
  const { time } = useFormats();
  const languageName = useLanguageName();
  const { guest_name, room, rule_name, language } = message;
  const { title, more, fix } = useDetail(message, rule);
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={message.sends_at ?? message.at}>
        {time(message.sends_at ?? message.at)}
      </time>
      <span className={styles.guest}>
        <span className={styles.disc}>
          <Disc name={guest_name} size={24} />
        </span>
        <bdi className="oneline">{guest_name}</bdi> {room && <bdi className={styles.dim}>{room}</bdi>}
      </span>
      <span className={styles.what}>
        <span className={styles.way}>
          <Icon of={iconOf(message)} size={16} />
        </span>
        <span className="oneline">
          <bdi>{rule_name}</bdi>
          {language && (
            <span className={styles.dim}>
              {" · "}
              <bdi>{languageName(language)}</bdi>
            </span>
          )}
        </span>
      </span>
      <span className={styles.state}>
        {message.delivery ? <Delivery state={message.delivery} /> : <StateChip state={message.state} />}
      </span>
      <span className={styles.why}>
        {message.failure ? (
          <SendFailureText failure={message.failure} hasNextStep />
        ) : (
          <>
            {title && <strong>{title}</strong>} {more}
          </>
        )}
      </span>
      <span className={styles.fix}>
        <FixLink fix={fix} message={message} onLimits={onLimits} />
      </span>
    </li>
  );
}

function iconOf({ way, reason }: PlannedMessage): TablerIcon {
  if (reason === "no_address") return IconPhoneOff;
  if (way === "guest_page") return IconWorld;
  if (way === "email") return IconMail;
  return way === null ? IconMessage : IconBrandWhatsapp;
}

function useDetail(message: PlannedMessage, rule: ProactiveRule | undefined) {
  const { t } = useLingui();
  const { long } = useMomentWords();
  const { weekday, time } = useFormats();
  const reasonWords = useReasonWords();
  const languageName = useLanguageName();
  const { state, at, sends_at, way, language, is_other_language } = message;
  const reason = reasonWords(message);
  if (reason) {
    const moved = sends_at && sends_at !== at ? t`Moved from ${weekday(at)} ${time(at)}.` : "";
    return { title: reason.title, more: moved || reason.more, fix: reason.fix };
  }
  const parts = [
    way === "guest_page" ? t`On the guest page.` : way === "email" ? t`By e-mail.` : undefined,
    is_other_language && language
      ? t`In ${languageName(language)}: there is no text in the guest's language.`
      : undefined,
  ].filter((part) => part !== undefined);
  const usual = state === "will_be_sent" && rule ? long(rule.moment) : "";
  return {
    title: "",
    more: parts.length > 0 ? parts.join(" ") : usual,
    fix:
      is_other_language && state !== "sent" ? ({ to: "editor", label: t`Add language` } as const) : undefined,
  };
}

function StateChip({ state }: { state: PlannedMessage["state"] }) {
  switch (state) {
    case "will_be_sent":
      return (
        <Chip tone="accent" icon={<Icon of={IconClock} size={14} />}>
          <Trans>Will be sent</Trans>
        </Chip>
      );
    case "waits":
      return (
        <Chip tone="info" icon={<Icon of={IconMoon} size={14} />}>
          <Trans>Waits</Trans>
        </Chip>
      );
    case "held_back":
      return (
        <Chip tone="waiting" icon={<Icon of={IconHandStop} size={14} />}>
          <Trans>Held back</Trans>
        </Chip>
      );
    case "sent":
      return (
        <Chip tone="ok" icon={<Icon of={IconCheck} size={14} />}>
          <Trans>Sent</Trans>
        </Chip>
      );
  }
}

type FixLinkProps = { fix: Fix; message: PlannedMessage; onLimits: (() => void) | undefined };

function FixLink({ fix, message, onLimits }: FixLinkProps) {
  const { t } = useLingui();
  const { whyNoWriting } = usePermissions();
  const { rule_id, reservation_id, conversation_id, state } = message;
  const conversation = conversation_id && (
    <Link to="/messages" search={{ tab: "all", conversation: conversation_id }}>
      {fix?.label ?? t`Open conversation`}
    </Link>
  );
  switch (fix?.to) {
    case undefined:
      return state === "sent" ? conversation : null;
    case "conversation":
      return conversation;
    case "templates":
      return <TemplatesLink>{fix.label}</TemplatesLink>;
    case "editor":
      return whyNoWriting ? null : (
        <Link
          to="/proactive-messages"
          search={(before: ProactiveSearch): ProactiveSearch => ({ ...before, rule: rule_id })}
          activeProps={{}}
          resetScroll={false}
          onClick={() => document.getElementById(editorId)?.scrollIntoView()}
        >
          {fix.label}
        </Link>
      );
    case "reservation":
      return (
        <Link to="/reservations" search={{ reservation: reservation_id }}>
          {fix.label}
        </Link>
      );
    case "limits":
      return (
        onLimits && (
          <button type="button" onClick={onLimits}>
            {fix.label}
          </button>
        )
      );
  }
}
