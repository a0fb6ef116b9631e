import { useEffect, useRef, useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { saveFile } from "../../../ui/save-file.ts";
import type { TranscriptFilter } from "../reading/transcripts-search.ts";
import { readAsText } from "./read-as-text.ts";
import { type ReadTranscripts, readWithRetries } from "./read-transcripts.ts";
import { csvWriter } from "./transcript-csv.ts";
import { type Exported, TranscriptExport } from "./transcript-export.ts";
import { jsonWriter } from "./transcript-json.ts";
import type { Counts } from "./transcript-writer.ts";

export type Format = "csv" | "json" | "text";

/** Conversations that match, or one conversation. */
export type ExportOf = TranscriptFilter | { conversation_id: string };

export type ExportState =
  | { is: "idle" }
  | { is: "running"; counts: Counts }
  | { is: "failed"; counts: Counts; failure: Error }
  | { is: "done"; counts: Counts; isCut: boolean };

type Run = (signal: AbortSignal) => Promise<Exported>;

const nothing: Counts = { conversations: 0, messages: 0 };

/** Exports into a file and saves it. Leaving the screen stops it. */
export function useExport(of: ExportOf) {
  const { ask } = useApi();
  const { name, timezone } = useVenue();
  const { dayOf } = useFormats();
  const [state, setState] = useState<ExportState>({ is: "idle" });
  const started = useRef<{ format: Format; run: Run } | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const go = async () => {
    const current = started.current;
    if (!current) return;
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    setState((before) => ({ is: "running", counts: countsOf(before) }));
    try {
      const { blob, counts, isCut } = await current.run(signal);
      if (counts.conversations > 0) saveFile({ name: fileName(of, current.format, dayOf(nowMs())), blob });
      setState({ is: "done", counts, isCut });
    } catch (failure) {
      if (signal.aborted) return;
      setState((before) => ({ is: "failed", counts: countsOf(before), failure: failure as Error }));
    }
  };

  const start = (format: Format) => {
    const onProgress = (counts: Counts) => setState({ is: "running", counts });
    const read = readWithRetries(ask);
    const startedAtMs = nowMs();
    const about = { exportedAt: new Date(startedAtMs).toISOString(), hotel: name, timeZone: timezone };
    const isText = format === "text" && "conversation_id" in of;
    const writer = format === "json" ? jsonWriter({ ...about, filter: of }) : csvWriter(timezone);
    const exporting = new TranscriptExport({ of, read, writer, startedAtMs, onProgress });
    started.current = {
      format,
      run: isText ? exportText(of.conversation_id, read, onProgress) : (signal) => exporting.run(signal),
    };
    void go();
  };
  return { state, start, retry: () => void go() };
}

function exportText(
  conversationId: string,
  read: ReadTranscripts,
  onProgress: (counts: Counts) => void,
): Run {
  return async (signal) => {
    const { text, messages } = await readAsText(conversationId, read, {
      signal,
      onProgress: (messages) => onProgress({ conversations: 0, messages }),
    });
    const blob = new Blob([text], { type: "text/plain;charset=utf-8" });
    return { blob, counts: { conversations: 1, messages }, isCut: false };
  };
}

const countsOf = (state: ExportState): Counts => ("counts" in state ? state.counts : nothing);

function fileName(of: ExportOf, format: Format, day: string): string {
  const what = "conversation_id" in of ? "transcript" : "transcripts";
  return `bellhop-${what}-${day}.${format === "text" ? "txt" : format}`;
}
