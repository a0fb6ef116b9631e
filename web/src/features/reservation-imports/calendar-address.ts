/** People often leave out the scheme. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return trimmed === "" || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
