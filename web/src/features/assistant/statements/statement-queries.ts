import {
  correctStatement,
  listStatements,
  type StatementFilter,
  type StatementTranslation,
  type TranslationChoice,
  translateStatements,
} from "@bellhop/contract/statements";
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { tasksKey } from "../../tasks/index.ts";
import { statementsKey } from "../assistant-keys.ts";

export type Shown = { language: string | undefined; state: StatementFilter | undefined };

export function useStatements({ language, state }: Shown) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: [...statementsKey(venueId), language, state],
    queryFn: ({ pageParam, signal }) =>
      ask(
        listStatements,
        {
          ...(language !== undefined && { language }),
          ...(state !== undefined && { state }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** What guests get. The list is read again, so that a sentence leaves a filter that it no longer fits. */
export function useDecide({
  translation_id,
  version,
}: Pick<StatementTranslation, "translation_id" | "version">) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (choice: TranslationChoice) => ask(correctStatement, { translation_id, version, choice }),
    onError: (failure) => showFailure(failure, t`Not saved.`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: statementsKey(venueId) }),
  });
}

/** Also tries what the model could not translate. */
export function useTranslateNow() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: () => ask(translateStatements, { retries: true }),
    onError: (failure) => showFailure(failure, t`Not started.`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: tasksKey(venueId) }),
  });
}
