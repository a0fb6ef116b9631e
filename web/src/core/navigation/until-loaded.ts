const retryMs = 2_000;
/** If loading fails while the server responds, a newer version has replaced the part. */
const triesWhileAnswering = 2;

/**
 * Loads a part, retrying while the server does not answer, so that the fallback shows instead of an error.
 */
export async function untilLoaded<Part>(
  load: () => Promise<Part>,
  answers: () => Promise<boolean> = serverAnswers,
): Promise<Part> {
  for (let failed = 0; ; ) {
    try {
      return await load();
    } catch (cause) {
      if (await answers()) failed += 1;
      if (failed >= triesWhileAnswering) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

const serverAnswers = () =>
  fetch("/healthz").then(
    () => true,
    () => false,
  );
