import { useLingui } from "@lingui/react/macro";
import {
  IconAddressBook,
  IconFile,
  IconMapPin,
  IconMicrophone,
  IconPhone,
  IconPhoto,
  IconShoppingBag,
  IconSticker,
  IconVideo,
  type TablerIcon,
} from "@tabler/icons-react";

type KindWord = { icon: TablerIcon; word: string };

/** Names of the kinds of messages, by the channel's words for them. */
export function useKindWords(): (kind: string) => KindWord | undefined {
  const { t } = useLingui();
  const known: Record<string, KindWord> = {
    image: { icon: IconPhoto, word: t`Photo` },
    video: { icon: IconVideo, word: t`Video` },
    audio: { icon: IconMicrophone, word: t`Audio` },
    document: { icon: IconFile, word: t`Document` },
    sticker: { icon: IconSticker, word: t`Sticker` },
    location: { icon: IconMapPin, word: t`Location` },
    contacts: { icon: IconAddressBook, word: t`Contact` },
    order: { icon: IconShoppingBag, word: t`Order` },
    call: { icon: IconPhone, word: t`Phone call` },
  };
  return (kind) => (Object.hasOwn(known, kind) ? known[kind] : undefined);
}
