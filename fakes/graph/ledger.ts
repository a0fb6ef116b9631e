export type Sent = {
  id: string;
  phone_number_id: string;
  to: string;
  type: string;
  /** The type, and for interactive messages their own: "interactive.list". */
  kind: string;
  /** The part of the message that its type names. */
  payload: unknown;
  /** The message that this one replies to. */
  quoted_id: string | null;
  /** The text of any type of message. */
  text: string;
  /** The text as a guest reads it: without the marks that WhatsApp hides. */
  shown: string;
  callback_data: string | null;
  /** The whole body as received. */
  message: Record<string, unknown>;
  /** The response: "200", or the fault that replaced it. */
  answered: string;
  taken_at: string;
  /** Statuses whose webhook call returned 200, in the order of the responses. */
  reported: string[];
};

/** Accepted messages, in order. A duplicate here is a message that a guest got twice. */
export function openLedger() {
  const sent: Sent[] = [];
  const byId = new Map<string, Sent>();
  const reads: Array<{ message_id: string; typing: boolean; at: string }> = [];
  return {
    add(message: Sent) {
      sent.push(message);
      byId.set(message.id, message);
    },
    addRead: (message_id: string, typing: boolean) =>
      reads.push({ message_id, typing, at: new Date().toISOString() }),
    addReport: (id: string, status: string) => byId.get(id)?.reported.push(status),
    all: () => ({ messages: sent, reads }),
    clear() {
      sent.length = 0;
      byId.clear();
      reads.length = 0;
    },
  };
}
