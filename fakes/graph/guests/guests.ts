const windowMs = 24 * 60 * 60_000;

/** Out of the 24-hour window: "error" refuses a free message, "status" accepts it and reports it failed, as Meta does. */
export type WindowRule = "off" | "error" | "status";

/** When each guest last wrote, by number. */
export function openGuests() {
  const wroteAt = new Map<string, number>();
  let rule: WindowRule = "off";
  const key = (phoneNumberId: string, guest: string) => `${phoneNumberId} ${guest}`;
  return {
    noteWritten(phoneNumberId: string, guest: string, at: Date) {
      const before = wroteAt.get(key(phoneNumberId, guest)) ?? 0;
      wroteAt.set(key(phoneNumberId, guest), Math.max(before, at.getTime()));
    },
    isWindowOpen: (phoneNumberId: string, guest: string) =>
      Date.now() < (wroteAt.get(key(phoneNumberId, guest)) ?? 0) + windowMs,
    windowRule: () => rule,
    setWindowRule(next: WindowRule) {
      rule = next;
    },
  };
}
