import type { IncomingMessage, ServerResponse } from "node:http";
import {
  changeNumber,
  deregister,
  getAccount,
  getNumber,
  listNumbers,
  register,
} from "./accounts/account-endpoints.ts";
import { debugToken, exchangeCode } from "./accounts/oauth-endpoints.ts";
import { listSubscriptions, subscribe, unsubscribe } from "./accounts/subscribed-apps.ts";
import { type Call, tokenOf } from "./call.ts";
import type { EndpointName } from "./faults.ts";
import { GraphError } from "./graph-error.ts";
import { deleteMedia, getMedia, uploadMedia } from "./media/media-endpoints.ts";
import { answerMessages } from "./messages/messages-endpoint.ts";
import type { GraphParts } from "./parts.ts";
import { send } from "./send.ts";
import {
  createTemplate,
  deleteTemplates,
  editTemplate,
  getTemplate,
  listTemplates,
} from "./templates/template-endpoints.ts";
import { underFault } from "./under-fault.ts";
import { type Json, noSuchObject } from "./wire.ts";

type Answer = (parts: GraphParts, call: Call) => unknown;

/** Without a token of an account. */
const open: Record<string, [EndpointName, Answer]> = {
  "GET oauth/access_token": ["oauth", exchangeCode],
  "POST oauth/access_token": ["oauth", exchangeCode],
  "GET debug_token": ["debug_token", debugToken],
};

const edges: Record<string, [EndpointName, Answer]> = {
  "GET phone_numbers": ["phone_numbers", listNumbers],
  "POST subscribed_apps": ["subscribed_apps", subscribe],
  "GET subscribed_apps": ["subscribed_apps", listSubscriptions],
  "DELETE subscribed_apps": ["subscribed_apps", unsubscribe],
  "POST message_templates": ["templates", createTemplate],
  "GET message_templates": ["templates", listTemplates],
  "DELETE message_templates": ["templates", deleteTemplates],
  "POST register": ["register", register],
  "POST deregister": ["deregister", deregister],
  "POST media": ["media_upload", uploadMedia],
};

const objects: Record<string, [EndpointName, Answer]> = {
  "GET account": ["account", getAccount],
  "GET number": ["phone_number", getNumber],
  "POST number": ["phone_number", changeNumber],
  "GET media": ["media", getMedia],
  "DELETE media": ["media", deleteMedia],
  "GET template": ["template", getTemplate],
  "POST template": ["template", editTemplate],
};

type Received = {
  method: string;
  path: string;
  query: Json;
  headers: IncomingMessage["headers"];
  body: Buffer;
  response: ServerResponse;
};

/** Answers a call of the Graph API, or fails with the endpoint's next fault. */
export async function answerCall(parts: GraphParts, received: Received) {
  const { method, path, query, headers, body, response } = received;
  const [, version = "", id = "", edge, more] = path.split("/");
  const unknownPath = new GraphError(400, 2500, `Unknown path components: ${path}`);
  if (!/^v\d+(\.\d+)?$/.test(version) || id === "" || more !== undefined) throw unknownPath;
  const call: Call = { id, token: tokenOf(headers, query), query, headers, body, response };
  const openEndpoint = open[`${method} ${path.split("/").slice(2).join("/")}`];
  if (!openEndpoint) requireAllowed(parts, call);
  if (method === "POST" && edge === "messages") return answerMessages(parts, call);
  const found =
    openEndpoint ?? (edge === undefined ? objectEndpoint(parts, method, id) : edges[`${method} ${edge}`]);
  if (!found) {
    const isKnown = edge === undefined || ["GET", "POST", "DELETE"].some((one) => edges[`${one} ${edge}`]);
    throw isKnown || edge === "messages"
      ? new GraphError(400, 100, `Unsupported ${method.toLowerCase()} request.`)
      : unknownPath;
  }
  const [name, work] = found;
  const answer = await underFault(parts.faults.ofRequest(name, id), response, () => work(parts, call));
  if (answer !== undefined) send(response, 200, answer);
}

function objectEndpoint({ accounts, media, templates }: GraphParts, method: string, id: string) {
  if (accounts.account(id)) return objects[`${method} account`];
  if (accounts.number(id)) return objects[`${method} number`];
  if (media.find(id)) return objects[`${method} media`];
  return templates.find(id) ? objects[`${method} template`] : noSuchObject(id);
}

/** The token must be valid, and one of Embedded Signup reaches only its accounts. */
function requireAllowed(parts: GraphParts, { id, token }: Call) {
  const grant = parts.tokens.grantOf(token);
  if (!grant) throw new GraphError(401, 190, "The access token could not be decrypted");
  const accountId = accountOf(parts, id);
  if (grant !== "all" && accountId !== undefined && !grant.accountIds.includes(accountId)) noSuchObject(id);
}

function accountOf({ accounts, media, templates }: GraphParts, id: string): string | undefined {
  if (accounts.account(id)) return id;
  const numberId = media.find(id)?.phoneNumberId ?? id;
  return accounts.number(numberId)?.accountId ?? templates.find(id)?.accountId;
}
