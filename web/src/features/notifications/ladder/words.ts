import type { SkipReason } from "@bellhop/contract/alerts";
import type { NotificationCause, NotificationStep } from "@bellhop/contract/notification-rules";
import { useLingui } from "@lingui/react/macro";
import {
  IconBell,
  IconClipboardText,
  IconDeviceMobileVibration,
  IconGauge,
  IconHandStop,
  IconHelpCircle,
  IconMail,
  IconMessage,
  IconMoodSad,
  IconPlugConnectedX,
  IconSendOff,
  IconUrgent,
  IconUserQuestion,
  IconUserStar,
  IconVolume3,
  type TablerIcon,
} from "@tabler/icons-react";

export const stepIcons: Record<NotificationStep, TablerIcon> = {
  in_app: IconBell,
  push: IconDeviceMobileVibration,
  manager: IconUserStar,
  owner: IconMail,
};

export function useStepNames(): Record<NotificationStep, string> {
  const { t } = useLingui();
  return { in_app: t`In the app`, push: t`Push`, manager: t`Manager`, owner: t`Owner, e-mail` };
}

/** Why a step told no one. */
export function useSkipReasons(): Record<SkipReason, string> {
  const { t } = useLingui();
  return {
    no_member: t`no one has this role`,
    no_one_on_duty: t`no one is on duty`,
    no_way: t`no one has push or e-mail on`,
    muted: t`everyone has muted it`,
  };
}

export const causeIcons: Record<NotificationCause, TablerIcon> = {
  emergency: IconUrgent,
  complaint: IconMoodSad,
  wants_person: IconUserQuestion,
  guest_waits: IconMessage,
  handed_over: IconHelpCircle,
  claimed_unanswered: IconHandStop,
  request_due: IconClipboardText,
  send_failed: IconSendOff,
  connection_broken: IconPlugConnectedX,
  number_silent: IconVolume3,
  plan: IconGauge,
};

export function useCauseNames(): Record<NotificationCause, string> {
  const { t } = useLingui();
  return {
    emergency: t`Emergency`,
    complaint: t`Complaint`,
    wants_person: t`Guest asks for a person`,
    guest_waits: t`Guest is waiting`,
    handed_over: t`Question for staff`,
    claimed_unanswered: t`Claimed, but not answered`,
    request_due: t`Request is overdue`,
    send_failed: t`Message failed`,
    connection_broken: t`WhatsApp is offline`,
    number_silent: t`No delivery reports`,
    plan: t`Plan is almost used up`,
  };
}
