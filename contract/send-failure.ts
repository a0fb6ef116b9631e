import * as z from "zod/mini";

/** Why a message did not arrive. `code` is WhatsApp's, or one of ours. */
export const sendFailure = z.object({
  code: z.string(),
  reason: z.enum([
    "outcome_unknown",
    "connection_unusable",
    "connection_refused",
    "permission_missing",
    "number_unregistered",
    "account_blocked",
    "payment_problem",
    "whatsapp_not_reached",
    "whatsapp_fault",
    "rate_limited",
    "promotion_limited",
    "withheld_by_meta",
    "guest_unreachable",
    "guest_opted_out",
    "no_email",
    "email_refused",
    "email_not_sent",
    "email_unconfirmed",
    "no_mail_server",
    "reply_window_closed",
    "attachment_refused",
    "message_refused",
    "door_code_changed",
    "stay_changed",
    "other",
  ]),
});
export type SendFailure = z.infer<typeof sendFailure>;
