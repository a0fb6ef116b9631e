import type { PlannedMessage } from "@bellhop/contract/proactive";
import { useLingui } from "@lingui/react/macro";
import { IconBrandWhatsapp, IconMail, IconWorld, type TablerIcon } from "@tabler/icons-react";

type Way = NonNullable<PlannedMessage["way"]>;

export function useWays(): Record<Way, { icon: TablerIcon; words: string }> {
  const { t } = useLingui();
  return {
    whatsapp_text: { icon: IconBrandWhatsapp, words: t`On WhatsApp, in your own words` },
    whatsapp_template: { icon: IconBrandWhatsapp, words: t`On WhatsApp, with the template's words` },
    email: { icon: IconMail, words: t`By e-mail, in your own words` },
    guest_page: { icon: IconWorld, words: t`On the guest page` },
  };
}
