import type { Home } from "@bellhop/contract/home";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonLook } from "../../ui/Button.tsx";
import card from "./Card.module.css";
import { Card } from "./Card.tsx";

export function FailedSends({ failed }: { failed: Home["failed"] }) {
  const { t } = useLingui();
  if (failed.length === 0) return null;
  return (
    <Card title={t`Failed sends`} count={failed.length}>
      <ul className={card.rows}>
        {failed.map(({ message_id, conversation_id, guest_name, text, cause }) => (
          <li key={message_id} className={card.row}>
            <div className={card.words}>
              <p className={card.title}>
                <bdi>{guest_name}</bdi>
              </p>
              <p className={card.sub} title={text}>
                {cause}
              </p>
            </div>
            <Link
              to="/messages"
              search={{ tab: "all", conversation: conversation_id }}
              className={buttonLook({ size: "row" })}
              aria-label={t`Open: ${guest_name}`}
            >
              <Trans>Open</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
