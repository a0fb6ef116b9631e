import type { GuestContent, GuestMessage } from "@bellhop/contract/guest-page";
import type { MouseEvent } from "react";
import { saveFile } from "../client/save-file.ts";
import { addressOf } from "../core/addresses.ts";
import { Icon } from "../core/Icon.tsx";
import { file } from "../core/icons.ts";
import type { PageProps } from "../core/page-props.ts";

/** What a message has besides its text: a file, a place, or short texts around it. */
export function Content({ message, page, texts }: PageProps & { message: GuestMessage }) {
  const { content } = message;
  if (content?.kind === "file")
    return (
      <File of={content} at={addressOf(page, `files/${message.message_id}`)} page={page} texts={texts} />
    );
  if (content?.kind === "place") {
    const { map, name } = content;
    return (
      <p className="words" dir="auto">
        {name}{" "}
        <a href={map} target="_blank" rel="noreferrer">
          {texts.showMap}
        </a>
      </p>
    );
  }
  return content?.kind === "parts" && content.above ? (
    <b className="words" dir="auto">
      {content.above}
    </b>
  ) : null;
}

type FileProps = PageProps & { of: GuestContent & { kind: "file" }; at: string };

function File({ of: { shown_as: shownAs, name, about, state }, at, page, texts }: FileProps) {
  if (state === "gone") return <p className="dim">{texts.fileGone}</p>;
  const isThere = state === "there";
  const kind = { image: texts.photo, audio: texts.voice, video: texts.video, document: texts.file }[shownAs];
  const save = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!page.is_framed) return;
    event.preventDefault();
    void saveFile(event.currentTarget, name ?? "");
  };
  if (isThere && shownAs === "image") {
    return (
      <a className="photo" href={at} target="_blank" rel="noreferrer" onClick={save}>
        <img src={at} alt={name ? `${kind}: ${name}` : kind} loading="lazy" />
      </a>
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: what people send has no captions.
  if (isThere && shownAs === "audio") return <audio src={at} controls preload="none" aria-label={kind} />;
  // biome-ignore lint/a11y/useMediaCaption: what people send has no captions.
  if (isThere && shownAs === "video") return <video src={at} controls preload="metadata" aria-label={kind} />;
  return (
    <a className="file" href={isThere ? at : undefined} download={name ?? ""} onClick={save}>
      <Icon of={file} size={24} />
      <span>
        <bdi>{name ?? kind}</bdi>
        <small>{about}</small>
      </span>
    </a>
  );
}
