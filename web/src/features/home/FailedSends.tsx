import type { Home } from "@bellhop/contract/home";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { SendFailureText } from "../../core/delivery/LazySendFailure.tsx";
import { buttonLook } from "../../ui/Button.tsx";
import { useQuoted } from "../../ui/quoted.ts";
import card from "./Card.module.css";
import { Card } from "./Card.tsx";

export function FailedSends({ failed }: { failed: Home["failed"] }) {
  const { t } = useLingui();
  const quoted = useQuoted();
  if (failed.length === 0) return null;
  return (
    <Card title={t`Messages not sent`} count={failed.length}>
      <ul className={card.rows}>
        {failed.map(({ message_id, conversation_id, guest_name, text, failure }) => (
          <li key={message_id} className={card.row}>
            <div className={card.words}>
              <p className={card.title}>
                <bdi className="oneline">{guest_name}</bdi>
              </p>
              <p className={`${card.sub} oneline ranged`} dir="auto">
                {quoted(text)}
              </p>
              <p className={card.sub}>
                <SendFailureText failure={failure} />
              </p>
            </div>
            <Link
              to="/messages"
              search={{ tab: "all", conversation: conversation_id }}
              className={buttonLook({ size: "row" })}
              aria-label={t`Open conversation with ${guest_name}`}
            >
              <Trans>Open conversation</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
