/** Limits how many bytes are reserved at a time, in total and per owner. */
export function openByteBudget({ total, perOwner }: { total: number; perOwner: number }) {
  const byOwner = new Map<string, number>();
  let reserved = 0;

  /** Returns a function that releases the bytes, or undefined if there is no room. */
  return function reserve(owner: string, bytes: number): (() => void) | undefined {
    const own = byOwner.get(owner) ?? 0;
    if (reserved + bytes > total || own + bytes > perOwner) return undefined;
    reserved += bytes;
    byOwner.set(owner, own + bytes);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      reserved -= bytes;
      const rest = (byOwner.get(owner) ?? 0) - bytes;
      if (rest > 0) byOwner.set(owner, rest);
      else byOwner.delete(owner);
    };
  };
}
