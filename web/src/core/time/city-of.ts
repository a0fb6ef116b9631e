/** The city of a time zone, as it is named there: `Europe/Rome` is "Rome". */
export const cityOf = (timeZone: string): string =>
  timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
