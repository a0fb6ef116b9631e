/** Ignores the second click of a double click, which would hit the next row. */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail <= 1) act();
  };
