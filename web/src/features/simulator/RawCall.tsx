import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCheck, IconCopy } from "@tabler/icons-react";
import { useMemo } from "react";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import styles from "./WebhookLog.module.css";

type RawCallProps = { path: string; signature: string; holds: boolean; body: string };

/** Pretty-printed for reading, copied byte for byte. */
export function RawCall({ path, signature, holds, body }: RawCallProps) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={styles.raw} dir="ltr">
      <div className={styles.request}>
        <code>POST {path}</code>
        <IconButton label={t`Copy raw data`} onClick={() => void copy(body, t`Copied.`)}>
          <Icon of={IconCopy} size={16} />
        </IconButton>
      </div>
      <div className={styles.signature}>
        <code title={signature}>x-hub-signature-256</code>
        {holds ? (
          <Chip tone="ok" icon={<Icon of={IconCheck} size={14} />}>
            <Trans>valid</Trans>
          </Chip>
        ) : (
          <Chip tone="urgent" icon={<Icon of={IconAlertTriangle} size={14} />}>
            <Trans>not valid</Trans>
          </Chip>
        )}
      </div>
      <Json text={body} />
    </div>
  );
}

function Json({ text }: { text: string }) {
  const pieces = useMemo(() => piecesOf(spacedOut(text)), [text]);
  return (
    <pre className={styles.json}>
      <span className={styles.where}>entry[0].changes[0]</span>
      {"\n"}
      {pieces.map(({ at, piece, isValue }) => (isValue ? <b key={at}>{piece}</b> : piece))}
    </pre>
  );
}

const stringOrName = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

/** Splits the text so that string values stand out. */
function piecesOf(text: string) {
  const pieces: { at: number; piece: string; isValue: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(stringOrName)) {
    if (found[2] !== undefined) continue;
    pieces.push({ at: end, piece: text.slice(end, found.index), isValue: false });
    pieces.push({ at: found.index, piece: found[0], isValue: true });
    end = found.index + found[0].length;
  }
  return [...pieces, { at: end, piece: text.slice(end), isValue: false }];
}

/** Indents the part that the simulator fills in; the rest is always the same. */
function spacedOut(body: string): string {
  const { entry } = JSON.parse(body) as { entry: [{ changes: [unknown] }] };
  return JSON.stringify(entry[0].changes[0], null, 2);
}
