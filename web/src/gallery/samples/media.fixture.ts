import type { Media } from "@bellhop/contract/message-content";
import { numberedId } from "./time.fixture.ts";

const firstId = 7_000;
const kinds = ["image", "sticker", "audio", "video", "document"] as const;
const mimeTypes: Record<Media["kind"], string> = {
  image: "image/svg+xml",
  sticker: "image/svg+xml",
  audio: "audio/wav",
  video: "video/mp4",
  document: "application/pdf",
};

export function sampleFile(kind: Media["kind"], given: Partial<Media> = {}): Media {
  return {
    media_id: numberedId(firstId + kinds.indexOf(kind)),
    kind,
    mime_type: mimeTypes[kind],
    file_name: null,
    bytes: 3_240_000,
    state: "stored",
    problem: null,
    ...given,
  };
}

/** The bytes of a sample file. */
export function sampleBytes(address: string): Response {
  const id = new URLSearchParams(address.split("?")[1]).get("media_id") ?? "";
  const kind = kinds[Number(id.slice(-6)) - firstId];
  if (!kind) return Response.json({ code: "not_found" }, { status: 404 });
  return new Response(bytesOf(kind), { headers: { "content-type": mimeTypes[kind] } });
}

function bytesOf(kind: Media["kind"]): string | ArrayBuffer {
  if (kind === "image") return picture;
  if (kind === "sticker") return sticker;
  // No browser plays the video: it shows how a broken file looks.
  return kind === "audio" ? tone() : "%PDF-1.4";
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 12 8">
<path fill="#8ecae6" d="M0 0h12v8H0z"/><circle cx="9" cy="2" r="1" fill="#ffb703"/>
<path fill="#588157" d="m0 8 3-4 2 2 3-4 4 6z"/></svg>`;

const sticker = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 8 8">
<circle cx="4" cy="4" r="4" fill="#ffb703"/><path fill="none" stroke="#023047" stroke-width=".5" d="M2 5q2 2 4 0M3 3v.2M5 3v.2"/></svg>`;

/** A second of a quiet tone. */
function tone(): ArrayBuffer {
  const rate = 8_000;
  const header = 44;
  const view = new DataView(new ArrayBuffer(header + rate));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => {
      view.setUint8(at + index, letter.charCodeAt(0));
    });
  write(0, "RIFF");
  view.setUint32(4, header - 8 + rate, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, rate, true);
  for (let index = 0; index < rate; index++)
    view.setUint8(header + index, 128 + 20 * Math.sin((index / rate) * 440 * 2 * Math.PI));
  return view.buffer;
}
