import { Trans, useLingui } from "@lingui/react/macro";
import { IconConfetti, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { type IdeasSearch, readIdeasSearch } from "../ideas-search.ts";
import { useMarkSeen } from "../store/idea-changes.ts";
import { useNews } from "../store/idea-queries.ts";
import styles from "./ShippedBanner.module.css";

/** Ideas that the member voted for and that shipped since they last looked. */
export function ShippedBanner({ search }: { search: IdeasSearch }) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  const markSeen = useMarkSeen();
  const built = useNews().data?.shipped.filter((one) => one.is_new) ?? [];
  const [idea] = built;
  if (isClosed || !idea) return null;
  const close = () => {
    setClosed(true);
    markSeen("shipped");
  };
  return (
    <section className={styles.banner} aria-label={t`Shipped`}>
      <Icon of={IconConfetti} />
      <p>
        {built.length === 1 ? (
          <Trans>
            “<bdi>{idea.title}</bdi>” is built. Thank you for your vote.
          </Trans>
        ) : (
          <Trans>Several ideas you voted for are built. Thank you.</Trans>
        )}
      </p>
      <Link
        to="/upvote-features"
        search={built.length === 1 ? readIdeasSearch({ ...search, idea: idea.idea_id }) : { view: "news" }}
        resetScroll={false}
        className={buttonLook({ size: "row" })}
        activeProps={{}}
        onClick={close}
      >
        {built.length === 1 ? <Trans>See idea</Trans> : <Trans>See what's new</Trans>}
      </Link>
      <IconButton label={t`Dismiss`} onClick={close}>
        <Icon of={IconX} size={16} />
      </IconButton>
    </section>
  );
}
