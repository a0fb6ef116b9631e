import type { SimulatedContent } from "@bellhop/contract/simulator";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconFile,
  IconMapPin,
  IconMicrophone,
  IconMovie,
  IconPhoto,
  IconSticker,
  type TablerIcon,
} from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Phone.module.css";

type FileKind = Extract<SimulatedContent, { kind: "file" }>["file"];

const kinds: Record<FileKind, { icon: TablerIcon; name: MessageDescriptor }> = {
  image: { icon: IconPhoto, name: msg`Photo` },
  audio: { icon: IconMicrophone, name: msg`Audio` },
  video: { icon: IconMovie, name: msg`Video` },
  document: { icon: IconFile, name: msg`Document` },
  sticker: { icon: IconSticker, name: msg`Sticker` },
};

/** A placeholder for a file or a place. */
export function PhoneFile({ content }: { content: SimulatedContent }) {
  const { i18n } = useLingui();
  if (content.kind === "location") {
    return (
      <span className={styles.file}>
        <Icon of={IconMapPin} size={18} />
        <Trans>Location</Trans>
      </span>
    );
  }
  if (content.kind !== "file") return null;
  const { icon, name } = kinds[content.file];
  return (
    <span className={styles.file}>
      <Icon of={icon} size={18} />
      <bdi>{content.name || i18n._(name)}</bdi>
    </span>
  );
}
