/** The version of Meta's Graph API that this program is written for (29 July 2026). */
export const graphVersion = "v26.0";
