// Drawn for this page, as paths of 24 by 24: an icon library would be a kilobyte of the script. Unused ones are left out
// of the build.

export const arrowUp = "M12 19.5v-15M5.5 11 12 4.5l6.5 6.5";
export const book =
  "M12 6.5C9.5 5 6.5 4.6 3.5 5v13.5c3-.4 6 0 8.5 1.5 2.5-1.5 5.5-1.9 8.5-1.5V5c-3-.4-6 0-8.5 1.5V20";
export const calendar = "M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4";
export const check = "M5 12.5 9.5 17l10-10";
export const chevron = "M9.5 5.5 16 12l-6.5 6.5";
export const clock = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 7.5V12l3 2";
export const cloudOff = "M7 18h9.5a4 4 0 0 0 .6-8A6 6 0 0 0 6 9.2 4.5 4.5 0 0 0 7 18M4 4l16 16";
export const copy = "M9 9h9.5v11.5H9zM5.5 15.5v-12H15";
export const door = "M6.5 20.5v-15a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v15M3.5 20.5h17M14 12h0";
export const doorEnter = "M11 3.5h6.5a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H11M3.5 12h10M10 8.5l3.5 3.5-3.5 3.5";
export const clip =
  "M19.5 11.5l-7.8 7.8a4.8 4.8 0 0 1-6.8-6.8l8-8a3.2 3.2 0 0 1 4.5 4.5l-7.7 7.7a1.6 1.6 0 0 1-2.3-2.3l7-7";
export const close = "M6 6l12 12M18 6 6 18";
export const file = "M13.5 3.5H7a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zV9H19";
export const globe =
  "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3.5 9.5h17M3.5 14.5h17M12 3c-4.5 5-4.5 13 0 18 4.5-5 4.5-13 0-18";
export const key = "M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9M11 13l9-9M16.5 7.5l3 3";
export const mug =
  "M5 8h11v7.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3v2M12.5 3v2";
export const phone =
  "M6.5 3.5h3L11 8 9 9.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2";
export const refresh = "M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .3 4.5";
export const spark =
  "M10 4.5c.8 4.2 2.3 5.7 6.5 6.5-4.2.8-5.7 2.3-6.5 6.5-.8-4.2-2.3-5.7-6.5-6.5 4.2-.8 5.7-2.3 6.5-6.5M18 14.5c.4 1.9 1.1 2.6 3 3-1.9.4-2.6 1.1-3 3-.4-1.9-1.1-2.6-3-3 1.9-.4 2.6-1.1 3-3";
export const thumb =
  "M7.5 11v9h-4v-9h4l3.7-7.3c1.6 0 2.4 1.2 2.1 2.8L12.8 9.5h5.4a2.2 2.2 0 0 1 2.2 2.6l-1.2 6.2a2.2 2.2 0 0 1-2.2 1.7H7.5";
export const user = "M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4.5 20.5C5 16.5 8 15 12 15s7 1.5 7.5 5.5";
export const wifi =
  "M3.5 9.5c5-4.6 12-4.6 17 0M6.5 13c3.3-3 7.7-3 11 0M9.5 16.3c1.6-1.3 3.4-1.3 5 0M12 19.5h0";

/** By topic of a card. */
export const cardIcons = { breakfast: mug, check_in: doorEnter, check_out: door };
