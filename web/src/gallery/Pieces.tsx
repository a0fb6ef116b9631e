import type { Access } from "@bellhop/contract/access";
import type { Conversation } from "@bellhop/contract/conversations";
import type { DeliveryState } from "@bellhop/contract/messages";
import { problems } from "@bellhop/contract/problems";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { IconCheck, IconCoffee, IconSearch } from "@tabler/icons-react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { AccessContext } from "../core/access/AccessContext.ts";
import { setSwitches } from "../core/access/switches.ts";
import { ApiProvider } from "../core/api/ApiProvider.tsx";
import { failureOfAnswer } from "../core/api/call-failure.ts";
import { makeQueryClient } from "../core/api/query.ts";
import { Delivery } from "../core/delivery/Delivery.tsx";
import { Refusal } from "../core/forms/Refusal.tsx";
import { Failure } from "../core/pages/Failure.tsx";
import { SessionProvider } from "../core/session/index.ts";
import { chooseTheme } from "../core/theme/theme.ts";
import { learnServerTime } from "../core/time/clock.ts";
import { WaitingClock } from "../core/time/WaitingClock.tsx";
import { GuestCard } from "../features/guests/GuestCard.tsx";
import { ConversationRow } from "../features/inbox/list/ConversationRow.tsx";
import { InboxSkeleton } from "../features/inbox/list/InboxSkeleton.tsx";
import { OwnershipBar } from "../features/inbox/thread/OwnershipBar.tsx";
import { ThreadRowView } from "../features/inbox/thread/ThreadRowView.tsx";
import { UnsentCard } from "../features/inbox/thread/TroubleCards.tsx";
import { threadRows } from "../features/inbox/thread/thread-rows.ts";
import { WindowClosed } from "../features/inbox/thread/WindowClosed.tsx";
import { WindowCountdown } from "../features/inbox/thread/WindowCountdown.tsx";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Disc } from "../ui/Disc.tsx";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./Pieces.module.css";
import { sampleSession } from "./sample-session.ts";
import { nadia, sampleConversations } from "./samples/guests.fixture.ts";
import { sampleThread } from "./samples/thread.fixture.ts";
import { ago, numberedId, sampleClock, sampleNow } from "./samples/time.fixture.ts";

const access: Access = {
  member: nadia,
  operator: { operator_id: numberedId(3), name: "Marena Hotels" },
  venue: {
    venue_id: 1,
    name: "Hotel Marena",
    timezone: "Europe/Rome",
    default_language: "en",
    open_alerts: 2,
    waiting: 6,
  },
  venues: [],
  venues_count: 0,
  memberships: [],
  plan: { name: "self-hosted", includes_everything: true },
  flags: {
    dashboardConversationEnable: true,
    enableWhatsapp: true,
    builtConcierge: true,
    assistantAnswers: true,
  },
  assistant_name: null,
  is_host: false,
  unseen_news: 0,
};

setSwitches(access.flags);

const noop = () => {};

const undecided = {
  conflictDecisions: { merge: noop, keepApart: noop },
  onMatch: async () => {},
  onDeleted: noop,
};
const sampleConflict: Conversation = {
  ...(sampleConversations[6] as Conversation),
  conflict: {
    conflict_id: "c1",
    cause: "address",
    is_visitor: false,
    guest: { guest_id: "g1", name: "Ines Duarte", phone: "+351912345678" },
  },
};

const refused = (["role_required", "plan_required", "unavailable"] as const).map((code) =>
  failureOfAnswer(problems[code].status, { code, ...problems[code] }),
);

export function Pieces({ send }: { send: typeof fetch }) {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: PieceList }),
      history: createMemoryHistory({ initialEntries: ["/"] }),
    }),
  );
  learnServerTime(new Date(sampleClock()).toUTCString());
  return (
    <I18nProvider i18n={i18n}>
      <SessionProvider session={sampleSession}>
        <ApiProvider send={send}>
          <QueryClientProvider client={queryClient}>
            <AccessContext value={access}>
              <RouterProvider router={router as never} />
            </AccessContext>
          </QueryClientProvider>
        </ApiProvider>
      </SessionProvider>
    </I18nProvider>
  );
}

function Piece({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={styles.piece} data-wide={wide || undefined}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function PieceList() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Gallery</h1>
        <a href="/gallery/app/home">The whole dashboard on sample data</a>
        <Button size="row" onClick={() => chooseTheme("light")}>
          Light
        </Button>
        <Button size="row" onClick={() => chooseTheme("dark")}>
          Dark
        </Button>
      </header>
      <SmallPieces />
      <InboxPieces />
      <ThreadPieces />
    </main>
  );
}

