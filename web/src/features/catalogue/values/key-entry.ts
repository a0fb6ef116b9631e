import type { Section } from "@bellhop/contract/knowledge";

/**
 * The id of a venue's entry for a catalogue key. It is the same in every tab, so two people who start it at
 * once create one entry. A UUID of version 8.
 */
export function keyEntryId(venueId: number, section: Section, key: string): string {
  const hex = [0, 1, 2, 3].map((part) => hash(`${venueId}/${section}/${key}/${part}`)).join("");
  const variant = (8 + (Number.parseInt(hex[16] ?? "0", 16) % 4)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** FNV-1a with MurmurHash3's finalizer, as eight hexadecimal digits. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) bits = Math.imul(bits ^ byte, 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0).toString(16).padStart(8, "0");
}
