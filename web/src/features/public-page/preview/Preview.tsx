import { previewParameter } from "@bellhop/contract/guest-page";
import type { GuestPageLinks, LinkPlace } from "@bellhop/contract/qr-code";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { Notice } from "../../../ui/Notice.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { useLogo, useSettings } from "../../settings/index.ts";
import styles from "./Preview.module.css";

type Device = "phone" | "desktop";

/** The page as guests see it, in a frame. It has no session and no script, and nothing can be sent from it. */
export function Preview({ links }: { links: GuestPageLinks }) {
  const { t } = useLingui();
  const { data: saved } = useSettings();
  const { dataUpdatedAt: logoReadAt } = useLogo();
  const [device, setDevice] = useState<Device>("phone");
  const [place, setPlace] = useState<LinkPlace>("house");
  if (!saved) return null;
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <div className={styles.choices}>
        <Segments
          label={t`Where the guest is`}
          segments={[
            { value: "house", label: t`In the house` },
            { value: "public", label: t`Anywhere` },
          ]}
          value={place}
          isSmall
          onChange={(chosen) => chosen && setPlace(chosen)}
        />
        <Segments
          label={t`Size of the preview`}
          segments={[
            { value: "phone", label: t`Phone` },
            { value: "desktop", label: t`Desktop` },
          ]}
          value={device}
          isSmall
          onChange={(chosen) => chosen && setDevice(chosen)}
        />
      </div>
      {saved.public.enabled ? (
        <Frame
          key={`${links[`${place}_link`]} ${device}`}
          link={links[`${place}_link`]}
          device={device}
          version={`${saved.version}-${logoReadAt}`}
        />
      ) : (
        <div className={styles.off}>
          <Notice icon={<IconEyeOff size={24} stroke={1.35} />} title={t`The guest page is switched off`}>
            <Trans>Switch it on to see it here.</Trans>
          </Notice>
        </div>
      )}
      <p className={styles.hint}>
        <Trans>Nothing you do here reaches your team. Changes show once they are saved.</Trans>
      </p>
    </section>
  );
}

type FrameProps = { link: string; device: Device; version: string };

function Frame({ link, device, version }: FrameProps) {
  const { t, i18n } = useLingui();
  const { pathname } = new URL(link);
  const query = new URLSearchParams({ [previewParameter]: version, lang: i18n.locale });
  return (
    <div className={styles.device} data-device={device}>
      <iframe
        className={styles.frame}
        title={t`Preview of the guest page`}
        src={`${pathname}?${query}`}
        // No scripts, no forms.
        sandbox="allow-same-origin"
        onLoad={(event) => keepPage(event.currentTarget)}
      />
    </div>
  );
}

/** Links would leave the preview. */
function keepPage(frame: HTMLIFrameElement) {
  frame.contentDocument?.addEventListener(
    "click",
    (click) => {
      if ((click.target as Element).closest("a, button")) click.preventDefault();
    },
    { capture: true },
  );
}
