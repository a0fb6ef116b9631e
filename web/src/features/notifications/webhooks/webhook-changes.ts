import {
  listWebhooks,
  type OutgoingWebhook,
  removeWebhook,
  renewWebhookSecret,
  saveWebhook,
  testWebhook,
} from "@bellhop/contract/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";

const webhooksKey = (venueId: number) => [...venueKey(venueId), "outgoing webhooks"] as const;

export type WebhookDraft = Pick<OutgoingWebhook, "name" | "url" | "causes" | "from_step" | "is_on">;

export function useWebhooks() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery<OutgoingWebhook[]>({
    queryKey: webhooksKey(venue_id),
    queryFn: async ({ signal }) => (await ask(listWebhooks, {}, { signal })).items,
  });
}

/** Not optimistic: each call rejects with its failure, and the list is read again. */
export function useWebhookChanges() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  const readAgain = async <Got>(call: Promise<Got>): Promise<Got> => {
    try {
      return await call;
    } finally {
      await queryClient.invalidateQueries({ queryKey: webhooksKey(venue_id) });
    }
  };
  return {
    save: (draft: WebhookDraft, webhookId?: string) =>
      readAgain(ask(saveWebhook, { ...(webhookId && { webhook_id: webhookId }), ...draft })),
    renew: (webhookId: string) => readAgain(ask(renewWebhookSecret, { webhook_id: webhookId })),
    remove: (webhookId: string) => readAgain(ask(removeWebhook, { webhook_id: webhookId })),
    test: (webhookId: string) => readAgain(ask(testWebhook, { webhook_id: webhookId })),
  };
}
