import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { listStayRatings } from "@bellhop/contract/stay-ratings";
import { listRatings } from "../../domain/stay-ratings/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { requireNamed } from "../proactive/require-named.ts";

export async function viewRatings(
  at: ReadingAtVenue,
  input: InputOf<typeof listStayRatings>,
): Promise<OutputOf<typeof listStayRatings>> {
  await requireNamed(at, input);
  return listRatings(at, input);
}
