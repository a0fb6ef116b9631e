import type { SetAsideDelivery } from "@bellhop/contract/deliveries";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown, IconRefresh } from "@tabler/icons-react";
import { useId, useState } from "react";
import { reasonOf } from "../app/api/call-failure.ts";
import { useClock } from "../app/clock.ts";
import { useFormats } from "../app/language/formats.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { useSpan } from "../ui/Clock.tsx";
import { Icon } from "../ui/Icon.tsx";
import { toast } from "../ui/toasts.ts";
import { minutesSince } from "../ui/waiting.ts";
import { DeliveryBody } from "./DeliveryBody.tsx";
import { useTryAgain } from "./delivery-queries.ts";
import styles from "./SetAsideDeliveries.module.css";

/** One delivery: what it is, why it waits, how old it is; its bytes on demand, and another try. */
export function DeliveryRow({ delivery }: { delivery: SetAsideDelivery }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const { dayMonth, time, number } = useFormats();
  const span = useSpan()(useClock((now) => minutesSince(delivery.received_at, now)));
  const again = useTryAgain(
    ({ state }) => {
      if (state === "kept") toast(t`Dealt with. What guests wrote in it has arrived.`);
      else toast(t`Tried again; it still cannot be dealt with.`);
    },
    (failure) => toast(reasonOf(failure), { tone: "urgent" }),
  );
  return (
    <article className={styles.row}>
      <div className={styles.line}>
        <State state={delivery.state} />
        <span className={styles.network}>
          {delivery.network === "whatsapp" ? t`WhatsApp` : t`Simulator`}
          {delivery.times_received > 1 && ` · ${t`received ${number(delivery.times_received)} times`}`}
        </span>
        <time
          className={styles.when}
          dateTime={delivery.received_at}
          title={`${dayMonth(delivery.received_at)}, ${time(delivery.received_at)}`}
        >
          {span}
        </time>
      </div>
      <p className={styles.cause} dir="ltr">
        {delivery.cause}
      </p>
      <div className={styles.actions}>
        <Button
          size="row"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          icon={<Icon of={IconChevronDown} size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Hide what arrived</Trans> : <Trans>Show what arrived</Trans>}
        </Button>
        <Button
          size="row"
          aria-disabled={again.isPending}
          icon={<Icon of={IconRefresh} size={16} />}
          onClick={() => !again.isPending && again.mutate(delivery.delivery_id)}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
      <div id={bodyId}>{isOpen && <DeliveryBody delivery={delivery} />}</div>
    </article>
  );
}

function State({ state }: { state: SetAsideDelivery["state"] }) {
  if (state === "unrouted") {
    return (
      <Chip tone="waiting">
        <Trans>No venue</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="urgent">
      <Trans>Not readable</Trans>
    </Chip>
  );
}
