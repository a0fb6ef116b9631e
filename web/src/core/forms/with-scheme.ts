/** The address with https:// if it has no scheme, which people often leave out. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return trimmed === "" || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
