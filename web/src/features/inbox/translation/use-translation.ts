import { type TextTranslation, translateText } from "@bellhop/contract/translations";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { inTurn } from "./in-turn.ts";

type ToTranslate = { conversationId: string; text: string; language: string };

/** The translation of a text; not asked for without one. */
export function useTranslation(source: ToTranslate | null) {
  const { ask } = useApi();
  const { venueId } = useReader();
  const { conversationId = "", text = "", language = "" } = source ?? {};
  const { data, error, isFetching, refetch } = useQuery<TextTranslation>({
    queryKey: [...venueKey(venueId), "translation", conversationId, language, text],
    queryFn: ({ signal }) =>
      inTurn(() => ask(translateText, { conversation_id: conversationId, text, language }, { signal })),
    enabled: source !== null && text.trim() !== "",
    // The same text has the same translation. After a failure, the person decides.
    staleTime: "static",
    retry: false,
  });
  return {
    translation: data,
    hasFailed: !isFetching && (error !== null || data?.outcome === "failed"),
    isAsking: isFetching,
    again: () => void refetch(),
  };
}
