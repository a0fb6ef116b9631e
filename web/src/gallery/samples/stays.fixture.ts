import type { Conversation } from "@bellhop/contract/conversations";
import type { FirstMessage, Guest } from "@bellhop/contract/guests";
import type { LiveEvent } from "@bellhop/contract/live";
import type { Message } from "@bellhop/contract/messages";
import type { Reservation } from "@bellhop/contract/reservations";
import { SampleRefusal } from "./operator.fixture.ts";
import { ago, numberedId, sampleNow } from "./time.fixture.ts";

type Body = Record<string, unknown>;

/** One blank page. */
const blankPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]>>endobj
trailer<</Root 1 0 R>>`;

type Around = {
  conversations: Map<string, Conversation>;
  emit: (event: LiveEvent) => void;
  say: (message: Message) => Message;
  newMessage: (conversationId: string, given: Partial<Message>) => Message;
};

/** Guests with their stays. In the address, `window=open` or `first=no_template` choose how the first message goes out. */
export function sampleStays(wanted: URLSearchParams, { conversations, emit, say, newMessage }: Around) {
  const changed = new Map<string, Partial<Guest>>();
  const byGuest = (guestId: unknown): Conversation => {
    const found = [...conversations.values()].find(({ guest }) => guest.guest_id === guestId);
    if (!found) throw new SampleRefusal("not_found");
    return found;
  };

  const guestOf = (conversation: Conversation): Guest => {
    const { guest, stay, conversation_id } = conversation;
    const own = stay ? [reservationOf(conversation, {})] : [];
    const earlier = stay
      ? [
          reservationOf(conversation, {
            checkin: "2025-03-02",
            checkout: "2025-03-04",
            status: "checked_out",
          }),
        ]
      : [];
    return {
      ...guest,
      phone_changeable: false,
      email: null,
      consent: { stay: null, offers: null },
      conversation_id,
      reservations: [...own, ...earlier],
      created_at: ago(400 * 24 * 60),
      ...changed.get(guest.guest_id),
    };
  };

  const firstMessage = ({ name, send, language }: Body): FirstMessage => {
    const because = (wanted.get("first") ?? "window_closed") as FirstMessage["because"];
    const isSent = send !== "never" && because.startsWith("window");
    return {
      how: isSent ? (because === "window_open" ? "text" : "template") : "none",
      because: send === "never" ? "not_wanted" : because,
      channel: isSent ? "simulator" : null,
      text: isSent
        ? `Hello ${name}, thank you for your booking at Hotel Marena. We look forward to welcoming you on 21 November. Write here if you need anything.`
        : "",
      language: isSent ? String(language ?? "en") : null,
      sends_at: isSent && send !== "now" ? "2026-11-22T08:00:00Z" : null,
      message_id: null,
    };
  };

  const preview = (body: Body) => {
    const known = [...conversations.values()].find(({ guest }) => guest.phone === body.phone);
    const reservation = [...conversations.values()].find(
      ({ stay }) => stay?.reservation_number === body.reservation_number,
    );
    return {
      known_guest: known ? { guest_id: known.guest.guest_id, name: known.guest.name } : null,
      adds_without_phone: false,
      known_reservation: reservation ? reservationOf(reservation, {}) : null,
      phone: String(body.phone),
      first_message: firstMessage(body),
    };
  };

  const add = (body: Body) => {
    const planned = firstMessage(body);
    const known = preview(body).known_guest;
    const conversationId = numberedId(106);
    const isQueued = planned.how !== "none" && planned.sends_at === null;
    const message = newMessage(conversationId, {
      author: "staff",
      member_name: "Nadia Berger",
      text: planned.text,
      state: "queued",
    });
    if (isQueued) {
      say(message);
      for (const [index, state] of (["accepted", "sent", "delivered", "read"] as const).entries())
        setTimeout(() => say({ ...message, state }), 900 * (index + 1));
    }
    return {
      guest_id: known?.guest_id ?? numberedId(506),
      reservation_id: numberedId(706),
      conversation_id: isQueued ? conversationId : null,
      result: known ? "changed" : "added",
      first_message: { ...planned, message_id: isQueued ? message.message_id : null },
    };
  };

  const suggestions = (conversation: Conversation) =>
    ["Giovanni Bianchi", conversation.guest.name].map((name, index) => ({
      reservation: reservationOf(conversation, { reservation_number: `MA-9${index}21` }, name, 800 + index),
      guest_id: numberedId(800 + index),
      similarity: 1 - index / 2,
    }));

  return {
    get_guest: ({ guest_id }: Body) => guestOf(byGuest(guest_id)),
    update_guest: ({ guest_id, consent, ...fields }: Body) => {
      const before = guestOf(byGuest(guest_id));
      const after = { ...fields, consent: { ...before.consent, ...(consent as object) } };
      changed.set(before.guest_id, { ...changed.get(before.guest_id), ...after });
      return guestOf(byGuest(guest_id));
    },
    suggest_reservations: ({ guest_id }: Body) => {
      const conversation = byGuest(guest_id);
      return { items: conversation.stay ? [] : suggestions(conversation) };
    },
    match_guests: ({ guest_id }: Body) => ({
      conflict_id: numberedId(950),
      conversation_id: byGuest(guest_id).conversation_id,
    }),
    undo_merge: () => ({ conflict_id: numberedId(950), conversation_id: null }),
    preview_first_message: preview,
    guest_add_first_message: add,
    delete_guest: ({ guest_id }: Body) => {
      const { conversation_id } = byGuest(guest_id);
      conversations.delete(conversation_id);
      emit({ kind: "guest_deleted", guest_ids: [String(guest_id)], conversation_ids: [conversation_id] });
      return { guest_id, messages: 12, files: 1, reservations: 1 };
    },
    export_guest: ({ guest_id, format }: Body) => ({
      file_name: `guest.${format}`,
      content: JSON.stringify(guestOf(byGuest(guest_id))),
    }),
    create_guest_link: () => ({
      link: `${location.origin}/g/hd8jkcv543?open=${"x".repeat(32)}`,
      expires_at: new Date(Date.now() + 4 * 86_400_000).toISOString(),
    }),
    get_welcome_card: ({ format }: Body) => {
      return {
        file_name: `welcome-${format}.pdf`,
        pdf: btoa(blankPdf),
        link: `${location.origin}/g/hd8jkcv543`,
      };
    },
  };
}

function reservationOf(
  { guest, stay, conversation_id }: Conversation,
  given: Partial<Reservation>,
  name = guest.name,
  guestNumber = 0,
): Reservation {
  const room = stay?.room ?? "";
  return {
    reservation_id: numberedId(700 + guestNumber),
    reservation_number: stay?.reservation_number ?? "MA-1",
    status: stay?.status ?? "confirmed",
    checkin: stay?.checkin ?? "2026-11-21",
    checkout: stay?.checkout ?? "2026-11-24",
    arrival_time: null,
    adults: 2,
    children: null,
    room_type: "",
    rooms: room ? [room] : [],
    guests: [
      {
        guest_id: guestNumber ? numberedId(guestNumber) : guest.guest_id,
        name,
        deleted: false,
        phone: guest.phone,
        language: guest.language,
        room,
        conversation_id,
      },
    ],
    source: "staff",
    external_id: null,
    created_at: ago(10_000),
    active_at: new Date(sampleNow).toISOString(),
    // An earlier stay has a number of its own.
    ...(given.checkin && { reservation_id: numberedId(790), reservation_number: "MA-0307" }),
    ...given,
  };
}
