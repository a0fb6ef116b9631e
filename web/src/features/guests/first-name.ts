/** The first word of the name. Guests without one are shown by their phone, or by the end of their id. */
export function firstName(name: string): string {
  if (/^[…+]/.test(name)) return "";
  return name.trim().split(/\s+/)[0] ?? name;
}
