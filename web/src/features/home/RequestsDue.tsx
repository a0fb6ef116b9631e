import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { DueSoon } from "../requests/index.ts";
import { Card } from "./Card.tsx";

export function RequestsDue() {
  const { t } = useLingui();
  return (
    <Card
      title={t`Requests due`}
      more={
        <>
          <Link to="/orders/shift">
            <Trans>Shift hand-over</Trans>
          </Link>{" "}
          <Link to="/orders">
            <Trans>Requests</Trans>
          </Link>
        </>
      }
    >
      <DueSoon />
    </Card>
  );
}
