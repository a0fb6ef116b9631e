/** `18:42` in the venue's time zone; the same on server and browser. */
export const timeOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(at),
  );
