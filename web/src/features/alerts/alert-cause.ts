import type { Alert, AlertCause } from "@bellhop/contract/alerts";
import { type GraveReason, isGraveReason } from "@bellhop/contract/hand-over-reasons";
import { useLingui } from "@lingui/react/macro";
import {
  IconAlertCircle,
  IconArrowRight,
  IconClock,
  IconHelpCircle,
  IconMessageOff,
  IconMoodSad,
  IconPlugConnectedX,
  IconRobot,
  IconSend,
  IconShieldExclamation,
  IconUrgent,
  IconUsers,
  type TablerIcon,
} from "@tabler/icons-react";
import { useHandOverTitle } from "../inbox/index.ts";

type Shown = { icon: TablerIcon; label: string };

const graveIcons: Record<GraveReason, TablerIcon> = {
  emergency: IconUrgent,
  safety: IconShieldExclamation,
  complaint: IconMoodSad,
};

/** Why the alert is open, in a few words. */
export function useAlertCause({ cause, reason, request }: Alert): Shown {
  const { t } = useLingui();
  const handOverTitle = useHandOverTitle();
  const causes: Record<AlertCause, Shown> = {
    guest_waits: { icon: IconClock, label: t`Waiting for a reply` },
    handed_over: {
      icon: isGraveReason(reason) ? graveIcons[reason] : IconArrowRight,
      label: reason ? handOverTitle({ reason, request }) : t`Handed over to staff`,
    },
    send_failed: { icon: IconAlertCircle, label: t`Message not delivered` },
    send_unknown: { icon: IconHelpCircle, label: t`Delivery uncertain` },
    no_report: { icon: IconSend, label: t`Sent, but delivery not confirmed` },
    guest_conflict: { icon: IconUsers, label: t`Maybe the same person as another guest` },
    connection_broken: { icon: IconPlugConnectedX, label: t`WhatsApp is not connected` },
    sending_stopped: { icon: IconPlugConnectedX, label: t`WhatsApp is not delivering your messages` },
    account_warning: { icon: IconAlertCircle, label: t`WhatsApp warns about your account` },
    other_agent: { icon: IconRobot, label: t`Another agent answers on your number` },
    number_silent: { icon: IconMessageOff, label: t`No WhatsApp messages for an unusually long time` },
    template_stopped: { icon: IconAlertCircle, label: t`WhatsApp stopped a template` },
  };
  return causes[cause];
}
