import { bareType } from "./media-types.ts";

/** Small valid files: pictures of 8 × 8 pixels and a tenth of a second of silence. */
const samples: Record<string, string> = {
  "image/jpeg": [
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7",
    "gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8",
    "fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA",
    "FQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCqAmK//9k=",
  ].join(""),
  "image/png": [
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEXItIxcYV6VAAAAC0lEQVQIW2NgQAUAABAAAV38yE4AAAAA",
    "SUVORK5CYII=",
  ].join(""),
  "image/webp": "UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoIAAgAA4BaJYgCdAFAAAD+7APdcXNkRMq/vmgAAAA=",
  "audio/ogg": [
    "T2dnUwACAAAAAAAAAAABAAAAAAAAAFedtgsBE09wdXNIZWFkAQE4AYA+AAAAAABPZ2dTAAAAAAAAAAAAAAEAAAABAAAAJPV2WAEU",
    "T3B1c1RhZ3MEAAAAZmFrZQAAAABPZ2dTAATAEgAAAAAAAAEAAAACAAAADsLu1AUDAwMDA/j//vj//vj//vj//vj//g==",
  ].join(""),
};
const pdf =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const mp4Start = Buffer.from("000000186674797069736f6d0000020069736f6d69736f32", "hex");

/** Bytes of the type; of other types a line of text. */
export function sampleOf(mimeType: string): Buffer {
  const type = bareType(mimeType);
  const base64 = samples[type];
  if (base64 !== undefined) return Buffer.from(base64, "base64");
  if (type === "application/pdf") return Buffer.from(pdf);
  return type === "video/mp4" ? mp4Start : Buffer.from(`A file of type ${type}\n`);
}
