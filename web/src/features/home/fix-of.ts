import type { Home } from "@bellhop/contract/home";

export type Fix = "again" | "template" | "call" | "whatsapp" | "open";

type Reason = Home["failed"][number]["failure"]["reason"];

const fixes: Record<Reason, Fix> = {
  // It may have arrived: the guest is asked first.
  outcome_unknown: "open",
  email_unconfirmed: "open",
  whatsapp_fault: "open",
  connection_unusable: "whatsapp",
  connection_refused: "whatsapp",
  permission_missing: "whatsapp",
  number_unregistered: "whatsapp",
  account_blocked: "whatsapp",
  payment_problem: "whatsapp",
  whatsapp_not_reached: "again",
  rate_limited: "again",
  promotion_limited: "call",
  withheld_by_meta: "call",
  guest_unreachable: "call",
  guest_opted_out: "open",
  no_email: "call",
  email_refused: "call",
  email_not_sent: "again",
  no_mail_server: "open",
  reply_window_closed: "template",
  // The attachment or the words must change.
  attachment_refused: "open",
  message_refused: "open",
  door_code_changed: "open",
  stay_changed: "open",
  other: "call",
};

/** The one action that helps for a failed message. */
export function fixOf(
  { failure, guest_phone }: Pick<Home["failed"][number], "failure" | "guest_phone">,
  maySetUp: boolean,
): Fix {
  const fix = fixes[failure.reason];
  if (fix === "call" && guest_phone === null) return "open";
  return fix === "whatsapp" && !maySetUp ? "open" : fix;
}
