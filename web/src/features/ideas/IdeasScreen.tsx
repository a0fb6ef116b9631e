import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import tabs from "../../ui/Tabs.module.css";
import { IdeaDialog } from "./IdeaDialog.tsx";
import styles from "./IdeasScreen.module.css";
import { type IdeasSearch, readIdeasSearch } from "./ideas-search.ts";
import { IdeaList } from "./list/IdeaList.tsx";
import { Toolbar } from "./list/Toolbar.tsx";
import { NewsView } from "./news/NewsView.tsx";
import { ShippedBanner } from "./news/ShippedBanner.tsx";
import { IdeaPanel } from "./panel/IdeaPanel.tsx";
import { useHasNewChanges } from "./store/idea-queries.ts";
import { useOpenIdea } from "./use-open-idea.ts";

export function IdeasScreen() {
  const search = readIdeasSearch(useSearch({ strict: false }));
  const [isSuggesting, setSuggesting] = useState(false);
  const panel = useOpenIdea(search.idea);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1>
            <Trans>Ideas</Trans>
          </h1>
          <p className={styles.about}>
            <Trans>Vote for what Bellhop should do next. All hotels see ideas, but not who wrote them.</Trans>
          </p>
        </div>
        <Button kind="primary" icon={<Icon of={IconPlus} size={16} />} onClick={() => setSuggesting(true)}>
          <Trans>Suggest an idea</Trans>
        </Button>
      </header>
      <ShippedBanner search={search} />
      <div className={styles.card}>
        <Tabs search={search} />
        {search.view === "news" ? (
          <NewsView />
        ) : (
          <section aria-labelledby="ideas-heading">
            <h2 id="ideas-heading" className="unseen">
              <Trans>All ideas</Trans>
            </h2>
            <Toolbar search={search} />
            <IdeaList search={search} onSuggest={() => setSuggesting(true)} />
          </section>
        )}
      </div>
      {isSuggesting && <IdeaDialog onClose={() => setSuggesting(false)} onOpen={panel.open} />}
      {search.idea && (
        <IdeaPanel key={search.idea} ideaId={search.idea} onClose={panel.close} onOpen={panel.open} />
      )}
    </div>
  );
}

function Tabs({ search }: { search: IdeasSearch }) {
  const { t } = useLingui();
  const hasNew = useHasNewChanges();
  const tab = (view: "news" | undefined, name: string) => (
    <Link
      to="/upvote-features"
      search={view ? { view } : {}}
      className={tabs.tab}
      aria-current={search.view === view ? "true" : undefined}
      activeProps={{}}
      activeOptions={{ exact: true }}
    >
      {name}
      {view && hasNew && (
        <span className={styles.dot}>
          <span className="unseen">
            {" "}
            <Trans>new</Trans>
          </span>
        </span>
      )}
    </Link>
  );
  return (
    <nav className={tabs.tabs} aria-label={t`Ideas and news`}>
      {tab(undefined, t`Ideas`)}
      {tab("news", t`What's new`)}
    </nav>
  );
}
