import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { RequestFault } from "./faults.ts";
import { errorAnswer, GraphError, statusOfCode } from "./graph-error.ts";
import type { GraphParts } from "./parts.ts";
import { type MessageSent, readMessage } from "./read-message.ts";
import { send } from "./send.ts";

type Posted = {
  phoneNumberId: string;
  authorization: string | undefined;
  body: Buffer;
  response: ServerResponse;
};

/** Takes a message as Meta would, or fails in the way that is next in line. */
export async function answerMessages(parts: GraphParts, posted: Posted) {
  const { settings, faults, ledger } = parts;
  const { phoneNumberId, authorization, response } = posted;
  const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  if (!token || (settings.accessToken !== undefined && token !== settings.accessToken)) {
    throw new GraphError(401, 190, "The access token could not be decrypted");
  }
  if (settings.phoneNumberIds && !settings.phoneNumberIds.includes(phoneNumberId)) {
    throw new GraphError(400, 100, `Object with ID '${phoneNumberId}' does not exist`, 33);
  }
  const read = readMessage(posted.body);
  if ("markedRead" in read) {
    ledger.addRead(read.markedRead, read.typing);
    return send(response, 200, { success: true });
  }
  const fault = faults.ofRequest();
  if (fault?.fault === "slow") await pause(fault.ms);
  if (fault && fault.fault !== "slow") return fail(parts, fault, phoneNumberId, read, response);
  const id = take(parts, phoneNumberId, read, "200");
  send(response, 200, {
    messaging_product: "whatsapp",
    contacts: [{ input: read.to, wa_id: read.to.replace(/\D/g, "") }],
    messages: [{ id }],
  });
}

function take(parts: GraphParts, phoneNumberId: string, message: MessageSent, answered: string): string {
  const id = `wamid.fake.${randomUUID().replaceAll("-", "")}`;
  const { to, type, text, callbackData } = message;
  parts.ledger.add({
    id,
    phone_number_id: phoneNumberId,
    to,
    type,
    text,
    callback_data: callbackData,
    message: message.message,
    answered,
    taken_at: new Date().toISOString(),
    reported: [],
  });
  parts.report.of({ id, phoneNumberId, to: to.replace(/\D/g, ""), callbackData });
  return id;
}

function fail(
  parts: GraphParts,
  fault: Exclude<RequestFault, { fault: "slow" }>,
  phoneNumberId: string,
  message: MessageSent,
  response: ServerResponse,
) {
  if (fault.fault === "error") {
    const { code, status = statusOfCode(code) } = fault;
    return send(response, status, errorAnswer(new GraphError(status, code, "A fault asked for by a test")));
  }
  if (fault.taken) take(parts, phoneNumberId, message, fault.fault);
  if (fault.fault === "http_500") {
    return send(response, 500, errorAnswer(new GraphError(500, 131_000, "A fault asked for by a test")));
  }
  if (fault.fault === "hang") return;
  // One byte of an answer, then nothing but a reset.
  const socket = response.socket;
  socket?.write("H", () => socket.resetAndDestroy());
}
