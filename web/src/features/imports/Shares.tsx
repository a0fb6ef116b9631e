import type { KnowledgeImport } from "@bellhop/contract/imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import styles from "./Shares.module.css";
import { sharesOf } from "./shares-of.ts";

/** How much of the source's text is in catalogue entries, in own entries, and left out. */
export function Shares({ of: { characters } }: { of: Pick<KnowledgeImport, "characters"> }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const shares = sharesOf(characters);
  if (!shares) return null;
  const [catalogue, own, leftOut] = [shares.catalogue, shares.own, shares.left_out].map((share) =>
    percent(share / 100),
  );
  return (
    <figure className={styles.shares} aria-label={t`Where the text is`}>
      <div className={styles.bar} aria-hidden="true">
        {(["catalogue", "own", "left_out"] as const).map((where) => (
          <span key={where} data-where={where} style={{ flexGrow: characters[where] }} />
        ))}
      </div>
      <figcaption>
        <ul className={styles.legend}>
          <li data-where="catalogue">
            <Trans>
              <bdi>{catalogue}</bdi> in standard entries
            </Trans>
          </li>
          <li data-where="own">
            <Trans>
              <bdi>{own}</bdi> in your own entries
            </Trans>
          </li>
          <li data-where="left_out">
            <Trans>
              <bdi>{leftOut}</bdi> left out
            </Trans>
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}
