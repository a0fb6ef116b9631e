import type { Reservation, ReservationStatus } from "@bellhop/contract/reservations";

export type Step = { from: ReservationStatus; to: ReservationStatus };

/** The step that a reservation waits for, and whether it is due on that day. */
export function mainStep(
  { status, checkin, checkout }: Reservation,
  today: string,
): (Step & { isDue: boolean }) | null {
  switch (status) {
    case "inquiry":
    case "pending":
      return { from: status, to: "confirmed", isDue: false };
    case "confirmed":
      return { from: status, to: "checked_in", isDue: checkin <= today };
    case "checked_in":
      return { from: status, to: "checked_out", isDue: checkout <= today };
    case "cancelled":
      return { from: status, to: "confirmed", isDue: false };
    case "no_show":
      return { from: status, to: "checked_in", isDue: false };
    case "checked_out":
      return null;
  }
}

/** Other steps that people look for, most usual first. The rest are only for undo. */
const inMenu: Record<ReservationStatus, readonly ReservationStatus[]> = {
  inquiry: ["pending", "cancelled"],
  pending: ["cancelled"],
  confirmed: ["cancelled", "no_show", "pending"],
  checked_in: ["confirmed"],
  checked_out: ["checked_in"],
  cancelled: ["pending"],
  no_show: ["confirmed"],
};

export const otherSteps = ({ status }: Pick<Reservation, "status">): Step[] =>
  inMenu[status].map((to) => ({ from: status, to }));
