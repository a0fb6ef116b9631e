import type { ReadTranscripts } from "./read-transcripts.ts";

/** Header, blank line, messages: each page of the server's text is one. */
const blankLine = "\n\n";

/** One conversation as plain text, from its first message on. `onProgress` gets how many messages are read. */
export async function readAsText(
  conversationId: string,
  read: ReadTranscripts,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (messages: number) => void },
): Promise<{ text: string; messages: number }> {
  const bodies: string[] = [];
  let head = "";
  let messages = 0;
  let cursor: string | null | undefined;
  do {
    const page = { conversation_id: conversationId, format: "text" as const };
    const { items } = await read({ ...page, ...(cursor && { messages_cursor: cursor }) }, signal);
    const text = items[0]?.text ?? "";
    const headEnds = text.indexOf(blankLine);
    head = text.slice(0, headEnds);
    bodies.unshift(text.slice(headEnds + blankLine.length).trimEnd());
    messages += items[0]?.messages.length ?? 0;
    onProgress(messages);
    cursor = items[0]?.earlier_cursor;
  } while (cursor);
  // The header of the oldest page does not say that earlier messages are missing.
  return { text: `${head}${blankLine}${bodies.join(blankLine)}\n`, messages };
}
