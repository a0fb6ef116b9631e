import type { ChannelKind } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconBrandWhatsapp,
  IconDeviceMobile,
  IconMail,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Channel.module.css";

const icons: Record<ChannelKind, TablerIcon> = {
  whatsapp: IconBrandWhatsapp,
  simulator: IconDeviceMobile,
  web: IconWorld,
  email: IconMail,
};

export function useChannelNames(): Record<ChannelKind, string> {
  const { t } = useLingui();
  return { whatsapp: t`WhatsApp`, simulator: t`WhatsApp (test)`, web: t`Guest page`, email: t`E-mail` };
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
    email: <Trans>Reply by e-mail</Trans>,
  };
  return replies[channel];
}
