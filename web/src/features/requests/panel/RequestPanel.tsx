import type { Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronLeft, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import type { OpenRequest } from "../request-cache.ts";
import { useRequest } from "../request-queries.ts";
import { useTrouble } from "../troubles.ts";
import { KindIcon } from "../words/KindIcon.tsx";
import { useMoneyWords } from "../words/money-words.ts";
import { useRequestName } from "../words/request-name.ts";
import { roomOf } from "../words/room-of.ts";
import { StateChip } from "../words/StateChip.tsx";
import { DecideFoot } from "./DecideFoot.tsx";
import { Facts } from "./Facts.tsx";
import { FromConversation } from "./FromConversation.tsx";
import { GuestReads } from "./GuestReads.tsx";
import { OtherSteps } from "./OtherSteps.tsx";
import styles from "./RequestPanel.module.css";
import { GuestNotice, TroubleNotice } from "./TroubleNotice.tsx";
import { useDeciding } from "./use-deciding.ts";

type RequestPanelProps = { requestId: string; onClose: () => void };

/** Stands next to the list; takes the whole screen where there is no room for both. */
export function RequestPanel({ requestId, onClose }: RequestPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { data, request, error, refetch } = useRequest(requestId);
  const nameOf = useRequestName();
  const money = useMoneyWords();
  const title = useRef<HTMLHeadingElement>(null);
  const isAlone = useMediaQuery("(max-width: 1099px)");
  useEffect(() => {
    if (isAlone) title.current?.focus();
  }, [isAlone]);
  return (
    <section className={styles.panel} aria-labelledby={id} data-panel={requestId}>
      <header className={styles.head}>
        <IconButton label={t`Back to the list`} className={styles.back} onClick={onClose}>
          <Icon of={IconChevronLeft} size={20} flip />
        </IconButton>
        {request && (
          <span className={styles.icon}>
            <KindIcon kind={request.kind} />
          </span>
        )}
        <div className={styles.titles}>
          <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
            <bdi>{request ? nameOf(request) : t`Request`}</bdi>
          </h2>
          {request && <Under request={request} money={money} />}
        </div>
        {request && <StateChip state={request.state} />}
        {request && <OtherSteps request={request} />}
        <IconButton label={t`Close`} keyHint="Esc" className={styles.close} onClick={onClose}>
          <Icon of={IconX} />
        </IconButton>
      </header>
      {request ? (
        <Content key={request.request_id} request={request} open={data} />
      ) : error ? (
        <Failure failure={error} title={t`The request could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading} aria-busy="true">
          {[200, 140, 220, 180].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
    </section>
  );
}

function Under({ request, money }: { request: Request; money: ReturnType<typeof useMoneyWords> }) {
  const { extra, guest } = request;
  const room = roomOf(request);
  return (
    <p className={styles.under}>
      {extra ? (
        <>
          <Trans>Extra</Trans>
          {extra.price && <> · {money(extra.price)}</>}
        </>
      ) : (
        <>
          {room && <bdi className="figures">{room}</bdi>} {guest && <bdi>{shownName(guest.name)}</bdi>}
        </>
      )}
    </p>
  );
}

function Content({ request, open }: { request: Request; open: OpenRequest | undefined }) {
  const deciding = useDeciding(request);
  const trouble = useTrouble(request.request_id);
  return (
    <>
      <div className={styles.body}>
        {(trouble || request.last.by.who === "guest") && (
          <div className={styles.notices}>
            {trouble && (
              <TroubleNotice
                trouble={trouble}
                request={request}
                onPropose={() => deciding.begin("propose")}
                onAnyway={() => void deciding.send({ anyway: true })}
                onWithoutWords={() => void deciding.send({ isSilent: true })}
              />
            )}
            <GuestNotice request={request} />
          </div>
        )}
        <Facts request={request} possible={open?.possible ?? null} />
        <FromConversation request={request} message={open?.message ?? null} />
        <GuestReads request={request} open={open} deciding={deciding} />
      </div>
      <DecideFoot request={request} deciding={deciding} />
    </>
  );
}
