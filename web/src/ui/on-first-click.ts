/** Of a double click only the first: when a row goes, the second would hit what has moved into its place. */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail <= 1) act();
  };
