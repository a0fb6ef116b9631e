import { doorCodeMask, readMessageCode } from "@bellhop/contract/door-codes";
import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import styles from "./DoorCodeInMessage.module.css";

/** A message that the guest got with a door code, which staff see only if they choose to. */
export const mayHaveDoorCode = ({ author, text, deleted_at }: Message): boolean =>
  (author === "rule" || author === "assistant") && deleted_at === null && text.includes(doorCodeMask);

export function DoorCodeInMessage({ message: { message_id } }: { message: Message }) {
  const { ask } = useApi();
  const reading = useMutation({ mutationFn: () => ask(readMessageCode, { message_id }) });
  const code = reading.data?.code;
  return (
    <p className={styles.line}>
      <span aria-live="polite">
        {reading.error ? (
          <Trans>The door code is not stored any more.</Trans>
        ) : code === undefined ? (
          <Trans>The door code is hidden.</Trans>
        ) : (
          <Trans>
            Door code sent: <bdi>{code}</bdi>
          </Trans>
        )}
      </span>
      {!reading.error && (
        <Button
          size="row"
          disabled={reading.isPending}
          onClick={() => (code === undefined ? reading.mutate() : reading.reset())}
        >
          {code === undefined ? <Trans>Show</Trans> : <Trans>Hide</Trans>}
        </Button>
      )}
    </p>
  );
}
