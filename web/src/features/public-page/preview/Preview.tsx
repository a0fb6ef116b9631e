import { baseOf } from "@bellhop/contract/formats";
import { previewParameter } from "@bellhop/contract/guest-page";
import type { GuestPageLinks, LinkPlace } from "@bellhop/contract/qr-code";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconEyeOff } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { LanguageOptions } from "../../../core/language/LanguageOptions.tsx";
import field from "../../../ui/Field.module.css";
import { Notice } from "../../../ui/Notice.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { useLogo, useSettings } from "../../settings/index.ts";
import { pageLanguages } from "../page-languages.ts";
import styles from "./Preview.module.css";

type Device = "phone" | "desktop";

/** The page as guests see it, in a frame. It has no session and no script, and nothing can be sent from it. */
export function Preview({ links }: { links: GuestPageLinks }) {
  const { t, i18n } = useLingui();
  const { data: saved } = useSettings();
  const [chosen, setLanguage] = useState<string>(i18n.locale);
  const { dataUpdatedAt: logoReadAt } = useLogo();
  const [device, setDevice] = useState<Device>("phone");
  const [place, setPlace] = useState<LinkPlace>("house");
  if (!saved) return null;
  const own = baseOf(saved.general.default_language);
  const languages = pageLanguages(saved.public.languages, own);
  const language =
    languages.find((one) => one === chosen) ?? languages.find((one) => one === own) ?? languages[0];
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
        <select
          className={`${field.input} ${styles.language}`}
          aria-label={t`Language of the preview`}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
        >
          <LanguageOptions languages={languages} />
        </select>
      </div>
      {saved.public.enabled ? (
        <Frame
          key={`${links[`${place}_link`]} ${device} ${language}`}
          link={links[`${place}_link`]}
          device={device}
          language={language}
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

type FrameProps = { link: string; device: Device; language: string | undefined; version: string };

function Frame({ link, device, language = "en", version }: FrameProps) {
  const { t } = useLingui();
  const { pathname } = new URL(link);
  const query = new URLSearchParams({ [previewParameter]: version, lang: language });
  const top = useRef(0);
  return (
    <div className={styles.device} data-device={device}>
      <iframe
        className={styles.frame}
        title={t`Preview of the guest page`}
        src={`${pathname}?${query}`}
        // No scripts, no forms.
        sandbox="allow-same-origin"
        onLoad={(event) => keepPage(event.currentTarget, top)}
      />
    </div>
  );
}

/** Links would leave the preview; a page that is loaded again stays where it was scrolled to. */
function keepPage(frame: HTMLIFrameElement, top: { current: number }) {
  // Without scripts the page shows the browser's own file field, which few guests see.
  frame.contentDocument?.querySelector("input[type=file]")?.remove();
  const scrolled = frame.contentDocument?.querySelector(".scroll");
  scrolled?.scrollTo({ top: top.current, behavior: "instant" });
  scrolled?.addEventListener("scroll", () => {
    top.current = scrolled.scrollTop;
  });
  frame.contentDocument?.addEventListener(
    "click",
    (click) => {
      if ((click.target as Element).closest("a, button")) click.preventDefault();
    },
    { capture: true },
  );
}
