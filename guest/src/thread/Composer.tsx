import { type FormEvent, type KeyboardEvent, useRef } from "react";
import type { ThreadStore } from "../client/thread-store.ts";
import { addressOf } from "../core/addresses.ts";
import { Icon } from "../core/Icon.tsx";
import { arrowUp } from "../core/icons.ts";
import type { PageProps } from "../core/page-props.ts";
import { FileButton, FileChip } from "./FileField.tsx";
import { Notice } from "./Notice.tsx";
import { composerId, Suggestions } from "./Suggestions.tsx";
import { useFile } from "./use-file.ts";

type ComposerProps = PageProps & {
  store: ThreadStore;
  hasThread: boolean;
  isLive: boolean;
  isOffline: boolean;
};

/** Where the guest asks. The same form works without the script. */
export function Composer({ page, texts, store, hasThread, isLive, isOffline }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const files = useFile(store, texts);
  if (page.is_closed) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const chosen = button instanceof HTMLButtonElement ? button.value : "";
    const field = input.current;
    if (!chosen && files.chosen) {
      const text = field?.value.trim() ?? "";
      // Words that were written meanwhile stay.
      void files.send(text).then((isSent) => isSent && field?.value.trim() === text && empty(field));
      return;
    }
    const text = chosen || field?.value.trim() || "";
    if (text !== "") store.send(text);
    // A tapped question opens no keyboard.
    if (!chosen && field) empty(field);
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also chooses a suggestion of an input method, as for Japanese.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    // Phones have a send button, and no other way to begin a line.
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      id={composerId}
      className="composer"
      aria-label={texts.ask}
      method="post"
      action={addressOf(page, "files")}
      encType="multipart/form-data"
      onSubmit={submit}
    >
      <input type="hidden" name="sent_as" value={page.form_id} />
      {hasThread ? <Suggestions page={page} texts={texts} isStrip /> : <Notice page={page} texts={texts} />}
      <FileChip files={files} texts={texts} />
      <div className="compose">
        <FileButton files={files} texts={texts} />
        <textarea
          ref={input}
          name="text"
          rows={1}
          maxLength={4096}
          placeholder={isOffline ? texts.askOffline : texts.ask}
          aria-label={texts.askLabel}
          dir="auto"
          enterKeyHint="send"
          onKeyDown={isLive ? sendOnEnter : undefined}
        />
        <button type="submit" className="send" aria-label={texts.send}>
          <Icon of={arrowUp} size={24} />
        </button>
      </div>
    </form>
  );
}

function empty(field: HTMLTextAreaElement) {
  field.value = "";
  field.focus();
}
