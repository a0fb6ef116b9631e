import * as z from "zod/mini";
import { call } from "./call.ts";
import { cleanWords } from "./values.ts";

export const qrTarget = z.enum(["whatsapp", "guest_page"]);

export const fetchQrCode = call("POST /api/get_qr_code", {
  says: "Returns the venue's QR code as SVG and PNG: for its WhatsApp number if it has one, else for its guest page.",
  input: z.object({
    target: z.optional(qrTarget),
    /** In pixels; enlarged if the code needs more. */
    size: z.optional(z.int().check(z.gte(128), z.lte(2048))),
    /** Prefilled message. Refused if it does not fit into a QR code, such as 300 Chinese characters. */
    text: z.optional(z.string().check(cleanWords, z.trim(), z.maxLength(300))),
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
  may: "staff",
  about: "venue",
  does: "reads",
});
