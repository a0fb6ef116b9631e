import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusContentIfLost } from "../../ui/focus-content.ts";
import { ListPage } from "./list/ListPage.tsx";
import { TranscriptPage } from "./page/TranscriptPage.tsx";
import { filterOf, readTranscriptsSearch } from "./reading/transcripts-search.ts";

/** The list of conversations, or one of them to read. */
export function TranscriptsScreen() {
  const search = readTranscriptsSearch(useSearch({ strict: false }));
  const filter = filterOf(search);
  const { conversation } = search;
  useFocusAfterLink(conversation);
  if (conversation === undefined) return <ListPage filter={filter} />;
  return <TranscriptPage key={conversation} conversationId={conversation} filter={filter} />;
}

/** The link that opened the conversation, or led back to the list, is gone. */
function useFocusAfterLink(conversation: string | undefined) {
  const last = useRef(conversation);
  useEffect(() => {
    if (last.current !== conversation) focusContentIfLost();
    last.current = conversation;
  }, [conversation]);
}
