import type { WhatsappConnection, WhatsappOverview } from "@bellhop/contract/whatsapp";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBrandWhatsapp, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Section } from "../../core/pages/Section.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import { TemplatesSection } from "../templates/index.ts";
import { ConnectForm } from "./ConnectForm.tsx";
import { DisconnectDialog } from "./DisconnectDialog.tsx";
import { Events } from "./Events.tsx";
import { Guide } from "./guide/Guide.tsx";
import { Needed } from "./guide/Needed.tsx";
import { MetaSignup } from "./MetaSignup.tsx";
import { NumberFacts } from "./NumberFacts.tsx";
import { Steps } from "./Steps.tsx";
import { Usage } from "./Usage.tsx";
import styles from "./WhatsappScreen.module.css";
import { useCheckWhatsapp, useWhatsapp } from "./whatsapp-queries.ts";

export function WhatsappScreen() {
  const { t } = useLingui();
  const whatsapp = useWhatsapp();
  const connection = whatsapp.data?.connection ?? null;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <Trans>WhatsApp</Trans>
        </h1>
        {connection && <StateChip state={connection.state} />}
      </header>
      {whatsapp.error && !whatsapp.data ? (
        <Failure
          failure={whatsapp.error}
          title={t`The connection could not be loaded`}
          onRetry={() => void whatsapp.refetch()}
        />
      ) : !whatsapp.data ? (
        <div role="status" aria-label={t`Loading the connection`}>
          <Skeleton height={120} />
        </div>
      ) : (
        <Content overview={whatsapp.data} />
      )}
    </div>
  );
}

function Content({ overview }: { overview: WhatsappOverview }) {
  const { connection } = overview;
  const [open, setOpen] = useState<"connect" | "disconnect">();
  const isConnected = connection !== null && connection.state !== "disconnected";
  const hasToken = connection?.steps.every(({ problem }) => problem !== "token_missing") ?? false;
  return (
    <>
      {isConnected ? (
        <Connected
          connection={connection}
          signup={hasToken ? null : overview.signup}
          onChange={() => setOpen("connect")}
          onDisconnect={() => setOpen("disconnect")}
        />
      ) : (
        <NotConnected overview={overview} onConnect={() => setOpen("connect")} />
      )}
      <TemplatesSection isConnected={connection?.state === "connected"} />
      {connection && <Usage />}
      {connection && <Events />}
      {open === "connect" && (
        <ConnectForm
          known={isConnected ? connection : null}
          hasToken={isConnected && hasToken}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "disconnect" && connection && (
        <DisconnectDialog
          number={connection.display_phone ?? connection.meta_phone_number_id ?? ""}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function NotConnected({ overview, onConnect }: { overview: WhatsappOverview; onConnect: () => void }) {
  const { t } = useLingui();
  const { whyNoWriting } = usePermissions();
  return (
    <>
      <Notice
        icon={<Icon of={IconBrandWhatsapp} />}
        title={t`Connect your hotel's number`}
        action={
          whyNoWriting ? undefined : (
            <span className={styles.actions}>
              {overview.signup && <MetaSignup signup={overview.signup} />}
              <Button onClick={onConnect}>
                <Trans>Connect with a token</Trans>
              </Button>
              <Link to="/simulator" className={styles.link}>
                <Trans>Try it in the simulator first</Trans>
              </Link>
            </span>
          )
        }
      >
        <p>
          {whyNoWriting ?? (
            <Trans>Guests write to your own number. You and the assistant reply in Bellhop.</Trans>
          )}
        </p>
      </Notice>
      <Needed />
      {!whyNoWriting && <Guide overview={overview} />}
    </>
  );
}

type ConnectedProps = {
  connection: WhatsappConnection;
  /** Offered while there is no token. */
  signup: WhatsappOverview["signup"];
  onChange: () => void;
  onDisconnect: () => void;
};

function Connected({ connection, signup, onChange, onDisconnect }: ConnectedProps) {
  const { t } = useLingui();
  const { whyNoWriting } = usePermissions();
  const check = useCheckWhatsapp();
  const showFailure = useShowFailure();
  const done = connection.steps.filter(({ state }) => state === "ok").length;
  const checkAgain = () =>
    check.mutate(
      {},
      {
        onSuccess: ({ connection: now }) =>
          toast(
            now?.steps.some(({ state }) => state === "failed") ? t`Checked. Some steps failed.` : t`Checked.`,
          ),
        onError: (failure) => showFailure(failure),
      },
    );
  return (
    <>
      {connection.sending_stopped_because && <Stopped connection={connection} />}
      {connection.other_agent_at && <OtherAgent seenAt={connection.other_agent_at} />}
      <NumberFacts connection={connection} />
      <Section
        title={t`Steps`}
        about={
          <Trans>
            {done} of {connection.steps.length} done
          </Trans>
        }
        action={
          whyNoWriting ? undefined : (
            <Button
              icon={<Icon of={IconRefresh} size={16} />}
              disabled={check.isPending}
              aria-busy={check.isPending}
              onClick={checkAgain}
            >
              <Trans>Check again</Trans>
            </Button>
          )
        }
      >
        <Steps steps={connection.steps} />
      </Section>
      {!whyNoWriting && (
        <p className={styles.actions}>
          {signup && <MetaSignup signup={signup} />}
          <Button onClick={onChange}>
            <Trans>Change number or token</Trans>
          </Button>
          <Button kind="danger" onClick={onDisconnect}>
            <Trans>Disconnect number</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

function Stopped({ connection }: { connection: WhatsappConnection }) {
  const { waiting_messages: waiting } = connection;
  return (
    <div className={styles.stopped} role="alert">
      <p className={styles.stoppedTitle}>
        {connection.sending_stopped_because === "account_blocked" ? (
          <Trans>Meta has blocked the account. No messages are sent.</Trans>
        ) : (
          <Trans>WhatsApp no longer accepts this connection. No messages are sent.</Trans>
        )}
      </p>
      {waiting > 0 && (
        <p>
          <Trans>Messages waiting: {waiting}. They are sent as soon as the connection works again.</Trans>
        </p>
      )}
    </div>
  );
}

/** Bellhop's assistant is silent in those conversations. */
function OtherAgent({ seenAt }: { seenAt: string }) {
  const day = useFormats().dayMonth(seenAt);
  return (
    <div className={styles.stopped} role="status">
      <p className={styles.stoppedTitle}>
        <Trans>Another agent answers guests on this number, such as Meta's own.</Trans>
      </p>
      <p>
        <Trans>
          Last seen: {day}. Bellhop's assistant is silent in those conversations. To take one back, send the
          guest a message. To stop the agent, switch it off in Meta's WhatsApp Manager.
        </Trans>
      </p>
      <p>
        <Link to="/messages" className={styles.link}>
          <Trans>Open the inbox</Trans>
        </Link>
      </p>
    </div>
  );
}

function StateChip({ state }: { state: WhatsappConnection["state"] }) {
  const { t } = useLingui();
  const shown = {
    connecting: { tone: "waiting", words: t`Not finished` },
    connected: { tone: "ok", words: t`Connected` },
    broken: { tone: "urgent", words: t`Not working` },
    disconnected: { tone: "neutral", words: t`Disconnected` },
  } as const;
  return <Chip tone={shown[state].tone}>{shown[state].words}</Chip>;
}
