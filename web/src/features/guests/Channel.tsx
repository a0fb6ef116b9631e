import type { ChannelKind } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBrandWhatsapp, IconDeviceMobile, IconWorld, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Channel.module.css";

const icons: Record<ChannelKind, TablerIcon> = {
  whatsapp: IconBrandWhatsapp,
  simulator: IconDeviceMobile,
  web: IconWorld,
};

export function useChannelNames(): Record<ChannelKind, string> {
  const { t } = useLingui();
  return { whatsapp: t`WhatsApp`, simulator: t`WhatsApp (test)`, web: t`Guest page` };
}

export const useChannelName = (channel: ChannelKind): string => useChannelNames()[channel];

export function ChannelMark({ channel }: { channel: ChannelKind }) {
  const name = useChannelName(channel);
  return (
    <span className={styles[channel]}>
      <Icon of={icons[channel]} size={14} />
      <span className="unseen">{name}</span>
    </span>
  );
}

export function ReplyChannel({ channel }: { channel: ChannelKind }) {
  const replies: Record<ChannelKind, ReactNode> = {
    whatsapp: <Trans>Reply on WhatsApp</Trans>,
    simulator: <Trans>Reply on WhatsApp (test)</Trans>,
    web: <Trans>Reply on the guest page</Trans>,
  };
  return replies[channel];
}
