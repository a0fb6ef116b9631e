/**
 * Saves the file of a link in a frame on another site: only what the frame itself fetches carries its cookie, a new tab or
 * the browser's own download would not.
 */
export async function saveFile(link: HTMLAnchorElement, name: string) {
  const response = await fetch(link.href);
  if (!response.ok) return;
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(await response.blob());
  saved.download = name;
  saved.click();
}
