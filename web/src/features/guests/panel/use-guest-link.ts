import { createGuestLink, sendGuestLink } from "@bellhop/contract/guests";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";

/** Makes a link to the guest's own conversation and copies it. */
export function useCopyGuestLink(guestId: string): () => void {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const copy = useMutation({
    mutationFn: async () => {
      const { link } = await ask(createGuestLink, { guest_id: guestId });
      await navigator.clipboard.writeText(link);
    },
    onSuccess: () => toast(t`Link copied. It works once, for 7 days.`),
    onError: (failure) => showFailure(failure, t`Could not copy the link.`),
  });
  return () => copy.mutate();
}

/** Sends the guest the link in a message on WhatsApp. */
export function useSendGuestLink(guestId: string): () => void {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const send = useMutation({
    mutationFn: () => ask(sendGuestLink, { guest_id: guestId, message_id: crypto.randomUUID() }),
    onSuccess: () => toast(t`Sending the link. It works once, for 7 days.`),
    onError: (failure) => showFailure(failure, t`Could not send the link.`),
  });
  return () => send.mutate();
}
