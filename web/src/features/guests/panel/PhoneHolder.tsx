import { type Guest, matchGuests, undoMerge } from "@bellhop/contract/guests";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toasts.ts";
import styles from "../ConflictNotice.module.css";
import { useGuest } from "../guest-queries.ts";

type PhoneHolderProps = { guest: Guest; holderId: string; onClose: () => void };

/** Who has the phone that staff typed: it may be the same person. */
export function PhoneHolder({ guest, holderId, onClose }: PhoneHolderProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { data: holder } = useGuest(holderId);
  const merge = useMutation({
    mutationFn: () => ask(matchGuests, { guest_id: guest.guest_id, other_guest_id: holderId }),
    onSuccess: ({ conflict_id }) => {
      const readAgain = () => void queryClient.invalidateQueries();
      const undo = () => void ask(undoMerge, { conflict_id }).then(readAgain, showFailure);
      readAgain();
      toast(t`Guests merged.`, { action: { label: t`Undo`, run: undo } });
      onClose();
    },
    onError: showFailure,
  });
  if (!holder) return null;
  const name = <strong dir="auto">{holder.name || t`Another guest`}</strong>;
  // Two guests who wrote from different phones are two people.
  const mayMerge = guest.phone === null || holder.conversation_id === null;
  const reservation = holder.reservations[0]?.reservation_id;
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.words}>
        <Trans>{name} has this number.</Trans>
      </p>
      <div className={styles.buttons}>
        {holder.conversation_id !== null ? (
          <Link
            to="/messages"
            search={{ tab: "all", conversation: holder.conversation_id }}
            className={buttonLook({ size: "row" })}
            onClick={onClose}
          >
            <Trans>Open</Trans>
          </Link>
        ) : (
          reservation && (
            <Link
              to="/reservations"
              search={{ reservation }}
              className={buttonLook({ size: "row" })}
              onClick={onClose}
            >
              <Trans>Open</Trans>
            </Link>
          )
        )}
        {mayMerge && (
          <Button size="row" disabled={merge.isPending} onClick={() => merge.mutate()}>
            <Trans>Merge</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
