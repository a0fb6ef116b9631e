import type { GuestPageLinks } from "@bellhop/contract/qr-code";
import { Trans, useLingui } from "@lingui/react/macro";
import { LocalCodeWarning } from "../../../core/pages/LocalCodeWarning.tsx";
import { Section } from "../../../core/pages/Section.tsx";
import { useSettings } from "../../settings/index.ts";
import { LinkCard } from "./LinkCard.tsx";
import { RoomCodes } from "./RoomCodes.tsx";

type LinksSectionProps = { links: GuestPageLinks; mayEdit: boolean };

export function LinksSection({ links, mayEdit }: LinksSectionProps) {
  const { t } = useLingui();
  const hasWifi = Boolean(useSettings().settings?.public.wifi);
  return (
    <Section title={t`Links and QR codes`} about={t`One link for inside, one for outside.`}>
      <LocalCodeWarning link={links.house_link} />
      <LinkCard
        place="house"
        link={links.house_link}
        title={t`Inside the house`}
        codeLabel={t`QR code of the link for inside the house`}
        mayEdit={mayEdit}
      >
        {hasWifi ? (
          <Trans>For rooms, lifts and the breakfast room. Guests who scan it see the Wi-Fi password.</Trans>
        ) : (
          <Trans>
            For rooms, lifts and the breakfast room. Guests who scan it see the Wi-Fi once you enter it below.
          </Trans>
        )}
      </LinkCard>
      <RoomCodes />
      <LinkCard
        place="public"
        link={links.public_link}
        title={t`Anywhere else`}
        codeLabel={t`QR code of the public link`}
        mayEdit={mayEdit}
      >
        <Trans>For your website, e-mails and shop windows. It never shows the Wi-Fi password.</Trans>
      </LinkCard>
    </Section>
  );
}
