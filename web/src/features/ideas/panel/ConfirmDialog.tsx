import type { Call, CallInput } from "@bellhop/contract/call";
import type { ReactNode } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useIdeaChange } from "../store/idea-changes.ts";

type ConfirmDialogProps<C extends Call> = {
  call: C;
  input: CallInput<C>;
  title: string;
  send: string;
  done: string;
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before a call that can't be undone. */
export function ConfirmDialog<C extends Call>(props: ConfirmDialogProps<C>) {
  const { call, input, title, send, done, onDone, onClose, children } = props;
  const changing = useIdeaChange(call);
  return (
    <FormDialog
      title={title}
      send={send}
      isDanger
      isBusy={changing.isPending}
      failure={changing.error}
      onSend={() =>
        changing.mutate(input, {
          onSuccess: () => {
            toast(done);
            onClose();
            onDone?.();
          },
        })
      }
      onClose={onClose}
    >
      <p>{children}</p>
    </FormDialog>
  );
}
