import type { PlannedMessage, ProactiveReason } from "@bellhop/contract/proactive";
import { useLingui } from "@lingui/react/macro";
import { isolated } from "../../../ui/isolated.ts";
import { useFieldNames } from "./field-words.ts";

/** Where the cause is mended. */
export type Fix =
  | { to: "templates" | "editor" | "conversation" | "reservation" | "limits"; label: string }
  | undefined;

/** Entered at the reservation; the others come from the hotel's own texts. */
const fieldsOfStay: readonly PlannedMessage["field"][] = ["first_name", "room"];
const isOfStay = (field: PlannedMessage["field"]) => fieldsOfStay.includes(field);

type ReasonWords = { title: string; more: string; fix: Fix };

/** Why a message waits or is held back, what that means, and what mends it. */
export function useReasonWords() {
  const { t } = useLingui();
  const fieldNames = useFieldNames();
  return (about: Pick<PlannedMessage, "reason" | "field">): ReasonWords | undefined => {
    const { reason } = about;
    const field = isolated(about.field ? fieldNames[about.field] : t`value`);
    const openConversation: Fix = { to: "conversation", label: t`Open conversation` };
    const openReservation: Fix = { to: "reservation", label: t`Open reservation` };
    const openTemplates = (label: string): Fix => ({ to: "templates", label });
    const openEditor = (label: string): Fix => ({ to: "editor", label });
    const changeSending: Fix = { to: "limits", label: t`Change` };
    const none: Fix = undefined;
    const table: Record<ProactiveReason, ReasonWords> = {
      quiet_hours: { title: t`Quiet hours.`, more: "", fix: none },
      day_limit: { title: t`Daily limit reached.`, more: "", fix: changeSending },
      paused: { title: t`All messages are paused.`, more: t`Resume them at the top.`, fix: none },
      opted_out: { title: t`Opted out.`, more: t`The guest wants no messages.`, fix: none },
      no_consent: {
        title: t`No consent to offers.`,
        more: t`Ask the guest first.`,
        fix: openConversation,
      },
      erased: { title: t`Guest deleted.`, more: t`A deleted guest gets no messages.`, fix: none },
      open_complaint: {
        title: t`Open complaint.`,
        more: t`Sent only if it is solved in time.`,
        fix: openConversation,
      },
      open_emergency: {
        title: t`Open emergency.`,
        more: t`Sent only if it is over in time.`,
        fix: openConversation,
      },
      already_ordered: { title: t`Already ordered.`, more: t`The guest has this extra.`, fix: none },
      declined_before: {
        title: t`Said no before.`,
        more: t`The guest does not want this extra.`,
        fix: none,
      },
      in_holdout: {
        title: t`Held out at random.`,
        more: t`This guest is in the comparison group.`,
        fix: none,
      },
      no_address: {
        title: t`The guest can't be reached.`,
        more: t`No phone on WhatsApp, no e-mail address, and the guest page was never opened.`,
        fix: openReservation,
      },
      email_off: {
        title: t`E-mail is switched off.`,
        more: t`This guest can be reached by e-mail only.`,
        fix: { to: "limits", label: t`Switch on e-mail` },
      },
      no_mail_server: {
        title: t`No mail server.`,
        more: t`This installation can't send e-mails. Ask its administrator.`,
        fix: none,
      },
      email_refused: {
        title: t`E-mail address refused.`,
        more: t`The mail server doesn't know it. Correct it.`,
        fix: openReservation,
      },
      no_template: {
        title: t`No template.`,
        more: t`WhatsApp needs one after 24 hours.`,
        fix: openEditor(t`Choose template`),
      },
      template_in_review: {
        title: t`Template in review.`,
        more: t`WhatsApp has not decided yet.`,
        fix: openTemplates(t`Open templates`),
      },
      template_rejected: {
        title: t`Template rejected.`,
        more: t`WhatsApp did not accept it.`,
        fix: openTemplates(t`Fix template`),
      },
      template_paused: {
        title: t`Template paused.`,
        more: t`WhatsApp paused it because guests reported or ignored it.`,
        fix: openTemplates(t`Open templates`),
      },
      template_disabled: {
        title: t`Template switched off.`,
        more: t`WhatsApp switched it off. Write another one.`,
        fix: openTemplates(t`Open templates`),
      },
      offers_limited: {
        title: t`WhatsApp limits offers.`,
        more: t`This guest gets none until they write to you.`,
        fix: openConversation,
      },
      offers_paused: {
        title: t`WhatsApp paused offers.`,
        more: t`Guests reported messages of your number. Try again tomorrow.`,
        fix: none,
      },
      no_text: {
        title: t`No text.`,
        more: t`There is none in a language we can use.`,
        fix: openEditor(t`Add language`),
      },
      text_needs_check: {
        title: t`Text not checked.`,
        more: t`A machine translated it.`,
        fix: openEditor(t`Check text`),
      },
      field_missing: isOfStay(about.field)
        ? {
            title: t`Missing: ${field}.`,
            more: t`Enter it, or write what we say instead.`,
            fix: openReservation,
          }
        : {
            title: t`Missing: ${field}.`,
            more: t`Write what we say instead.`,
            fix: openEditor(t`Edit text`),
          },
      too_late: { title: t`Too late to be useful.`, more: "", fix: none },
      not_checked_in: {
        title: t`Not checked in.`,
        more: t`Sent after check-in, if that is in time.`,
        fix: openReservation,
      },
      code_missing: {
        title: t`Door code missing.`,
        more: t`Enter it at the reservation.`,
        fix: openReservation,
      },
      code_of_other_room: {
        title: t`The door code is for another room.`,
        more: t`The guest has moved. Check the code.`,
        fix: openReservation,
      },
      code_too_early: {
        title: t`Too early for the door code.`,
        more: t`It goes out on the day of arrival.`,
        fix: changeSending,
      },
      not_verified: {
        title: t`Not sure that it is the guest.`,
        more: t`A door code needs the phone number of the booking.`,
        fix: openReservation,
      },
      left_to_staff: {
        title: t`Your team decided.`,
        more: t`The first message was chosen when the booking was added.`,
        fix: openConversation,
      },
    };
    return reason ? table[reason] : undefined;
  };
}
