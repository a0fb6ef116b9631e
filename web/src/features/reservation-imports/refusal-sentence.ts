import { limits } from "@bellhop/contract/limits";
import type { FileRefusal } from "@bellhop/contract/reservation-imports";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

const megabytes = limits.reservationFileBytes / 1024 / 1024;
const rows = limits.maxReservationRows;

/** What is wrong with a file or a calendar, and what to do. */
export const refusalSentences: Record<
  FileRefusal["code"],
  { what: MessageDescriptor; next: MessageDescriptor }
> = {
  empty: { what: msg`The file is empty.`, next: msg`Export it again, and choose the new file.` },
  not_a_table: {
    what: msg`This is neither a table nor a calendar.`,
    next: msg`Choose a CSV or iCal file. Save Excel files as CSV first.`,
  },
  not_a_calendar: {
    what: msg`This is not a calendar.`,
    next: msg`Use the iCal address. It often ends in .ics.`,
  },
  no_rows: {
    what: msg`There are no reservations in it.`,
    next: msg`Export a period with reservations.`,
  },
  too_many_rows: {
    what: msg`${plural(rows, { one: "The file has more than # row.", other: "The file has more than # rows." })}`,
    next: msg`Split it into smaller files.`,
  },
  dates_not_found: {
    what: msg`We did not find the arrival and departure dates.`,
    next: msg`Choose their columns below. Then read the file again.`,
  },
  too_large: {
    what: msg`This is larger than ${megabytes} MB.`,
    next: msg`Export a shorter period.`,
  },
  not_reached: {
    what: msg`The calendar's server did not answer.`,
    next: msg`Check the address, or try again later.`,
  },
  address_private: {
    what: msg`This address is not public.`,
    next: msg`Use an address that works outside your network.`,
  },
  not_found: {
    what: msg`There is no calendar at this address.`,
    next: msg`Copy the address again from the other system.`,
  },
  not_open: {
    what: msg`This calendar refused access.`,
    next: msg`Use its iCal address, which needs no login.`,
  },
  took_too_long: {
    what: msg`Reading the calendar took too long.`,
    next: msg`Try again later.`,
  },
  stopped: { what: msg`Reading was stopped.`, next: msg`Start the import again.` },
  unfinished: {
    what: msg`The calendar ends too early.`,
    next: msg`What we could read was imported. We try again in an hour.`,
  },
  events_unreadable: {
    what: msg`Some events of the calendar are damaged.`,
    next: msg`The other events were imported.`,
  },
};
