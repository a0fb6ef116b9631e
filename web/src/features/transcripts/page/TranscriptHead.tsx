import type { Conversation, Stay } from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload, IconMessage2, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTimeZone } from "../../../core/access/AccessContext.ts";
import { useSwitches } from "../../../core/access/switches.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { cityOf } from "../../../core/time/city-of.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useChannelName } from "../../guests/index.ts";
import { useDayRange } from "../reading/day-range.ts";
import styles from "./TranscriptHead.module.css";

type TranscriptHeadProps = {
  conversation: Conversation;
  messages: readonly Message[];
  /** No earlier messages are left to load. */
  isWhole: boolean;
  isBusy: boolean;
  onPrint: () => void;
  onExport: () => void;
};

export function TranscriptHead(props: TranscriptHeadProps) {
  const { conversation, messages, isWhole, isBusy, onPrint, onExport } = props;
  const { guest, stay, channel } = conversation;
  const readablePhone = useReadablePhone();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          <bdi>{shownName(guest.name)}</bdi>
        </h1>
        <Tools conversation={conversation} isBusy={isBusy} onPrint={onPrint} onExport={onExport} />
      </div>
      <dl className={styles.facts}>
        {guest.phone && (
          <Fact name={<Trans>Phone</Trans>}>
            <bdi dir="ltr" className="figures">
              {readablePhone(guest.phone)}
            </bdi>
          </Fact>
        )}
        {stay && (
          <Fact name={<Trans>Stay</Trans>}>
            <StayFact stay={stay} />
          </Fact>
        )}
        <Fact name={<Trans>Channel</Trans>}>{useChannelName(channel)}</Fact>
        <Fact name={<Trans>Messages</Trans>}>
          <Period messages={messages} isWhole={isWhole} />
        </Fact>
      </dl>
    </header>
  );
}

type ToolsProps = Pick<TranscriptHeadProps, "conversation" | "isBusy" | "onPrint" | "onExport">;

function Tools({ conversation, isBusy, onPrint, onExport }: ToolsProps) {
  const { dashboardConversationEnable } = useSwitches();
  return (
    <div className={styles.tools}>
      <Button
        icon={<Icon of={IconPrinter} size={16} />}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onPrint()}
      >
        <Trans>Print</Trans>
      </Button>
      <Button icon={<Icon of={IconDownload} size={16} />} onClick={onExport}>
        <Trans>Export</Trans>
      </Button>
      {dashboardConversationEnable && (
        <Link
          to="/messages"
          search={{ tab: "all", conversation: conversation.conversation_id }}
          className={buttonLook()}
        >
          <Icon of={IconMessage2} size={16} />
          <Trans>Open conversation</Trans>
        </Link>
      )}
    </div>
  );
}

function StayFact({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const range = useDayRange();
  return (
    <>
      {stay.room && (
        <>
          <bdi>{t`Room ${stay.room}`}</bdi>
          {" · "}
        </>
      )}
      <bdi>{range(stay.checkin, stay.checkout)}</bdi>
      {" · "}
      <bdi dir="ltr">{stay.reservation_number}</bdi>
    </>
  );
}

/** From the first message to the last, as far as they are loaded. */
function Period({ messages, isWhole }: { messages: readonly Message[]; isWhole: boolean }) {
  const { number, dayOf } = useFormats();
  const range = useDayRange();
  const city = cityOf(useTimeZone());
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last) return <Trans>None</Trans>;
  const count = number(messages.length);
  return (
    <>
      {isWhole ? count : <Trans>newest {count}</Trans>}
      {" · "}
      <bdi>{range(dayOf(first.position), dayOf(last.position))}</bdi>
      {" · "}
      <Trans>Times in {city}</Trans>
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
