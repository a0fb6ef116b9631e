import type { Request, RequestDecision } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconPlayerPlay, IconX, type TablerIcon } from "@tabler/icons-react";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { mayDecide } from "../request-steps.ts";
import { RequestIcon } from "../words/RequestIcon.tsx";
import { useDecisionWords } from "../words/state-words.ts";
import { ProposeFields } from "./ProposeFields.tsx";
import { ReasonFields } from "./ReasonFields.tsx";
import styles from "./RequestPanel.module.css";
import type { Deciding } from "./use-deciding.ts";

const icons: Partial<Record<RequestDecision, TablerIcon>> = {
  confirm: IconCheck,
  start: IconPlayerPlay,
  finish: IconCheck,
};
const keys: Partial<Record<RequestDecision, string>> = { confirm: "c", finish: "d" };

/** One primary by state: Confirm, then Start, then Done. */
export function DecideFoot({ request, deciding }: { request: Request; deciding: Deciding }) {
  const { decision } = deciding;
  const labels = useDecisionWords();
  if (decision === null) return null;
  if (deciding.isBegun) return <Begun request={request} deciding={deciding} />;
  const icon = icons[decision];
  return (
    <footer className={styles.foot} data-bottom-bar="">
      <div className={styles.buttons}>
        <Button
          kind="primary"
          icon={icon && <Icon of={icon} size={16} />}
          aria-keyshortcuts={keys[decision]}
          aria-disabled={!deciding.isReady || undefined}
          onClick={() => void deciding.send()}
        >
          {labels[decision]}
        </Button>
        {mayDecide(request, "propose") && (
          <Button icon={<RequestIcon name="propose" size={16} />} onClick={() => deciding.begin("propose")}>
            <Trans>Propose another time</Trans>
          </Button>
        )}
        {mayDecide(request, "decline") && (
          <Button icon={<Icon of={IconX} size={16} />} onClick={() => deciding.begin("decline")}>
            {labels.decline}
          </Button>
        )}
      </div>
    </footer>
  );
}

/** The fields of a decision that needs some, and the words that go with it. */
function Begun({ request, deciding }: { request: Request; deciding: Deciding }) {
  const { t } = useLingui();
  const { decision, isTold, words, setWords } = deciding;
  const send: Partial<Record<RequestDecision, string>> = {
    propose: isTold ? t`Propose and send` : t`Propose`,
    decline: isTold ? t`Decline and send` : t`Decline`,
    cancel: isTold ? t`Cancel and send` : t`Cancel request`,
    finish: t`Done`,
    start: t`Start`,
    confirm: t`Confirm`,
  };
  return (
    <form
      className={styles.foot}
      data-bottom-bar=""
      aria-label={t`Decide`}
      onSubmit={(event) => {
        event.preventDefault();
        void deciding.send();
      }}
      onKeyDown={(press) => {
        if (press.key !== "Escape" || press.defaultPrevented) return;
        press.preventDefault();
        deciding.stop();
      }}
    >
      {decision === "propose" && (
        <ProposeFields request={request} proposal={deciding.proposal} onPropose={deciding.setProposal} />
      )}
      {(decision === "decline" || decision === "cancel") && (
        <ReasonFields
          language={deciding.language ?? request.guest?.language ?? null}
          reason={deciding.reason}
          onReason={deciding.setReason}
        />
      )}
      {isTold && (
        <textarea
          className={styles.field}
          aria-label={t`What the guest reads`}
          dir="auto"
          rows={3}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" aria-disabled={!deciding.isReady || undefined}>
          {decision && send[decision]}
        </Button>
        <Button onClick={deciding.stop}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
