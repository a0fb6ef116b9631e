import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconCalendarEvent,
  IconClipboardList,
  IconMessage,
  IconSparkles,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isOnThisComputer } from "../../core/config/own-computer.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { TryChat, useTries } from "../assistant/index.ts";
import { ReadWebsite } from "../imports/index.ts";
import { useAbsoluteUrl } from "../sign-up/index.ts";
import { Card } from "./Card.tsx";
import screen from "./HomeScreen.module.css";
import styles from "./NewHotel.module.css";
import { SetUp } from "./SetUp.tsx";

/** Until the first guest has written: what to do next, and the assistant to try. */
export function NewHotel() {
  return (
    <div className={screen.columns}>
      <div className={screen.column}>
        <SetUp firstForm={<ReadWebsite />} />
        <Later />
      </div>
      <div className={screen.column}>
        <TryAsGuest />
      </div>
    </div>
  );
}

function Later() {
  const { t } = useLingui();
  return (
    <section className={styles.later} aria-label={t`This page, when guests write`}>
      <h2>
        <Trans>This page, when guests write</Trans>
      </h2>
      <div className={styles.pair}>
        <Example
          icon={IconMessage}
          title={t`Needs you now`}
          link={
            <Link to="/simulator">
              <Trans>Send a test message</Trans>
            </Link>
          }
        >
          <Trans>Guests who wait for a person, longest first.</Trans>
        </Example>
        <Example icon={IconClipboardList} title={t`Requests due`}>
          <Trans>Wake-up calls, taxis and cots, by time.</Trans>
        </Example>
        <Example
          icon={IconCalendarEvent}
          title={t`Arrivals`}
          link={
            <Link to="/reservations">
              <Trans>Add reservations</Trans>
            </Link>
          }
        >
          <Trans>Who comes today, and what they asked.</Trans>
        </Example>
        <Example icon={IconSparkles} title={t`Questions to teach`}>
          <Trans>What guests asked and your texts don't say.</Trans>
        </Example>
      </div>
    </section>
  );
}

type ExampleProps = { icon: TablerIcon; title: string; link?: ReactNode; children: ReactNode };

/** Describes a card that Home shows once guests write. */
function Example({ icon, title, link, children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <p className={styles.title}>
        <Icon of={icon} /> {title}
      </p>
      <p>{children}</p>
      {link && <p className={styles.link}>{link}</p>}
    </div>
  );
}

function TryAsGuest() {
  const { t } = useLingui();
  const chat = useTries();
  return (
    <Card
      title={t`Try it as a guest`}
      about={
        <Chip tone="assistant" icon={<Icon of={IconSparkles} size={14} />}>
          {chat.as.of === "draft" ? <Trans>Draft</Trans> : <Trans>Live</Trans>}
        </Chip>
      }
      more={
        <Link to="/guest-assistant">
          <Trans>More questions</Trans>
        </Link>
      }
    >
      <div className={styles.chat}>
        <TryChat chat={chat} />
      </div>
      <OnYourPhone />
    </Card>
  );
}

function OnYourPhone() {
  const { t } = useLingui();
  const link = useAbsoluteUrl("/simulator");
  if (isOnThisComputer(link)) return null;
  return (
    <div className={styles.phone}>
      <QrCode link={link} label={t`QR code for the simulator`} />
      <div>
        <p className={styles.title}>
          <Trans>Or on your phone</Trans>
        </p>
        <p>
          <Trans>Scan this and sign in. What you write there shows in your inbox at once.</Trans>
        </p>
      </div>
    </div>
  );
}
