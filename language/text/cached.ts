/** Caches a function of a string. A full cache starts over. */
export function cached<Value>(
  make: (key: string) => Value,
  maxSize = Number.POSITIVE_INFINITY,
): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    if (values.size >= maxSize) values.clear();
    const made = make(key);
    values.set(key, made);
    return made;
  };
}
