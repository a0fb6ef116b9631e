import { limits } from "@bellhop/contract/limits";
import type { QuotedMessage } from "@bellhop/contract/message-content";
import { type Message, sendFile } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { cacheMessage } from "./message-cache.ts";

/** A file to send. The id makes retries idempotent: it reaches the guest once. */
type Chosen = { file: File; messageId: string };

type ToSend = Chosen & { caption: string; quoted: QuotedMessage | undefined };

export type Attachment = {
  file: File | undefined;
  isSending: boolean;
  choose: (files: FileList | null | undefined) => boolean;
  remove: () => void;
  send: (caption: string, quoted: QuotedMessage | undefined, done: () => void) => void;
};

const megabyte = 1024 * 1024;

/** The file beside the text that is being written. Only one at a time, as each is a message of its own. */
export function useAttachment(conversationId: string): Attachment {
  const { t } = useLingui();
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { venueId } = useReader();
  const [chosen, setChosen] = useState<Chosen>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation starts without a file.
  useEffect(() => setChosen(undefined), [conversationId]);
  const sending = useMutation({
    mutationFn: async ({ file, messageId, caption, quoted }: ToSend): Promise<Message> =>
      ask(
        sendFile,
        {
          conversation_id: conversationId,
          message_id: messageId,
          name: file.name || "file",
          content: await readBase64(file),
          caption,
          ...(quoted?.message_id && { quoted: quoted.message_id }),
        },
        { idempotencyKey: messageId },
      ),
    onError: (failure) => showFailure(failure, t`The file was not sent.`),
  });
  return {
    file: chosen?.file,
    isSending: sending.isPending,
    choose: (files) => {
      const file = files?.[0];
      if (!file) return false;
      if (file.size > limits.attachmentBytes) {
        toast(t`The file is larger than ${limits.attachmentBytes / megabyte} MB.`, { tone: "urgent" });
        return true;
      }
      setChosen({ file, messageId: crypto.randomUUID() });
      return true;
    },
    remove: () => setChosen(undefined),
    send: (caption, quoted, done) => {
      if (!chosen || sending.isPending) return;
      sending.mutate(
        { ...chosen, caption, quoted },
        {
          onSuccess: (message) => {
            cacheMessage(queryClient, venueId, message);
            setChosen(undefined);
            done();
          },
        },
      );
    },
  };
}

async function readBase64(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(",") + 1);
}
