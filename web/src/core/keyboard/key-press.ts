/** A key press as shortcuts name it: `j`, `?`, `Enter`, `mod+k` (Ctrl, or Cmd on a Mac). */
export function nameOfPress(press: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const mod = press.ctrlKey || press.metaKey ? "mod+" : "";
  return `${mod}${press.altKey ? "alt+" : ""}${key}`;
}

/** How long the first key of a pair (`g h`) waits for the second. */
export const pairMs = 1_200;

/** Matches presses to shortcuts, and remembers the first key of a pair. */
export function pressMatcher(known: (keys: string) => boolean, startsPair: (key: string) => boolean) {
  let first: { key: string; at: number } | undefined;
  return (key: string, atMs: number): string | undefined => {
    const pair = first && atMs - first.at <= pairMs ? `${first.key} ${key}` : undefined;
    first = undefined;
    if (pair && known(pair)) return pair;
    if (startsPair(key)) first = { key, at: atMs };
    return known(key) ? key : undefined;
  };
}
