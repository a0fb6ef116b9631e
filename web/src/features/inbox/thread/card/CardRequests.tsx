import type { Request } from "@bellhop/contract/requests";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconChecks, IconDotsVertical, IconX } from "@tabler/icons-react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { isolated } from "../../../../ui/isolated.ts";
import { Kbd } from "../../../../ui/Kbd.tsx";
import { Menu, MenuItem } from "../../../../ui/Menu.tsx";
import {
  FactsLine,
  KindIcon,
  ProposeFields,
  ReasonFields,
  RequestIcon,
  TroubleNotice,
  useRequest,
  useRequestName,
} from "../../../requests/index.ts";
import styles from "./CardRequests.module.css";
import type { Choice } from "./choices.ts";
import type { Deciding } from "./use-choices.ts";

type CardRequestsProps = { deciding: Deciding; language: string | null };

/** Each recognized request with its decision. */
export function CardRequests({ deciding, language }: CardRequestsProps) {
  const { t } = useLingui();
  const { requests, chosen, gone, confirmAll, drop } = deciding;
  return (
    <section className={styles.requests} aria-label={t`Requests`}>
      {requests.length > 1 && (
        <header className={styles.head}>
          <h3>
            <Plural value={requests.length} one="# request" other="# requests" />
          </h3>
          <button type="button" className={styles.all} onClick={confirmAll}>
            <Icon of={IconChecks} size={16} />
            {requests.length === 2 ? <Trans>Confirm both</Trans> : <Trans>Confirm all</Trans>} <Kbd>C</Kbd>
          </button>
        </header>
      )}
      {requests.map((request) => (
        <Row
          key={request.request_id}
          request={request}
          choice={chosen[request.request_id]}
          deciding={deciding}
          language={language}
        />
      ))}
      {gone.map((id) => (
        <Gone key={id} requestId={id} onClose={() => drop(id)} />
      ))}
    </section>
  );
}

/** Decided elsewhere since: its sentence must leave the reply before it is sent. */
function Gone({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const { request } = useRequest(requestId);
  return (
    <div className={styles.gone}>
      {request && (
        <TroubleNotice
          trouble={{
            is: "decided",
            by: request.last.by.name ?? "",
            at: request.last.at,
            state: request.state,
          }}
          request={request}
        />
      )}
      <Button size="row" onClick={onClose}>
        <Trans>Remove from the reply</Trans>
      </Button>
    </div>
  );
}

type RowProps = {
  request: Request;
  choice: Choice | undefined;
  deciding: Deciding;
  language: string | null;
};

function Row({ request, choice, deciding, language }: RowProps) {
  const name = useRequestName()(request);
  const { choose, drop } = deciding;
  const decision = choice?.decision;
  const decide = (next: Choice["decision"]) =>
    next === decision ? drop(request.request_id) : choose(request, { decision: next });
  return (
    <div className={styles.row} data-decided={decision}>
      <span className={styles.icon}>
        <KindIcon kind={request.kind} />
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <FactsLine request={request} />
      </div>
      <Decisions name={name} decision={decision} onDecide={decide} />
      {choice?.decision === "propose" && (
        <div className={styles.fields}>
          <ProposeFields
            request={request}
            proposal={{ day: choice.day ?? request.day, time: choice.time ?? request.time }}
            onPropose={({ day, time }) => choose(request, { decision: "propose", day, time })}
          />
        </div>
      )}
      {choice?.decision === "decline" && (
        <div className={styles.fields}>
          <ReasonFields
            language={language}
            reason={choice.reason ?? ""}
            onReason={(reason) => choose(request, { decision: "decline", ...(reason && { reason }) })}
          />
        </div>
      )}
    </div>
  );
}

type DecisionsProps = {
  name: string;
  decision: Choice["decision"] | undefined;
  onDecide: (decision: Choice["decision"]) => void;
};

/** Three segments; on a phone Confirm, and the others in a menu. */
function Decisions({ name, decision, onDecide }: DecisionsProps) {
  const { t } = useLingui();
  const all = [
    ["confirm", t`Confirm`, <Icon key="c" of={IconCheck} size={16} />],
    ["propose", t`Other time`, <RequestIcon key="p" name="propose" size={16} />],
    ["decline", t`Decline`, <Icon key="d" of={IconX} size={16} />],
  ] as const;
  return (
    <fieldset className={styles.decisions} aria-label={t`Decide: ${isolated(name)}`}>
      {all.map(([value, label, icon]) => (
        <button
          key={value}
          type="button"
          className={styles.decision}
          data-value={value}
          aria-pressed={value === decision}
          onClick={() => onDecide(value)}
          onKeyDown={moveAlong}
        >
          {icon}
          {label}
        </button>
      ))}
      <span className={styles.others}>
        <Menu
          label={t`Other decisions`}
          widthPx={200}
          align="end"
          trigger={
            <IconButton label={t`Other decisions`}>
              <Icon of={IconDotsVertical} />
            </IconButton>
          }
        >
          {all.slice(1).map(([value, label, icon]) => (
            <MenuItem key={value} icon={icon} isChosen={value === decision} onChoose={() => onDecide(value)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </fieldset>
  );
}

/** Arrows go along the segments. */
function moveAlong(press: React.KeyboardEvent<HTMLButtonElement>) {
  if (press.key !== "ArrowRight" && press.key !== "ArrowLeft") return;
  const isForward =
    (press.key === "ArrowRight") === (getComputedStyle(press.currentTarget).direction !== "rtl");
  const next = isForward
    ? press.currentTarget.nextElementSibling
    : press.currentTarget.previousElementSibling;
  if (!(next instanceof HTMLButtonElement)) return;
  press.preventDefault();
  next.focus();
}
