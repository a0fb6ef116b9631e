import type { ModelProbe, ProbeResult } from "@bellhop/contract/model";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { isolated } from "../../../ui/isolated.ts";

/** What a test means for the hotel: a word, one sentence, and how grave it is. */
export type TestWords = { tone: "ok" | "waiting" | "urgent"; title: string; meaning: string };

export function useSeconds(): (ms: number) => string {
  const { locale } = useFormats();
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (ms) => seconds.format(ms / 1_000);
}

export function useTestWords(limitMs: number): (probe: ModelProbe) => TestWords | undefined {
  const judge = useResultWords(limitMs);
  const fail = useFailureWords();
  return (probe) => (probe.failure ? fail(probe) : probe.result ? judge(probe.result) : undefined);
}

function useResultWords(limitMs: number): (result: ProbeResult) => TestWords {
  const { t } = useLingui();
  const seconds = useSeconds();
  return ({ verdict, late, right, usable, examples, p95_ms }) => {
    const limit = seconds(limitMs);
    switch (verdict) {
      case "good": {
        const slowest = seconds(p95_ms ?? 0);
        const meaning = t`It answers within ${slowest} s.`;
        return { tone: "ok", title: t`Works.`, meaning };
      }
      case "slow": {
        const meaning = t`${late} of ${examples} answers took over ${limit} s. Then rules answer guests.`;
        return { tone: "waiting", title: t`Too slow.`, meaning };
      }
      case "misreads": {
        const meaning = t`It read ${right} of ${examples} examples right. Choose a larger model.`;
        return { tone: "waiting", title: t`Reads poorly.`, meaning };
      }
      case "unusable": {
        const meaning = t`Only ${usable} of ${examples} answers can be used. Choose another model.`;
        return { tone: "urgent", title: t`Does not work.`, meaning };
      }
    }
  };
}

function useFailureWords(): (probe: ModelProbe) => TestWords {
  const { t } = useLingui();
  return ({ host, model, failure }) => {
    const server = isolated(host);
    const name = isolated(model);
    const status = failure?.status ?? "";
    const waiting = (title: string, meaning: string): TestWords => ({ tone: "waiting", title, meaning });
    const urgent = (title: string, meaning: string): TestWords => ({ tone: "urgent", title, meaning });
    switch (failure?.code) {
      case "unreachable":
        return urgent(t`${server} can't be reached.`, t`Check the address. Until then, rules answer guests.`);
      case "too_slow":
        return waiting(t`${server} did not answer within 10 s.`, t`Rules answer guests.`);
      case "key_refused":
        return urgent(t`${server} refused the key.`, t`Error ${status}. Copy the key again.`);
      case "model_unknown":
        return urgent(t`${server} does not have ${name}.`, t`Check the model's name.`);
      case "address_wrong":
        return urgent(t`${server} has no model at this address.`, t`Most addresses end with /v1.`);
      case "busy":
        return waiting(t`${server} is busy.`, t`Test again in a minute.`);
      case "interrupted":
        return waiting(t`The test was interrupted.`, t`Test again.`);
      default:
        return urgent(t`${server} refused the test.`, t`Error ${status}. Until then, rules answer guests.`);
    }
  };
}
