import type { FirstMessage } from "@bellhop/contract/guests";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { nowMs } from "../../../core/time/clock.ts";

/** Why the message goes out in this way, and whether WhatsApp's screen helps. */
export function useFirstMessageReason(): (message: FirstMessage) => {
  reason: string;
  opensWhatsapp: boolean;
} {
  const { t } = useLingui();
  const { time, dayAndTime, dayOf } = useFormats();
  return ({ because, sends_at }) => {
    const opensWhatsapp = because === "no_channel" || because === "no_template";
    if (sends_at !== null) {
      const isSoon = Date.parse(sends_at) - nowMs() < 12 * 60 * 60_000;
      const at = isSoon || dayOf(sends_at) === dayOf(nowMs()) ? time(sends_at) : dayAndTime(sends_at);
      return { reason: t`It is night: goes out at ${at}.`, opensWhatsapp };
    }
    const reasons: Record<FirstMessage["because"], string> = {
      window_open: t`Sent as a normal message, because the guest wrote in the last 24 hours.`,
      window_closed: t`Sent as a template, because the guest hasn't written in the last 24 hours.`,
      not_wanted: t`No message is sent.`,
      no_phone: t`No message is sent, because this guest has no phone.`,
      no_channel: t`No WhatsApp number is connected. Connect one to send messages.`,
      no_template: t`No approved template yet. Add one to send messages.`,
      opted_out: t`No message is sent, because the guest wrote STOP.`,
      no_consent: t`No message is sent, because the guest doesn't want any.`,
      erased: t`No message is sent, because the guest asked to be deleted.`,
      already_sent: t`No message is sent, because the guest already got it.`,
      stay_over: t`No message is sent, because the stay is over.`,
    };
    return { reason: reasons[because], opensWhatsapp };
  };
}
