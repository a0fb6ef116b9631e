const acts = new Set<() => Promise<unknown>>();

/** How long signing out waits. */
const longestMs = 2_000;

/** Runs the act before the person signs out. Returns the function that takes that back. */
export function beforeSignOut(act: () => Promise<unknown>): () => void {
  acts.add(act);
  return () => {
    acts.delete(act);
  };
}

export const runBeforeSignOut = () =>
  Promise.race([
    Promise.all([...acts].map((act) => act())),
    new Promise((resolve) => setTimeout(resolve, longestMs)),
  ]);
