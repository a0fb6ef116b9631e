/** Bytes that one sender holds. Grows as they arrive, so an idle sender holds nothing. */
export type Reservation = {
  /** False if there is no room: nothing is added. */
  grow(bytes: number): boolean;
  release(): void;
};

/** Limits how many bytes are reserved at a time, in total and per owner. */
export function openByteBudget({ total, perOwner }: { total: number; perOwner: number }) {
  const byOwner = new Map<string, number>();
  let reserved = 0;

  function change(owner: string, bytes: number) {
    reserved += bytes;
    const own = (byOwner.get(owner) ?? 0) + bytes;
    if (own > 0) byOwner.set(owner, own);
    else byOwner.delete(owner);
  }

  return function open(owner: string): Reservation {
    let held = 0;
    return {
      grow(bytes) {
        if (reserved + bytes > total || (byOwner.get(owner) ?? 0) + bytes > perOwner) return false;
        change(owner, bytes);
        held += bytes;
        return true;
      },
      release() {
        change(owner, -held);
        held = 0;
      },
    };
  };
}
