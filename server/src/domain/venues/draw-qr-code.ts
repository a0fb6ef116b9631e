import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { fetchQrCode } from "@bellhop/contract/qr-code";
import { encode as encodePng } from "fast-png";
import { encode, renderSVG } from "uqr";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { refuseField } from "../../platform/refusal.ts";
import { guestPageLink } from "./guest-page-links.ts";
import { findVenue } from "./venues.ts";

const usualSize = 512;
/** The quiet zone around a code, in modules. */
const quietZone = 4;
/** The capacity of the largest code at this correction level (ISO/IEC 18004, version 40, level M). */
const maxLinkBytes = 2331;

type QrCodeQuery = InputOf<typeof fetchQrCode>;
type Addresses = {
  publicUrl: string;
  secretKey: Secret;
  /** Opens a chat with the venue's WhatsApp number; undefined if it has none. */
  chat: string | undefined;
};

/**
 * Draws the QR code of the venue's WhatsApp number, or of its guest page. The picture is larger than `size` if the code
 * has more modules than `size` has pixels. Refuses a text that does not fit into a code.
 */
export async function drawQrCode(
  at: ReadingAtVenue,
  { target, size = usualSize, text, place, room }: QrCodeQuery,
  { chat, ...addresses }: Addresses,
): Promise<OutputOf<typeof fetchQrCode>> {
  if (room !== undefined && place !== "house") throw refuseField("room", "qr_room_without_house");
  if (target === "whatsapp" && place) throw refuseField("place", "qr_place_without_page");
  if (target === "whatsapp" && !chat) {
    throw refuseField("target", "no_whatsapp_number");
  }
  if (chat && target !== "guest_page" && !place) {
    const link = `${chat}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
    if (link.length > maxLinkBytes) {
      throw refuseField("text", "qr_text_too_long");
    }
    return { target: "whatsapp", link, ...drawn(link, size) };
  }
  const link = guestPageLink(await findVenue(at), { place: place ?? "public", room }, addresses);
  return { target: "guest_page", link, ...drawn(link, size) };
}

function drawn(link: string, wantedSize: number) {
  const svg = renderSVG(link, { ecc: "M", border: quietZone });
  const { data: modules, size: across } = encode(link, { ecc: "M", border: quietZone });
  const size = Math.max(wantedSize, across);
  return { svg, png: Buffer.from(pngOf(modules, size)).toString("base64"), size };
}

/** Modules are whole pixels, so that edges stay sharp; remaining pixels go to the margin. */
function pngOf(modules: boolean[][], size: number): Uint8Array {
  const scale = Math.floor(size / modules.length);
  const margin = Math.floor((size - modules.length * scale) / 2);
  const isDark = (pixel: number, line: number) =>
    modules[Math.floor((line - margin) / scale)]?.[Math.floor((pixel - margin) / scale)] ?? false;
  const data = new Uint8Array(size * size);
  for (let line = 0; line < size; line++) {
    for (let pixel = 0; pixel < size; pixel++) data[line * size + pixel] = isDark(pixel, line) ? 0 : 255;
  }
  return encodePng({ width: size, height: size, data, channels: 1, depth: 8 });
}
