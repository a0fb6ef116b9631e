import type { Request } from "@bellhop/contract/requests";

/** Where it is wanted; the guest's room unless the request names one. */
export const roomOf = ({ room, guest }: Pick<Request, "room" | "guest">): string | null =>
  room ?? guest?.room ?? null;
