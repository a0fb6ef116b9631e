import type { Home } from "@bellhop/contract/home";
import { sendAgain } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { SendFailureText } from "../../core/delivery/LazySendFailure.tsx";
import { shownName } from "../../core/guests/shown-name.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { isolated } from "../../ui/isolated.ts";
import card from "./Card.module.css";
import { Card, EmptyCard } from "./Card.tsx";
import { type Fix, fixOf } from "./fix-of.ts";
import { homeKey } from "./home-cache.ts";
import styles from "./LeftCards.module.css";

type Failed = Home["failed"][number];

export function FailedSends({ failed, count }: { failed: Failed[]; count: number }) {
  const { t } = useLingui();
  const title = t`Failed sends`;
  if (failed.length === 0)
    return (
      <EmptyCard title={title}>
        <Trans>No failed sends.</Trans>
      </EmptyCard>
    );
  return (
    <Card title={title} count={count}>
      <ul className={card.rows}>
        {failed.map((one) => (
          <li key={one.message_id} className={card.row} data-home={one.message_id}>
            <div className={card.words}>
              <p className={card.title}>
                <Link
                  to="/messages"
                  search={{ tab: "all", conversation: one.conversation_id }}
                  className={`${styles.name} oneline`}
                >
                  <bdi>{shownName(one.guest_name)}</bdi>
                </Link>
              </p>
              <p className={card.sub}>
                <SendFailureText failure={one.failure} />
              </p>
            </div>
            <FixButton one={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FixButton({ one }: { one: Failed }) {
  const { t } = useLingui();
  const { maySetUp } = usePermissions();
  const fix = fixOf(one, maySetUp);
  const names: Record<Fix, string> = {
    again: t`Send again`,
    template: t`Choose template`,
    call: t`Call guest`,
    whatsapp: t`Check WhatsApp`,
    open: t`Open conversation`,
  };
  const name = names[fix];
  if (fix === "again") return <SendAgain one={one} name={name} />;
  const look = buttonLook({ size: "row" });
  const label = `${name}: ${isolated(shownName(one.guest_name))}`;
  const links: Record<Exclude<Fix, "again">, ReactNode> = {
    call: (
      <a href={`tel:${one.guest_phone}`} className={look} aria-label={label}>
        {name}
      </a>
    ),
    whatsapp: (
      <Link to="/whatsapp-flow" className={look} aria-label={label}>
        {name}
      </Link>
    ),
    template: <OpenConversation one={one} name={name} />,
    open: <OpenConversation one={one} name={name} />,
  };
  return links[fix];
}

const OpenConversation = ({ one, name }: { one: Failed; name: string }) => (
  <Link
    to="/messages"
    search={{ tab: "all", conversation: one.conversation_id }}
    className={buttonLook({ size: "row" })}
    aria-label={`${name}: ${isolated(shownName(one.guest_name))}`}
  >
    {name}
  </Link>
);

function SendAgain({ one, name }: { one: Failed; name: string }) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await ask(sendAgain, { message_id: one.message_id });
    } catch (failure) {
      showFailure(failure, t`Could not send again.`);
    }
    await queryClient.invalidateQueries({ queryKey: homeKey(venueId) });
    setSending(false);
  };
  return (
    <Button
      size="row"
      disabled={isSending}
      aria-label={`${name}: ${isolated(shownName(one.guest_name))}`}
      onClick={() => void send()}
    >
      {name}
    </Button>
  );
}
