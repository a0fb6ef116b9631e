import { useSearch } from "@tanstack/react-router";
import { ListPage } from "./list/ListPage.tsx";
import { TranscriptPage } from "./page/TranscriptPage.tsx";
import { filterOf, readTranscriptsSearch } from "./reading/transcripts-search.ts";

/** The list of conversations, or one of them to read. */
export function TranscriptsScreen() {
  const search = readTranscriptsSearch(useSearch({ strict: false }));
  const filter = filterOf(search);
  const { conversation } = search;
  if (conversation === undefined) return <ListPage filter={filter} />;
  return <TranscriptPage key={conversation} conversationId={conversation} filter={filter} />;
}
