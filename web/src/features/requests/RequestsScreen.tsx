import { Trans, useLingui } from "@lingui/react/macro";
import { IconNotes, IconPlus, IconPrinter } from "@tabler/icons-react";
import { Link, useSearch } from "@tanstack/react-router";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { AddRequestDialog } from "./AddRequestDialog.tsx";
import { addRequest, useAdding } from "./add-request.ts";
import { RequestList } from "./list/RequestList.tsx";
import { Toolbar } from "./list/Toolbar.tsx";
import { RequestPanel } from "./panel/RequestPanel.tsx";
import styles from "./RequestsScreen.module.css";
import { useRequests } from "./request-queries.ts";
import { filtersOf, readRequestSearch } from "./request-search.ts";
import { useRequestShortcuts } from "./request-shortcuts.ts";
import { useOpenRequest } from "./use-open-request.ts";

export function RequestsScreen() {
  const { t } = useLingui();
  const search = readRequestSearch(useSearch({ strict: false }));
  const { request: openId } = search;
  const list = useRequests(filtersOf(search));
  const panel = useOpenRequest(openId);
  const adding = useAdding();
  useRequestShortcuts(openId, panel);
  const { counts } = list;
  const isPanelAlone = useMediaQuery("(max-width: 1099px)") && openId !== undefined;
  return (
    <div className={styles.screen} data-open={openId ? true : undefined}>
      {/* The list with its heading is away while the panel takes the whole screen. */}
      {isPanelAlone && <h1 className="unseen">{t`Requests`}</h1>}
      <div className={styles.list}>
        <header className={styles.head}>
          <h1>{t`Requests`}</h1>
          {counts && (
            <p className={styles.counts}>
              {counts.overdue > 0
                ? t`${counts.open} open, ${counts.overdue} overdue`
                : t`${counts.open} open`}
            </p>
          )}
          <div className={styles.actions}>
            <Link to="/orders/shift" className={buttonLook({ kind: "ghost" })}>
              <Icon of={IconNotes} />
              <span className={styles.word}>
                <Trans>Shift hand-over</Trans>
              </span>
            </Link>
            <IconButton label={t`Print this list`} className={styles.print} onClick={() => window.print()}>
              <Icon of={IconPrinter} />
            </IconButton>
            <Button
              icon={<Icon of={IconPlus} size={16} />}
              keyHint="N"
              className={styles.add}
              onClick={() => addRequest({})}
            >
              <span className={styles.word}>
                <Trans>Add request</Trans>
              </span>
            </Button>
          </div>
        </header>
        <Toolbar search={search} openCount={counts?.open} />
        <RequestList search={search} list={list} openId={openId} onOpen={panel.open} />
      </div>
      {openId && <RequestPanel key={openId} requestId={openId} onClose={panel.close} />}
      {adding && <AddRequestDialog about={adding} onAdded={(request) => panel.open(request.request_id)} />}
    </div>
  );
}
