import type { RequestMove, RequestState } from "./request-fields.ts";

/** Which moves each state of a request has, and where they lead. */
export const requestSteps: Record<RequestState, Partial<Record<RequestMove, RequestState>>> = {
  new: {
    confirm: "confirmed",
    propose: "proposed",
    decline: "declined",
    start: "in_progress",
    finish: "done",
    cancel: "cancelled",
    withdraw: "cancelled",
    expire: "expired",
  },
  proposed: {
    confirm: "confirmed",
    propose: "proposed",
    decline: "declined",
    cancel: "cancelled",
    accept: "confirmed",
    withdraw: "cancelled",
    expire: "expired",
  },
  confirmed: {
    propose: "proposed",
    start: "in_progress",
    finish: "done",
    cancel: "cancelled",
    withdraw: "cancelled",
  },
  in_progress: { finish: "done", cancel: "cancelled", withdraw: "cancelled" },
  done: {},
  declined: {},
  cancelled: {},
  // Staff may still manage it, and tell the guest.
  expired: { confirm: "confirmed", propose: "proposed" },
};
