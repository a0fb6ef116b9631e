import type { AnyRequestKind } from "@bellhop/contract/requests";

export type RequestIconName =
  | AnyRequestKind
  | "proposed"
  | "in_progress"
  | "cancelled"
  | "expired"
  | "failed"
  | "sold_out"
  | "guest_cancelled"
  | "guest_accepted"
  | "too_late"
  | "decided"
  | "propose";
