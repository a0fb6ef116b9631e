export function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: "application/pdf" });
}

const readMs = 60_000;

/** In a new tab, where the browser prints it. */
export function openPdf(pdf: Blob) {
  const address = URL.createObjectURL(pdf);
  window.open(address, "_blank");
  // Revoked later, because the tab still has to read it.
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
