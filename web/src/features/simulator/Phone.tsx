import type { GuestContent, SimulatedMessage, SimulatedPhone } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { initialsOf } from "../../ui/initials.ts";
import { firstName } from "../guests/index.ts";
import styles from "./Phone.module.css";
import { PhoneBubble } from "./PhoneBubble.tsx";
import { PhoneComposer } from "./PhoneComposer.tsx";
import { firstQuestion } from "./scenes.ts";

type PhoneProps = {
  phone: SimulatedPhone;
  bubbles: readonly SimulatedMessage[];
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onSendContent: (content: GuestContent) => void;
};

/** Without a frame on a real phone. */
export function Phone({ phone, bubbles, draft, onDraft, onSend, onSendContent }: PhoneProps) {
  const { t } = useLingui();
  const { venue_name, guest, switches, typing_until } = phone;
  return (
    <section className={styles.phone} aria-label={t`Phone of ${guest.name}`}>
      <div className={styles.screen}>
        <StatusBar connection={switches.connection} />
        <header className={styles.head}>
          <span className={styles.mark} aria-hidden="true">
            {initialsOf(venue_name).slice(0, 1)}
          </span>
          <div className={styles.title}>
            <bdi className={`${styles.venue} oneline`}>{venue_name}</bdi>
            <Presence typingUntil={typing_until} />
          </div>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to with the keyboard alone too. */}
        <div className={styles.scroller} role="log" aria-label={t`Messages on the phone`} tabIndex={0}>
          {bubbles.length === 0 ? (
            <Nothing name={firstName(guest.name)} onAsk={onSend} />
          ) : (
            <div className={styles.bubbles}>
              {bubbles.map((message) => (
                <PhoneBubble key={message.message_id} message={message} onSend={onSendContent} />
              ))}
            </div>
          )}
        </div>
        <PhoneComposer
          guestName={firstName(guest.name)}
          draft={draft}
          onDraft={onDraft}
          onSend={onSend}
          onSendContent={onSendContent}
        />
        <span className={styles.homeBar} aria-hidden="true" />
      </div>
    </section>
  );
}

function StatusBar({ connection }: { connection: SimulatedPhone["switches"]["connection"] }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const clock = useClock((now) => time(now));
  const networks = { online: "5G", slow: "E", offline: t`No service` };
  return (
    <div className={styles.status} aria-hidden="true">
      <span>{clock}</span>
      <span className={styles.island} />
      <span>{networks[connection]}</span>
    </div>
  );
}

function Presence({ typingUntil }: { typingUntil: string | null }) {
  const isTyping = useClock((now) => typingUntil !== null && now < Date.parse(typingUntil));
  return (
    <span className={styles.presence} data-typing={isTyping || undefined}>
      {isTyping ? <Trans>typing…</Trans> : <Trans>WhatsApp (test)</Trans>}
    </span>
  );
}

function Nothing({ name, onAsk }: { name: string; onAsk: (text: string) => void }) {
  return (
    <div className={styles.nothing}>
      <p>
        <Trans>You are writing as {name}. Ask a question.</Trans>
      </p>
      <button type="button" className={styles.ask} onClick={() => onAsk(firstQuestion)}>
        {firstQuestion}
      </button>
    </div>
  );
}
