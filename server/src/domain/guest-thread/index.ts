export {
  findForGuest,
  findMediaForGuest,
  firstNameOf,
  type GuestThreadScope,
  listForGuest,
} from "./guest-thread.ts";
