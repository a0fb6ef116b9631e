import { guestFileMegabytes, guestFileTypes } from "@bellhop/contract/guest-page";
import { useState } from "react";
import { newId } from "../client/new-id.ts";
import type { ThreadStore } from "../client/thread-store.ts";
import { fill } from "../core/fill.ts";
import type { PageTexts } from "../core/page-props.ts";

export type ChosenFile = {
  file: File;
  sentAs: string;
  /** Sent so far, of 1. */
  share?: number;
  /** Why it was not sent. It stays chosen. */
  problem?: string;
};

/** The file that is sent with the next message. */
export function useFile(store: ThreadStore, texts: PageTexts) {
  const [chosen, setChosen] = useState<ChosenFile>();
  return {
    chosen,
    choose(file: File | undefined) {
      if (!file) return;
      const problem = problemOf(file, texts);
      setChosen({ file, sentAs: newId(), ...(problem && { problem }) });
    },
    remove: () => setChosen(undefined),
    /** True once the hotel has it. */
    async send(text: string): Promise<boolean> {
      if (!chosen || chosen.share !== undefined) return false;
      const { file, sentAs } = chosen;
      const known = problemOf(file, texts);
      if (known) return false;
      if (!navigator.onLine) {
        setChosen({ file, sentAs, problem: texts.fileOffline });
        return false;
      }
      setChosen({ file, sentAs, share: 0 });
      const is = await store.sendFile(file, text, sentAs, (share) => setChosen({ file, sentAs, share }));
      const problem = {
        ok: undefined,
        lost: texts.fileOffline,
        wait: texts.tooMany,
        refused: texts.fileType,
        ended: texts.ended,
      }[is];
      setChosen(problem ? { file, sentAs, problem } : undefined);
      return is === "ok";
    },
  };
}

/** Saves an upload that the server would refuse by its bytes. Some browsers report no type. */
function problemOf({ size, type }: File, texts: PageTexts): string | undefined {
  if (type && !guestFileTypes.some((known) => known === type)) return texts.fileType;
  if (size > guestFileMegabytes * 1024 * 1024)
    return fill(texts.fileTooLarge, { size: String(guestFileMegabytes) });
  return undefined;
}
