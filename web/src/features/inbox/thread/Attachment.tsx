import { useLingui } from "@lingui/react/macro";
import {
  IconFile,
  IconMapPin,
  IconMicrophone,
  IconPhoto,
  IconSticker,
  IconUser,
  IconVideo,
  type TablerIcon,
} from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Bubble.module.css";

/** A placeholder for content that is not text. */
export function Attachment({ kind }: { kind: string }) {
  const { t } = useLingui();
  const known: Record<string, { icon: TablerIcon; word: string }> = {
    image: { icon: IconPhoto, word: t`A photo` },
    video: { icon: IconVideo, word: t`A video` },
    audio: { icon: IconMicrophone, word: t`A voice message` },
    document: { icon: IconFile, word: t`A document` },
    sticker: { icon: IconSticker, word: t`A sticker` },
    location: { icon: IconMapPin, word: t`A place` },
    contacts: { icon: IconUser, word: t`A contact` },
  };
  const { icon, word } = known[kind] ?? { icon: IconFile, word: t`Something other than text` };
  return (
    <span className={styles.notText}>
      <Icon of={icon} size={16} />
      {word} <span>{t`Look at it on the venue's phone`}</span>
    </span>
  );
}
