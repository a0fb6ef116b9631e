/** Guests write until it is stopped. `stop` rejects if a message was refused. */
export function letGuestsWrite(
  write: (guest: number, text: string) => Promise<void>,
  guests: number,
  perSecond: number,
) {
  let sent = 0;
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const n = sent++;
    // Steps through the whole list: near its top and far below, never the first guest.
    const one = write(2 + ((n * 617) % (guests - 2)), `When is breakfast served? (${n})`);
    // Reported when it stops.
    one.catch(() => {});
    underWay.add(one);
  }, 1_000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
