/** More than one, because most of the time is spent in the database. */
const venuesAtOnce = 4;

/** Works on a few items at a time. The results are in the order of the items. */
export async function eachOf<One, T>(all: readonly One[], work: (one: One) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < all.length; from += venuesAtOnce)
    results.push(...(await Promise.all(all.slice(from, from + venuesAtOnce).map(work))));
  return results;
}
