import { callsIn, partsOf, pixels } from "./css-lengths.ts";

/** The tracks of a grid: how large each is said to be; undefined where its inside decides. */
export type Track = { px: number | undefined; share: number; isShare: boolean };

const tracksMost = 100;

/** Reads `grid-template-…` for a grid of that size, with repeats done. */
export function tracksOf(template: string | undefined, em: number, whole: number, gap: number): Track[] {
  return partsOf((template ?? "").replace(/\[[^\]]*\]/g, " "), /\s/).flatMap((part): Track[] => {
    const [call] = callsIn(part);
    if (call?.name === "repeat") {
      const [count = "1", ...rest] = partsOf(call.inner, /,/);
      // Repeats stand in no repeat.
      const inner = tracksOf(rest.join(",").replaceAll("repeat(", "no("), em, whole, gap).slice(
        0,
        tracksMost,
      );
      const least = pixels(/(?:minmax\()?\s*([\d.]+[a-z%]+)/.exec(rest.join())?.[1], em, whole) ?? 200;
      const times = Number(count) || Math.floor((whole + gap) / (least + gap)) || 1;
      return Array.from(
        { length: Math.max(1, Math.min(tracksMost / Math.max(1, inner.length), times)) },
        () => inner,
      ).flat();
    }
    if (/^(?:none|auto|subgrid|masonry)$/.test(part))
      return part === "auto" ? [{ px: undefined, share: 0, isShare: false }] : [];
    const said = call?.name === "minmax" ? (partsOf(call.inner, /,/)[1] ?? "auto") : part;
    if (/^[\d.]+fr$/.test(said)) return [{ px: undefined, share: Number.parseFloat(said), isShare: true }];
    return [{ px: pixels(said, em, whole), share: said === "auto" ? 0 : 1, isShare: false }];
  });
}
