import type { Section } from "@bellhop/contract/knowledge";

/**
 * The id under which a venue's entry of a key of the catalogue is begun: the same in every tab, so that two people who
 * begin it at once write one entry and not two. A UUID of version 8, whose bits are ours to choose.
 */
export function keyEntryId(venueId: number, section: Section, key: string): string {
  const hex = [0, 1, 2, 3].map((part) => hash(`${venueId}/${section}/${key}/${part}`)).join("");
  const variant = (8 + (Number.parseInt(hex[16] ?? "0", 16) % 4)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Eight hexadecimal digits of a text: FNV-1a, mixed once more (MurmurHash3's finalizer) so that like texts differ. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) bits = Math.imul(bits ^ byte, 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0).toString(16).padStart(8, "0");
}
