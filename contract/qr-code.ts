import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { room } from "./reservations.ts";
import { cleanWords, language } from "./values.ts";

export const qrTarget = z.enum(["whatsapp", "guest_page"]);

/**
 * Where a link to the guest page is for. `public` may be anywhere. `house` is for codes inside the house: guests who
 * scan them see the Wi-Fi password, and what is told to guests in the house.
 */
export const linkPlaces = ["public", "house"] as const;
export type LinkPlace = (typeof linkPlaces)[number];
export const linkPlace = z.enum(linkPlaces);

export const fetchQrCode = call("POST /api/get_qr_code", {
  summary:
    "Returns the venue's QR code as SVG and PNG: for its WhatsApp number if it has one, else for its guest page.",
  input: z.object({
    target: z.optional(qrTarget),
    /** In pixels; enlarged if the code needs more. */
    size: z.optional(z.int().check(z.gte(128), z.lte(2048))),
    /** Prefilled message. Refused if it does not fit into a QR code, such as 300 Chinese characters. */
    text: z.optional(z.string().check(cleanWords, z.trim(), z.maxLength(300))),
    /** For the guest page; without it, `public`. */
    place: z.optional(linkPlace),
    /** With `house`: the code of this room. Anyone who scans it is a guest of the room. */
    room: z.optional(room.check(z.minLength(1, invalid("required")))),
  }),
  output: z.object({
    target: qrTarget,
    /** Content of the code. */
    link: z.string(),
    svg: z.string(),
    /** Base64. */
    png: z.string(),
    size: z.int(),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

const guestPageLinks = z.object({
  /** The venue's key in public links and for the widget. */
  public_key: z.string(),
  public_link: z.string(),
  house_link: z.string(),
});
export type GuestPageLinks = z.infer<typeof guestPageLinks>;

export const fetchGuestPageLinks = call("POST /api/get_guest_page_links", {
  summary: "Returns the links to the venue's guest page.",
  input: z.object({}),
  output: guestPageLinks,
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const renewGuestPageLink = call("POST /api/renew_guest_page_link", {
  summary:
    "Replaces the public link or the house link by a new one. The old link and all codes with it stop working within seconds.",
  input: z.strictObject({ place: linkPlace }),
  output: guestPageLinks,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
});

const printed = z.object({
  file_name: z.string(),
  /** Base64. */
  pdf: z.string(),
});

export const printRoomCodes = call("POST /api/print_room_codes", {
  summary: "Draws A4 sheets as PDF, with a code of the guest page for each room, to cut out.",
  input: z.strictObject({
    rooms: z
      .string()
      .check(
        cleanWords,
        z.trim(),
        z.minLength(1, invalid("required")),
        z.maxLength(limits.roomListCharacters),
      )
      .register(z.globalRegistry, {
        description: "Rooms and ranges of rooms, with commas between them.",
        examples: ["101-112, 201"],
      }),
  }),
  output: z.extend(printed, {
    /** In the order of the sheets. */
    codes: z.array(z.object({ room: z.string(), link: z.string() })),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const posterFormats = ["A4", "A5"] as const;
export type PosterFormat = (typeof posterFormats)[number];

export const printPoster = call("POST /api/print_guest_page_poster", {
  summary: "Draws a poster as PDF, with a code of the guest page and a sentence in the venue's languages.",
  input: z.strictObject({
    /** Where it hangs. */
    place: linkPlace,
    format: z._default(z.enum(posterFormats), "A4"),
  }),
  output: z.extend(printed, {
    /** What the code contains. */
    link: z.string(),
    /** The sentences' language. */
    languages: z.array(language),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});
