import type { SimulatorSwitches } from "@bellhop/contract/simulator";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockPhone, type Phone, updateSwitches } from "./phones.queries.ts";
import { broadcastPhone } from "./plan-calls.ts";
import { guestReads, phoneComesBack } from "./reach-phone.ts";

/** Changes how the network treats a phone and processes what waited for it. Returns the phone before and after. */
export async function setSwitches(
  at: AtVenue,
  phoneNumber: string,
  changes: Partial<SimulatorSwitches>,
  appSecret: string,
): Promise<{ before: Phone; after: Phone }> {
  const before = await at.tx.maybeRow(lockPhone, { venueId: at.venueId, phone: phoneNumber });
  if (!before) throw refuse("not_found");
  const after: Phone = { ...before, ...changes };
  await at.tx.run(updateSwitches, {
    venueId: at.venueId,
    phone: after.phone,
    connection: after.connection,
    readsWhatArrives: after.reads_what_arrives,
    reportsArriveTwice: after.reports_arrive_twice,
    reportsOutOfOrder: after.reports_out_of_order,
    nextMessageFails: after.next_message_fails,
    replyWindowClosed: after.reply_window_closed,
  });
  if (before.connection === "offline" && after.connection !== "offline") {
    await phoneComesBack(at, after, appSecret);
  }
  if (!before.reads_what_arrives && after.reads_what_arrives) await guestReads(at, after, appSecret);
  broadcastPhone(at, after.phone);
  return { before, after };
}