function SmallPieces() {
  const states: DeliveryState[] = ["queued", "sending", "accepted", "sent", "delivered", "read", "unknown"];
  return (
    <>
      <Piece name="Buttons">
        <Button kind="primary" keyHint="Enter">
          Send
        </Button>
        <Button icon={<Icon of={IconCheck} size={16} />} keyHint="E">
          Done
        </Button>
        <Button kind="ghost">Edit</Button>
        <Button kind="danger">Delete</Button>
        <Button disabled>Not now</Button>
        <Button size="row">Send again</Button>
        <IconButton label="Search">
          <Icon of={IconSearch} />
        </IconButton>
      </Piece>
      <Piece name="Waiting clocks: calm, amber from 5, red from 15; an emergency">
        {[0, 1, 4, 5, 14, 15, 59, 61, 3_000].map((minutes) => (
          <WaitingClock key={minutes} since={new Date(sampleNow - minutes * 60_000).toISOString()} />
        ))}
        <WaitingClock since={new Date(sampleNow).toISOString()} isEmergency />
      </Piece>
      <Piece name="Chips">
        <Chip>Left</Chip>
        <Chip tone="accent">Mine</Chip>
        <Chip tone="waiting">Pending</Chip>
        <Chip tone="urgent">No-show</Chip>
        <Chip tone="alarm">Emergency</Chip>
        <Chip tone="assistant">To approve</Chip>
        <Chip tone="ok">In house</Chip>
        <Chip tone="info">Confirmed</Chip>
      </Piece>
      <Piece name="People">
        {["Emily Hartwell", "عمر الحربي", "Plato", "田中 由紀", "Ольга Иванова", "+49 170"].map((name) => (
          <Disc key={name} name={name} />
        ))}
        <Disc name="Nadia Berger" size={32} tint="accent" />
        <Disc name="Jonas Keel" size={24} />
      </Piece>
      <Piece name="Delivery: an icon and always the word">
        {states.map((state) => (
          <Delivery key={state} state={state} />
        ))}
      </Piece>
      <Piece name="Window countdown">
        <WindowCountdown closesAt={ago(-23 * 60 - 51)} />
        <WindowCountdown closesAt={ago(-119)} />
        <WindowCountdown closesAt={ago(-3)} />
      </Piece>
      <Piece name="Notices">
        <Notice
          icon={<IconCoffee size={24} stroke={1.35} />}
          title="No one is waiting"
          action={<Button>Show all</Button>}
        >
          Guests who need a person appear here at once.
        </Notice>
        <Notice
          tone="urgent"
          icon={<IconSearch size={24} stroke={1.35} />}
          title="The inbox could not be loaded"
        >
          No response received from server
        </Notice>
      </Piece>
    </>
  );
}

function InboxPieces() {
  return (
    <>
      <Piece name="Refused: the role, the plan, or neither" wide>
        {refused.map((failure) => (
          <Failure
            key={failure.message}
            failure={failure}
            title="The members could not be loaded"
            onRetry={noop}
          />
        ))}
        {refused.map((failure) => (
          <Refusal key={failure.message} failure={failure} />
        ))}
      </Piece>
      <Piece name="Rows of the inbox">
        <div className={styles.list}>
          {sampleConversations.map((conversation, index) => (
            <ConversationRow
              key={conversation.conversation_id}
              conversation={conversation}
              isOpen={index === 6}
              href="#"
              onOpen={noop}
              onIntent={noop}
            />
          ))}
        </div>
        <div className={styles.list}>
          <InboxSkeleton />
        </div>
        <div className={styles.card}>
          <GuestCard conversation={sampleConversations[6] as Conversation} {...undecided} />
        </div>
        <div className={styles.card}>
          <GuestCard conversation={sampleConversations[14] as Conversation} {...undecided} />
        </div>
        <div className={styles.card}>
          <GuestCard conversation={sampleConflict} {...undecided} />
        </div>
      </Piece>
      <Piece name="Who answers" wide>
        {[6, 7, 3, 0, 4].map((index) => (
          <OwnershipBar
            key={index}
            conversation={sampleConversations[index] as Conversation}
            onWrite={() => {}}
          />
        ))}
      </Piece>
    </>
  );
}

function ThreadPieces() {
  const isoDay = (at: string | number) => new Date(at).toISOString().slice(0, 10);
  return (
    <>
      {[6, 0, 5, 12].map((index) => {
        const conversation = sampleConversations[index] as Conversation;
        return (
          <Piece key={index} name={`Thread of ${conversation.guest.name}`} wide>
            {threadRows(sampleThread(conversation), [], isoDay, nadia.member_id, false).map((row) => (
              <ThreadRowView key={row.key} row={row} onEdit={noop} />
            ))}
          </Piece>
        );
      })}
      <Piece name="Not sent" wide>
        <UnsentCard
          onEdit={noop}
          unsent={{
            message_id: numberedId(7),
            conversation_id: numberedId(106),
            text: "The door is open all night, just ring.",
            at: sampleNow,
            member_id: nadia.member_id,
            venue_id: 1,
            state: { is: "held", why: "A message has at most 4096 characters" },
          }}
        />
      </Piece>
      <Piece name="Window closed" wide>
        <WindowClosed
          conversation={sampleConversations[12] as Conversation}
          text="Good morning Pavel, the garage has a space for you."
          onText={noop}
        />
      </Piece>
    </>
  );
}
