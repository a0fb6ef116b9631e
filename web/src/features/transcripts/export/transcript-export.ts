import type { Transcript } from "@bellhop/contract/transcripts";
import type { TranscriptFilter } from "../reading/transcripts-search.ts";
import { BlobParts } from "./blob-parts.ts";
import type { ReadTranscripts } from "./read-transcripts.ts";
import type { Counts, TranscriptWriter } from "./transcript-writer.ts";

/** A spreadsheet has 1,048,576 rows at most. */
export const maxExportedMessages = 1_000_000;

const conversationsPerPage = 50;

export type Exported = { blob: Blob; counts: Counts; isCut: boolean };

type ExportOptions = {
  /** Conversations that match, or one conversation. */
  of: TranscriptFilter | { conversation_id: string };
  read: ReadTranscripts;
  writer: TranscriptWriter;
  startedAtMs: number;
  onProgress: (counts: Counts) => void;
  maxMessages?: number;
};

/**
 * Writes whole conversations into one file, page by page, newest activity first. A conversation that gets a message
 * meanwhile moves above the pages that are left to read, so the newest pages are read once more at the end.
 */
export class TranscriptExport {
  readonly #options: ExportOptions;
  readonly #file = new BlobParts();
  readonly #seen = new Set<string>();
  readonly #counts: Counts = { conversations: 0, messages: 0 };
  #stage: "pages" | "newest again" | "done" = "pages";
  #cursor: string | undefined;
  #isCut = false;

  constructor(options: ExportOptions) {
    this.#options = options;
    this.#file.write(options.writer.head);
  }

  /** Continues where the last run failed or was stopped. */
  async run(signal: AbortSignal): Promise<Exported> {
    const { of, read, writer } = this.#options;
    const isOne = "conversation_id" in of;
    while (this.#stage !== "done") {
      const page = isOne
        ? {}
        : { limit: conversationsPerPage, ...(this.#cursor && { cursor: this.#cursor }) };
      const { items, next_cursor } = await read({ ...of, ...page }, signal);
      const isNew = await this.#writePage(items, signal);
      const isAtEnd = next_cursor === null || isOne;
      const isCaughtUp = this.#stage === "newest again" && !isNew && this.#isFromBefore(items);
      if (this.#isCut || isOne || isCaughtUp || (isAtEnd && this.#stage === "newest again")) {
        this.#stage = "done";
      } else if (isAtEnd) {
        this.#stage = "newest again";
        this.#cursor = undefined;
      } else this.#cursor = next_cursor ?? undefined;
    }
    const file = this.#file;
    file.write(writer.tail(this.#counts));
    return { blob: file.toBlob(writer.type), counts: this.#counts, isCut: this.#isCut };
  }

  /** Whether it wrote any conversation. */
  async #writePage(items: Transcript[], signal: AbortSignal): Promise<boolean> {
    let isNew = false;
    for (const transcript of items) {
      if (this.#isCut || this.#seen.has(transcript.conversation.conversation_id)) continue;
      isNew = true;
      await this.#writeConversation(transcript, signal);
    }
    return isNew;
  }

  async #writeConversation(newest: Transcript, signal: AbortSignal) {
    const { read, writer, onProgress, maxMessages = maxExportedMessages } = this.#options;
    const { conversation } = newest;
    const { conversation_id } = conversation;
    let messages = 0;
    const texts: string[] = [];
    for (let page: Transcript | undefined = newest; page; ) {
      messages += page.messages.length;
      onProgress({ ...this.#counts, messages: this.#counts.messages + messages });
      texts.unshift(writer.messages(conversation, page.messages));
      if (page.earlier_cursor === null) break;
      const earlier = { conversation_id, messages_cursor: page.earlier_cursor };
      page = await readOne(() => read(earlier, signal));
      if (!page) {
        // Erased meanwhile.
        this.#seen.add(conversation_id);
        return;
      }
    }
    if (this.#counts.messages + messages > maxMessages && this.#counts.conversations > 0) {
      this.#isCut = true;
      return;
    }
    const file = this.#file;
    file.write(writer.begin(conversation, this.#counts.conversations));
    file.write(texts.filter((text) => text !== "").join(writer.between));
    file.write(writer.end);
    this.#seen.add(conversation_id);
    this.#counts.conversations += 1;
    this.#counts.messages += messages;
    onProgress({ ...this.#counts });
  }

  #isFromBefore(items: Transcript[]): boolean {
    const last = items.at(-1)?.messages.at(-1);
    return !last || Date.parse(last.position) < this.#options.startedAtMs;
  }
}

async function readOne(read: () => ReturnType<ReadTranscripts>): Promise<Transcript | undefined> {
  try {
    return (await read()).items[0];
  } catch (failure) {
    if ((failure as { code?: unknown }).code === "not_found") return undefined;
    throw failure;
  }
}
