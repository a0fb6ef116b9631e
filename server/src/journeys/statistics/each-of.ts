/** Several, because most of the time passes in the database. */
const venuesAtOnce = 4;

/** Works on some at a time; the results in order. */
export async function eachOf<One, T>(all: readonly One[], work: (one: One) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < all.length; from += venuesAtOnce)
    results.push(...(await Promise.all(all.slice(from, from + venuesAtOnce).map(work))));
  return results;
}
