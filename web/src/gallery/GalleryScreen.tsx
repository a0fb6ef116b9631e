/** Placeholder until the gallery is written. */
export function GalleryScreen() {
  return null;
}
