import type { CallInput } from "@bellhop/contract/call";
import {
  connectModel,
  disconnectModel,
  type ModelOverview,
  readModel,
  testModel,
} from "@bellhop/contract/model";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";

const modelKey = (venueId: number) => [...venueKey(venueId), "language model"] as const;

/** No live event tells how far a test is. */
const runningPollMs = 1_000;

export const isRunning = (model: ModelOverview | undefined): boolean =>
  model?.probe != null && model.probe.ended_at === null;

export function useModel() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: modelKey(venue_id),
    queryFn: ({ signal }) => ask(readModel, {}, { signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (isRunning(state.data) ? runningPollMs : false),
  });
}

/** Each change answers with the model as it is then. */
function useChange<Input>(change: (input: Input) => Promise<ModelOverview>) {
  const queryClient = useQueryClient();
  const { venue_id } = useVenue();
  return useMutation({
    mutationFn: change,
    onSuccess: (model) => queryClient.setQueryData(modelKey(venue_id), model),
  });
}

export function useTestModel() {
  const { ask } = useApi();
  return useChange(() => ask(testModel, {}));
}

export type ModelChoice = CallInput<typeof connectModel>;

export function useConnectModel() {
  const { ask } = useApi();
  return useChange((choice: ModelChoice) => ask(connectModel, choice));
}

export function useDisconnectModel() {
  const { ask } = useApi();
  return useChange(() => ask(disconnectModel, {}));
}
