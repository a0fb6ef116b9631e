import * as access from "@bellhop/contract/access";
import * as alerts from "@bellhop/contract/alerts";
import * as audit from "@bellhop/contract/audit";
import * as browserConfig from "@bellhop/contract/browser-config";
import * as concierge from "@bellhop/contract/concierge";
import * as contradictions from "@bellhop/contract/contradictions";
import * as conversations from "@bellhop/contract/conversations";
import * as deliveries from "@bellhop/contract/deliveries";
import * as doorCodes from "@bellhop/contract/door-codes";
import * as gaps from "@bellhop/contract/gaps";
import * as guests from "@bellhop/contract/guests";
import * as health from "@bellhop/contract/health";
import * as home from "@bellhop/contract/home";
import * as ideas from "@bellhop/contract/ideas";
import * as imports from "@bellhop/contract/imports";
import * as infoData from "@bellhop/contract/info-data";
import * as invitations from "@bellhop/contract/invitations";
import * as knowledge from "@bellhop/contract/knowledge";
import * as live from "@bellhop/contract/live";
import * as members from "@bellhop/contract/members";
import * as messageContent from "@bellhop/contract/message-content";
import * as messages from "@bellhop/contract/messages";
import * as model from "@bellhop/contract/model";
import * as notificationRules from "@bellhop/contract/notification-rules";
import * as notifications from "@bellhop/contract/notifications";
import * as plansOfContract from "@bellhop/contract/plans";
import * as proactive from "@bellhop/contract/proactive";
import { problemDocument } from "@bellhop/contract/problems";
import * as qrCode from "@bellhop/contract/qr-code";
import * as replay from "@bellhop/contract/replay";
import * as requests from "@bellhop/contract/requests";
import * as reservationImports from "@bellhop/contract/reservation-imports";
import * as reservations from "@bellhop/contract/reservations";
import * as settings from "@bellhop/contract/settings";
import * as signUp from "@bellhop/contract/sign-up";
import * as simulator from "@bellhop/contract/simulator";
import * as statements from "@bellhop/contract/statements";
import * as statistics from "@bellhop/contract/statistics";
import * as stayRatings from "@bellhop/contract/stay-ratings";
import * as suggestions from "@bellhop/contract/suggestions";
import * as supportBundle from "@bellhop/contract/support-bundle";
import * as tasks from "@bellhop/contract/tasks";
import * as templates from "@bellhop/contract/templates";
import * as testQuestions from "@bellhop/contract/test-questions";
import * as transcripts from "@bellhop/contract/transcripts";
import * as translations from "@bellhop/contract/translations";
import * as venueInfo from "@bellhop/contract/venue-info";
import * as venues from "@bellhop/contract/venues";
import * as whatsapp from "@bellhop/contract/whatsapp";
import * as z from "zod/mini";

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

const nouns = [
  access,
  alerts,
  audit,
  browserConfig,
  concierge,
  conversations,
  deliveries,
  doorCodes,
  gaps,
  guests,
  home,
  ideas,
  live,
  messageContent,
  messages,
  model,
  notifications,
  notificationRules,
  settings,
  simulator,
  whatsapp,
  suggestions,
  tasks,
  templates,
  statements,
  statistics,
  stayRatings,
  testQuestions,
  reservationImports,
  replay,
  proactive,
  requests,
  reservations,
  transcripts,
  translations,
  qrCode,
  knowledge,
  infoData,
  contradictions,
  venueInfo,
  members,
  plansOfContract,
  invitations,
  imports,
  venues,
  signUp,
  health,
  supportBundle,
];
const names = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries({ problem: problemDocument, ...Object.assign({}, ...nouns) })) {
  const hasParts =
    schema instanceof z.ZodMiniObject ||
    schema instanceof z.ZodMiniDiscriminatedUnion ||
    schema instanceof z.ZodMiniEnum;
  if (hasParts && !names.has(schema)) names.add(schema, { id: `${name[0]?.toUpperCase()}${name.slice(1)}` });
}

/** Named schemas of the contract become references into `components`. Output schemas allow additional fields. */
export function jsonSchemaOf(
  schema: z.ZodMiniType,
  io: "input" | "output",
  components: Record<string, JsonSchema>,
): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    override({ zodSchema, jsonSchema }) {
      if (io === "output") delete jsonSchema.additionalProperties;
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
    },
  });
  for (const [name, part] of Object.entries($defs ?? {})) components[name] = inComponents(part as JsonSchema);
  return inComponents(rest as JsonSchema);
}

function inComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

export function referred(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  return schema.$ref ? (components[nameIn(schema.$ref)] ?? {}) : schema;
}

export const nameIn = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
