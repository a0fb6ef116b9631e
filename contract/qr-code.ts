import * as z from "zod/mini";
import { call } from "./call.ts";
import { cleanWords } from "./values.ts";

export const qrTarget = z.enum(["whatsapp", "guest_page"]);

export const fetchQrCode = call("POST /api/get_qr_code", {
  says: "Answers the venue's QR code as SVG and PNG: for its WhatsApp number where it has one, else for its guest page.",
  input: z.object({
    target: z.optional(qrTarget),
    /** Width and height of the PNG, in pixels; a code that needs more is answered with the size it needs. */
    size: z.optional(z.int().check(z.gte(128), z.lte(2048))),
    /** What stands in the guest's message already when WhatsApp opens. What no QR code holds is refused: 300 letters in Chinese, say. */
    text: z.optional(z.string().check(cleanWords, z.trim(), z.maxLength(300))),
  }),
  output: z.object({
    target: qrTarget,
    /** What the code says. */
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
