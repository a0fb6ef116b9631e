import type { RowProblem } from "@bellhop/contract/reservation-imports";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isolated } from "../../ui/isolated.ts";
import { fieldNames } from "./field-names.ts";

type Words = { field: string; value: string };

/** Why a row is not imported, what is left out of it, or why it stayed. */
export function rowProblemSentence(i18n: I18n, { code, field, value }: RowProblem): string {
  const shown = isolated(value);
  return i18n._(sentences[code]({ field: field ? i18n._(fieldNames[field]) : "", value: shown }));
}

const sentences: Record<RowProblem["code"], (words: Words) => MessageDescriptor> = {
  dates_missing: () => msg`The arrival or departure date is missing.`,
  date_unreadable: ({ field, value }) =>
    field === "" ? msg`“${value}” is not a date.` : msg`${field}: “${value}” is not a date.`,
  checkout_before_checkin: ({ value }) => msg`The departure date ${value} is before the arrival date.`,
  name_and_number_missing: () => msg`The guest name and the reservation number are missing.`,
  phone_unreadable: ({ value }) => msg`Phone left out: “${value}” is not a complete number.`,
  phone_placeholder: ({ value }) => msg`Phone left out: “${value}” is a placeholder, not a number.`,
  phone_shared: ({ value }) => msg`Phone left out: ${value} has the same number.`,
  nights_differ: ({ value }) => msg`The dates don't match the number of nights: ${value}.`,
  email_unreadable: ({ value }) => msg`E-mail left out: “${value}” is not an address.`,
  status_unknown: ({ value }) => msg`Status left out: we don't know “${value}”.`,
  time_unreadable: ({ value }) => msg`Arrival time left out: “${value}” is not a time.`,
  number_unreadable: ({ field, value }) => msg`${field} left out: “${value}” is not a number.`,
  too_long: ({ field, value }) => msg`${field} is too long: “${value}”.`,
  columns_differ: ({ value }) => msg`This line does not fit the columns: “${value}”.`,
  event_broken: () => msg`This calendar event is damaged.`,
  event_unfinished: () => msg`The file ends in the middle of this calendar event.`,
  time_zone_unknown: ({ value }) =>
    msg`We don't know the time zone “${value}”. The date is taken as written.`,
  guest_deleted: () => msg`This guest was deleted and is not added again.`,
  blocked_dates: () => msg`These dates are blocked, not booked by a guest.`,
  not_a_stay: () => msg`This is a task or another plan, not a stay.`,
  no_nights: () => msg`It ends on the day it begins, so it has no night.`,
  date_too_early: ({ field, value }) =>
    field === "" ? msg`The date ${value} is too early.` : msg`${field}: the date ${value} is too early.`,
  nothing_to_cancel: () => msg`It is cancelled, and we have no reservation for it.`,
  id_of_other: ({ value }) =>
    msg`Another reservation (${value}) has this id. If both are right, add this one yourself.`,
  repeats: () => msg`This calendar event repeats. Reservations don't.`,
  twice: () => msg`A later line is about the same reservation.`,
  changed_since: () => msg`It stayed, because someone has changed it since the import.`,
  has_messages: () => msg`It stayed, because there are messages with the guest.`,
};
