import type { LiveEvent } from "@bellhop/contract/live";
import type { LiveHub, LiveReader } from "../../platform/live/hub.ts";

/** What a guest's page has to look at again. */
export type GuestChange = { messageId: string } | "answerer" | "merged" | "deleted";

type Listener = (change: GuestChange) => void;
type Room = { listeners: Map<string, Set<Listener>>; joined: Promise<() => void> };

export type GuestFeed = {
  /** Calls the listener for each change of the conversation from the time it resolves, until `leave` is called. */
  join(venueId: number, conversationId: string, listener: Listener): Promise<() => void>;
};

/**
 * Picks what concerns single guests out of the venues' live events, which are for staff. Each event is parsed once,
 * however many guests listen; the events themselves never leave here.
 */
export function openGuestFeed(hub: LiveHub): GuestFeed {
  const rooms = new Map<number, Room>();

  function openRoom(venueId: number): Room {
    const listeners = new Map<string, Set<Listener>>();
    const joined = hub.join(
      venueId,
      {
        send: (row) => tell(listeners, row),
        // Without a number to resume from there is nothing to reset.
        startsAt: () => undefined,
        drained: async () => undefined,
      },
      null,
    );
    const room = { listeners, joined };
    rooms.set(venueId, room);
    joined.catch(() => rooms.delete(venueId));
    return room;
  }

  return {
    async join(venueId, conversationId, listener) {
      const room = rooms.get(venueId) ?? openRoom(venueId);
      const listeners = room.listeners.get(conversationId) ?? new Set();
      room.listeners.set(conversationId, listeners.add(listener));
      const leaveHub = await room.joined;
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) room.listeners.delete(conversationId);
        if (room.listeners.size > 0 || rooms.get(venueId) !== room) return;
        rooms.delete(venueId);
        leaveHub();
      };
    },
  };
}

function tell(listeners: Map<string, Set<Listener>>, { event: text }: Parameters<LiveReader["send"]>[0]) {
  const event = JSON.parse(text) as LiveEvent;
  for (const [conversationId, change] of changesIn(event))
    for (const listener of listeners.get(conversationId) ?? []) listener(change);
}

function changesIn(event: LiveEvent): [conversationId: string, GuestChange][] {
  switch (event.kind) {
    case "message":
      return [[event.message.conversation_id, { messageId: event.message.message_id }]];
    case "conversation": {
      const { conversation_id, merged_into } = event.conversation;
      return [[conversation_id, merged_into === null ? "answerer" : "merged"]];
    }
    case "guest_deleted":
      return event.conversation_ids.map((id) => [id, "deleted"]);
    // Guests see nothing of these.
    case "alerts":
    case "settings":
    case "task":
    case "knowledge":
    case "contradictions":
    case "suggestions":
    case "test_questions":
    case "gaps":
    case "concierge":
    case "reservations":
    case "reservation_import":
    case "proactive_rules":
    case "request_changed":
    case "shift_note":
    case "notification":
    case "duty":
    case "simulator":
    case "plan":
      return [];
    // During a rolling update, a newer release may broadcast a kind that this one does not know.
    default:
      event satisfies never;
      return [];
  }
}
