import { expect, test } from "vitest";
import { type NoParams, statement, type Tx } from "./index.ts";

const closeVenue = statement<{ venueId: number; reservationId: string; closedAt: Date; note: string | null }>(
  "test types of parameters",
  "select $venueId::int, $reservationId::uuid, $closedAt::timestamptz, $note::text",
);
const listNames = statement<{ venueId: number }, { name: string }>(
  "test types of rows",
  "select name from venues where venue_id = $venueId",
);
const countVenues = statement<NoParams, { count: number }>(
  "test types without parameters",
  "select count(*)::int as count from venues",
);

/** Never called: `tsc -b` fails if a line below "@ts-expect-error" compiles. */
async function typed(tx: Tx, venueId: number, reservationId: string, closedAt: Date) {
  await tx.run(closeVenue, { venueId, reservationId, closedAt, note: null });
  await tx.run(closeVenue, { venueId, reservationId, closedAt, note: "Sold" });

  // @ts-expect-error An array has no names.
  await tx.run(closeVenue, [venueId, reservationId, closedAt, null]);
  // @ts-expect-error The parameters are missing.
  await tx.run(closeVenue);
  // @ts-expect-error `note` is missing.
  await tx.run(closeVenue, { venueId, reservationId, closedAt });
  // @ts-expect-error `undefined` is no value.
  await tx.run(closeVenue, { venueId, reservationId, closedAt, note: undefined });
  // @ts-expect-error `memberId` is unknown.
  await tx.run(closeVenue, { venueId, reservationId, closedAt, note: null, memberId: reservationId });
  // @ts-expect-error `note` has the wrong type.
  await tx.run(closeVenue, { venueId, reservationId, closedAt, note: 7 });
  // @ts-expect-error The number of the venue and the UUID are swapped.
  await tx.run(closeVenue, { venueId: reservationId, reservationId: venueId, closedAt, note: null });
  // @ts-expect-error The date and the text are swapped.
  await tx.run(closeVenue, { venueId, reservationId, closedAt: "Sold", note: closedAt });

  const [row] = await tx.rows(listNames, { venueId });
  row?.name satisfies string | undefined;
  // @ts-expect-error The row has no such column.
  row?.venue_id;

  const { count } = await tx.row(countVenues);
  count satisfies number;
  // @ts-expect-error The statement has no parameters.
  await tx.row(countVenues, { venueId });
}

test("parameters are checked by the compiler", () => expect(typed).toBeTypeOf("function"));
