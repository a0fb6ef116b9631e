import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { buttonLook } from "../../ui/Button.tsx";
import card from "./Card.module.css";
import { Card } from "./Card.tsx";

/** For those who may add what staff suggest to the FAQ. */
export function SuggestedAnswers({ count }: { count: number }) {
  const { t } = useLingui();
  const mayAdd = usePermissions().whyNoWriting === undefined;
  if (count === 0 || !mayAdd) return null;
  return (
    <Card title={t`Suggested answers`} count={count} tone="assistant">
      <ul className={card.rows}>
        <li className={card.row}>
          <div className={card.words}>
            <p className={card.title}>
              <Plural
                value={count}
                one="Your team suggests # answer for the FAQ."
                other="Your team suggests # answers for the FAQ."
              />
            </p>
          </div>
          <Link to="/faq" className={buttonLook({ size: "row" })}>
            <Trans>Review</Trans>
          </Link>
        </li>
      </ul>
    </Card>
  );
}
