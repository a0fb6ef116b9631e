import type { MessageContent } from "@bellhop/contract/message-content";
import type { Message } from "@bellhop/contract/messages";
import { useState } from "react";
import { AudioContent } from "./AudioContent.tsx";
import { DocumentContent } from "./DocumentContent.tsx";
import { MediaNotice } from "./MediaNotice.tsx";
import { PictureContent } from "./PictureContent.tsx";
import { StickerContent } from "./StickerContent.tsx";
import { TranscriptMark } from "./TranscriptMark.tsx";
import { VideoContent } from "./VideoContent.tsx";

type MediaContentProps = {
  content: Extract<MessageContent, { kind: "media" }>;
  message: Message;
};

export function MediaContent({ content, message }: MediaContentProps) {
  return (
    <>
      <FileContent content={content} message={message} />
      <TranscriptMark transcript={content.transcript} />
    </>
  );
}

function FileContent({ content, message }: MediaContentProps) {
  const { media, is_voice } = content;
  // A file that this browser can't show can still be downloaded.
  const [isBroken, setBroken] = useState(false);
  const onBroken = () => setBroken(true);
  if (media.state !== "stored") return <MediaNotice media={media} message={message} />;
  if (isBroken || media.kind === "document") return <DocumentContent media={media} />;
  if (media.kind === "image")
    return <PictureContent media={media} caption={message.text} onBroken={onBroken} />;
  if (media.kind === "sticker") return <StickerContent media={media} onBroken={onBroken} />;
  if (media.kind === "video") return <VideoContent media={media} onBroken={onBroken} />;
  return <AudioContent media={media} isVoice={is_voice} onBroken={onBroken} />;
}
