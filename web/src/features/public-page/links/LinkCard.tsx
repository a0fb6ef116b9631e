import type { LinkPlace } from "@bellhop/contract/qr-code";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconDownload, IconExternalLink, IconRefresh } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import form from "../../../ui/FormScreen.module.css";
import { Icon } from "../../../ui/Icon.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import { type CodeFile, useSaveCode } from "../link-queries.ts";
import page from "../PublicPage.module.css";
import styles from "./Links.module.css";
import { RenewDialog } from "./RenewDialog.tsx";

type LinkCardProps = {
  place: LinkPlace;
  link: string;
  title: string;
  codeLabel: string;
  mayEdit: boolean;
  children: ReactNode;
};

const files: readonly { file: CodeFile; label: string }[] = [
  { file: "svg", label: "SVG" },
  { file: "png", label: "PNG" },
];

export function LinkCard({ place, link, title, codeLabel, mayEdit, children }: LinkCardProps) {
  const { t } = useLingui();
  const id = useId();
  const copy = useCopy();
  const showFailure = useShowFailure();
  const save = useSaveCode(place);
  const [isRenewing, setIsRenewing] = useState(false);
  const download = (file: CodeFile) =>
    save.mutate(file, { onError: (failure) => showFailure(failure, t`Could not download the code.`) });
  return (
    <article className={`${form.box} ${styles.card}`} aria-labelledby={id}>
      <QrCode link={link} label={codeLabel} />
      <div className={styles.words}>
        <div>
          <h3 id={id}>{title}</h3>
          <p className={form.hint}>{children}</p>
        </div>
        <p className={styles.link}>
          <bdi dir="ltr">{link.replace(/^https?:\/\//, "")}</bdi>
        </p>
        <div className={page.actions}>
          <Button
            size="row"
            icon={<Icon of={IconCopy} size={16} />}
            onClick={() => void copy(link, t`Link copied.`)}
          >
            <Trans>Copy link</Trans>
          </Button>
          <a className={buttonLook({ size: "row" })} href={link} target="_blank" rel="noreferrer">
            <Icon of={IconExternalLink} size={16} />
            <Trans>Open page</Trans>
          </a>
          {mayEdit && (
            <Button
              size="row"
              kind="ghost"
              icon={<Icon of={IconRefresh} size={16} />}
              onClick={() => setIsRenewing(true)}
            >
              <Trans>Renew link</Trans>
            </Button>
          )}
        </div>
        <fieldset className={styles.files} disabled={save.isPending}>
          <legend>
            <Icon of={IconDownload} size={16} /> <Trans>Download</Trans>
          </legend>
          {files.map(({ file, label }) => (
            <Button key={file} size="row" aria-label={t`Download ${label}`} onClick={() => download(file)}>
              {label}
            </Button>
          ))}
          <Button size="row" onClick={() => download("A4")}>
            <Trans>Poster A4</Trans>
          </Button>
          <Button size="row" onClick={() => download("A5")}>
            <Trans>Poster A5</Trans>
          </Button>
        </fieldset>
      </div>
      {isRenewing && <RenewDialog place={place} onClose={() => setIsRenewing(false)} />}
    </article>
  );
}
