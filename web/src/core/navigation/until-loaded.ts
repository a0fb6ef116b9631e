const againMs = 2_000;
/** Failing while the server answers, a part is gone: a newer version has replaced it. */
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
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

const serverAnswers = () =>
  fetch("/healthz").then(
    () => true,
    () => false,
  );
