import type { ModelOptions } from "./model.ts";
import { openReader, type Reader } from "./reader.ts";
import type { ModelSettings } from "./settings.ts";

/** The readers of venues that have chosen a model of their own, each with its own circuit breaker. */
export type OwnReaders = {
  /** `modelId` changes with the settings. */
  of(venueId: number, modelId: string, settings: ModelSettings): Reader;
};

/** The one that was used longest ago is closed first, and opened again when it is needed. */
const maxReaders = 500;

export function openOwnReaders(options: Pick<ModelOptions, "log" | "clock">): OwnReaders {
  const opened = new Map<number, { modelId: string; reader: Reader }>();
  return {
    of(venueId, modelId, settings) {
      const known = opened.get(venueId);
      opened.delete(venueId);
      const kept =
        known?.modelId === modelId ? known : { modelId, reader: openReader({ settings, ...options }) };
      opened.set(venueId, kept);
      const [oldest] = opened.keys();
      if (opened.size > maxReaders && oldest !== undefined) opened.delete(oldest);
      return kept.reader;
    },
  };
}
