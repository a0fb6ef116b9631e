import { guestFileTypes } from "@bellhop/contract/guest-page";
import { useEffect, useRef } from "react";
import { fill } from "../core/fill.ts";
import { Icon } from "../core/Icon.tsx";
import { clip, close, file as fileIcon } from "../core/icons.ts";
import type { PageTexts } from "../core/page-props.ts";
import type { useFile } from "./use-file.ts";

type FileProps = { files: ReturnType<typeof useFile>; texts: PageTexts };

/** Opens the device's files; on a phone its camera too. */
export function FileButton({ files, texts }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const field = input.current;
    files.choose(field?.files?.[0]);
    // The same file may be chosen again.
    if (field) field.value = "";
  };
  // Chosen before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once.
  useEffect(take, []);
  return (
    <label className="attach">
      <input
        ref={input}
        type="file"
        name="file"
        accept={guestFileTypes.join()}
        aria-label={texts.attach}
        disabled={files.chosen?.share !== undefined}
        onChange={take}
      />
      <Icon of={clip} size={22} />
    </label>
  );
}

/** The file that is sent with the next message: its name, how far it is, or why it was not sent. */
export function FileChip({ files: { chosen, remove }, texts }: FileProps) {
  if (!chosen) return null;
  const { file, share, problem } = chosen;
  return (
    <div className="chosen">
      <Icon of={fileIcon} size={24} />
      <p className="chosen-words">
        <bdi>{file.name}</bdi>
        <small role="status" className={problem ? "urgent" : undefined}>
          {problem ??
            (share !== undefined && fill(texts.uploading, { percent: String(Math.floor(share * 100)) }))}
        </small>
        {share !== undefined && <progress value={share} aria-label={texts.sending} />}
      </p>
      {share === undefined && (
        <button
          type="button"
          className="icon-button"
          aria-label={fill(texts.removeFile, { name: file.name })}
          onClick={() => {
            remove();
            document.querySelector<HTMLInputElement>(".attach input")?.focus();
          }}
        >
          <Icon of={close} />
        </button>
      )}
    </div>
  );
}
