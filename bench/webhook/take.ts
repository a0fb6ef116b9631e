import { createHash } from "node:crypto";
import type pg from "pg";
import { insertJobs } from "pg-boss/dist/plans.js";
import {
  countAlerts,
  endClearedAlert,
  raiseAlertRow,
} from "../../server/src/domain/alerts/alerts.queries.ts";
import {
  type Conversation,
  findConversationView,
  selectConversationOfAddressForUpdate,
} from "../../server/src/domain/conversations/conversations.queries.ts";
import { insertGuestMessage } from "../../server/src/domain/conversations/lines.queries.ts";
import { listGuestsByAddress } from "../../server/src/domain/guests/guests.queries.ts";
import { selectMessage } from "../../server/src/domain/messages/messages.queries.ts";
import { selectVenue } from "../../server/src/domain/venues/venues.queries.ts";
import { insertWebhookDelivery } from "../../server/src/domain/webhook-deliveries/deliveries.queries.ts";
import { selectNumberRoutes } from "../../server/src/domain/whatsapp/whatsapp.queries.ts";
import { insertLiveEvents } from "../../server/src/platform/at/live-events.queries.ts";
import type { Change, Statement } from "../../server/src/platform/db/index.ts";
import { newId } from "../../server/src/platform/ids.ts";

const enqueue = insertJobs("pgboss", { table: "job_common", name: "answer-conversation", returnId: true });

type WebhookValue = { metadata: { phone_number_id: string }; messages: Array<Message> };
type Message = { from: string; id: string; timestamp: string; text: { body: string } };

/**
 * The baseline: Bellhop's statements for a text of a known guest, written by hand in one transaction and pipelined where
 * possible. It handles no other messages; a test checks that no statement is missing.
 */
export async function take(pool: pg.Pool, body: Buffer): Promise<void> {
  const { metadata, messages } = JSON.parse(body.toString()).entry[0].changes[0].value as WebhookValue;
  const [message] = messages as [Message];
  const phone = `+${message.from}`;
  const now = new Date();
  const client = await pool.connect();
  const ask = <Params, Row>(
    { name, text, values }: Statement<Params, Row> | Change<Params, Row>,
    params: NoInfer<Params>,
  ) => client.query<Row & pg.QueryResultRow>({ name, text, values: values(params) });
  try {
    const begun = client.query("begin; set local app.unit = 'installation'");
    const [, found] = await Promise.all([
      begun,
      ask(selectNumberRoutes, { network: "whatsapp", phoneNumberIds: [metadata.phone_number_id] }),
    ]);
    const [route] = found.rows;
    if (!route) throw new Error("unrouted");
    const { venue_id: venue, channel_id: channel } = route;
    const sha256 = createHash("sha256").update(body).digest();
    const [, , guests, taken, venues] = await Promise.all([
      ask(insertWebhookDelivery, {
        deliveryId: newId(),
        signedBy: "whatsapp",
        sha256,
        body,
        receivedAt: now,
        state: "kept",
        causes: null,
        phoneNumberIds: [metadata.phone_number_id],
        isRetryable: false,
      }),
      client.query(`set local app.venue_id = '${venue}'`),
      ask(listGuestsByAddress, { venueId: venue, phones: [phone], whatsappUserId: null, parentId: null }),
      ask(selectConversationOfAddressForUpdate, {
        venueId: venue,
        phones: [phone],
        whatsappUserId: null,
        parentId: null,
      }),
      ask(selectVenue, { venueId: venue }),
    ]);
    const conversation = taken.rows[0] as Conversation | undefined;
    if (!guests.rows[0] || !conversation || !venues.rows[0]) throw new Error("not a known guest");
    const id = conversation.conversation_id;
    const writtenAt = new Date(Number(message.timestamp) * 1000);
    const position = conversation.last_own_position > writtenAt ? conversation.last_own_position : writtenAt;
    const messageId = newId();
    const added = await ask(insertGuestMessage, {
      venueId: venue,
      messageId,
      conversationId: id,
      seq: conversation.last_seq + 1,
      position,
      kind: "text",
      text: message.text.body,
      content: null,
      quotedId: null,
      origin: null,
      opensWindow: true,
      otherAgentAt: null,
      ownAgentAt: writtenAt,
      channelId: channel,
      providerMessageId: message.id,
      createdAt: now,
      writtenAt,
    });
    const events: object[] = [];
    if (added.rowCount === 1) {
      const job = {
        id: null,
        name: "answer-conversation",
        data: { venue_id: venue, conversation_id: id },
        startAfter: new Date(now.getTime() + 3_000),
        singletonKey: id,
        singletonOffset: 0,
        groupId: null,
        groupTier: null,
        deadLetter: null,
      };
      const [, , , counted, seen, view] = await Promise.all([
        client.query({ name: "enqueue answer-conversation", text: enqueue, values: [JSON.stringify([job])] }),
        ask(endClearedAlert, { venueId: venue, conversationId: id, cause: "guest_waits", endedAt: now }),
        ask(raiseAlertRow, {
          venueId: venue,
          alertId: newId(),
          cause: "guest_waits",
          conversationId: id,
          about: message.text.body.slice(0, 200),
          raisedAt: now,
        }),
        ask(countAlerts, { venueId: venue }),
        ask(selectMessage, { venueId: venue, messageId }),
        ask(findConversationView, { venueId: venue, conversationId: id }),
      ]);
      events.push(
        { kind: "alerts", count: counted.rows[0]?.count },
        { kind: "message", message: seen.rows[0] },
        { kind: "conversation", conversation: view.rows[0] },
      );
    }
    const since = new Date(now.getTime() - 24 * 3_600_000);
    const [, , committed] = await Promise.all([
      ask(insertLiveEvents, {
        venueId: venue,
        events: JSON.stringify(events),
        toldAt: now,
        keptSince: since,
        eventsBetweenSweeps: 500,
      }),
      client.query("set local app.venue_id = ''"),
      client.query("commit"),
    ]);
    if (committed.command !== "COMMIT") throw new Error("rolled back");
    client.release();
  } catch (error) {
    await client.query("rollback").catch(() => {});
    client.release();
    throw error;
  }
}
