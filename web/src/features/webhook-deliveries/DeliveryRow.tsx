import type { SetAsideDelivery } from "@bellhop/contract/deliveries";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowBackUp, IconCheck, IconChevronDown, IconRefresh } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { deliveryCauseSentence } from "../../core/api/delivery-cause.ts";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { minutesSince } from "../../core/time/urgency.ts";
import { useSpan } from "../../core/time/WaitingClock.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { toast } from "../../ui/toasts.ts";
import { DeliveryBody } from "./DeliveryBody.tsx";
import { useMarkReviewed, useReprocess, useUndoReview } from "./delivery-queries.ts";
import styles from "./QuarantinedDeliveries.module.css";
import { SenderText } from "./SenderText.tsx";

type Shown = { delivery: SetAsideDelivery };

export function DeliveryRow({ delivery }: Shown) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const row = useRef<HTMLElement>(null);
  const { time } = useFormats();
  const again = useReprocess(({ state }) => {
    if (state !== "kept") return;
    leave(row.current);
    toast(t`Processed. Guests' messages in it are in the inbox.`);
  });
  const triedAt = time(again.submittedAt);
  // Last if it can help only after an update of Bellhop.
  const offersTry = delivery.trying_may_help || isOpen;
  return (
    <article className={styles.row} ref={row}>
      <Marks delivery={delivery} />
      <Why delivery={delivery} />
      <div className={styles.actions}>
        <Button
          size="row"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          icon={<Icon of={IconChevronDown} size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Hide raw data</Trans> : <Trans>Show raw data</Trans>}
        </Button>
        <ReviewButton delivery={delivery} />
        {offersTry && (
          <Button
            size="row"
            kind={delivery.trying_may_help ? "default" : "ghost"}
            aria-disabled={again.isPending}
            aria-busy={again.isPending}
            icon={<Icon of={IconRefresh} size={16} />}
            onClick={() => !again.isPending && again.mutate(delivery.delivery_id)}
          >
            {again.isPending ? <Trans>Trying…</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
        <span role="status" className={styles.tried}>
          {again.data &&
            (again.data.state === "unrouted" ? (
              <Trans>
                Tried at <bdi>{triedAt}</bdi>: the number still has no hotel.
              </Trans>
            ) : (
              <Trans>
                Tried at <bdi>{triedAt}</bdi>: failed again for the reason above.
              </Trans>
            ))}
        </span>
      </div>
      <div id={bodyId}>{isOpen && <DeliveryBody delivery={delivery} />}</div>
    </article>
  );
}

function Marks({ delivery }: Shown) {
  const { t } = useLingui();
  const { dayMonth, time, number } = useFormats();
  const span = useSpan()(useClock((now) => minutesSince(delivery.received_at, now)));
  return (
    <>
      <div className={styles.line}>
        <State state={delivery.state} />
        <span className={styles.network}>
          {delivery.network === "whatsapp" ? t`WhatsApp` : t`Simulator`}
          {delivery.times_received > 1 && ` · ${t`received ${number(delivery.times_received)} times`}`}
        </span>
        <bdi className={styles.when}>{span}</bdi>
      </div>
      <p className={styles.marks}>
        <time dateTime={delivery.received_at}>
          <bdi>
            {dayMonth(delivery.received_at)}, {time(delivery.received_at)}
          </bdi>
        </time>
        <bdi>
          <Trans>{number(delivery.bytes)} bytes</Trans>
        </bdi>
        <bdi dir="ltr" title="SHA-256">
          <code>{delivery.sha256.slice(0, 8)}</code>
        </bdi>
      </p>
    </>
  );
}

/** Why it is quarantined, and what helps. */
function Why({ delivery }: Shown) {
  const { dayMonth, time } = useFormats();
  const { state, causes, phone_number_ids: numbers, looked_at: lookedAt } = delivery;
  const [only] = numbers.length === 1 ? numbers : [];
  return (
    <>
      {state === "unrouted" && (
        <p className={styles.cause}>
          {only === undefined ? (
            <Trans>Ask your Bellhop administrator to connect these numbers to hotels. Then try again.</Trans>
          ) : (
            <Trans>
              Ask your Bellhop administrator to connect the number <SenderText text={only} /> to a hotel. Then
              try again.
            </Trans>
          )}
        </p>
      )}
      <p className={state === "unrouted" ? styles.note : styles.cause}>
        <SenderText text={causes.map(deliveryCauseSentence).join("; ")} />
      </p>
      {!delivery.trying_may_help && !lookedAt && (
        <p className={styles.note}>
          <Trans>Trying again won't help until Bellhop is updated.</Trans>
        </p>
      )}
      {lookedAt && (
        <p className={styles.note}>
          <Trans>
            Reviewed by <bdi>{lookedAt.by}</bdi>,{" "}
            <bdi>
              {dayMonth(lookedAt.at)}, {time(lookedAt.at)}
            </bdi>
          </Trans>
        </p>
      )}
    </>
  );
}

function ReviewButton({ delivery }: Shown) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const undoReview = useUndoReview();
  const markReviewed = useMarkReviewed(({ delivery_id }) => {
    leave(button.current);
    toast(t`Marked as reviewed. It will return if WhatsApp sends it again.`, {
      action: { label: t`Undo`, run: () => undoReview.mutate(delivery_id) },
    });
  });
  const act = delivery.looked_at ? undoReview : markReviewed;
  return (
    <Button
      size="row"
      ref={button}
      aria-disabled={act.isPending}
      aria-busy={act.isPending}
      icon={<Icon of={delivery.looked_at ? IconArrowBackUp : IconCheck} size={16} />}
      onClick={() => !act.isPending && act.mutate(delivery.delivery_id)}
    >
      {delivery.looked_at ? <Trans>Move back to review</Trans> : <Trans>Mark as reviewed</Trans>}
    </Button>
  );
}

/** The row disappears: keyboard focus goes to the heading. */
function leave(within: HTMLElement | null) {
  const isThere = within?.closest("article")?.contains(document.activeElement);
  if (isThere) within?.closest("section")?.querySelector<HTMLElement>("h2")?.focus();
}

function State({ state }: { state: SetAsideDelivery["state"] }) {
  if (state === "unrouted") {
    return (
      <Chip tone="waiting">
        <Trans>No hotel</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="urgent">
      <Trans>Unreadable</Trans>
    </Chip>
  );
}
