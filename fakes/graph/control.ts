import { randomUUID } from "node:crypto";
import { guestMessage } from "./bodies.ts";
import { field } from "./fields.ts";
import type { GraphParts } from "./parts.ts";

type Answer = [status: number, told: unknown];

/**
 * What tests steer the stand-in with:
 * - `POST faults` `{ fault, next? }` or a list of them; `GET`, `DELETE`
 * - `GET ledger` what was taken; `DELETE`
 * - `POST guest-writes` `{ phone_number_id, wa_id, name, text, count?, distinct?, message_id?, timestamp?, until_200? }`:
 *   the same bytes `count` times at once, or as many different messages
 * - `POST deliver` any bytes, signed as they are
 * - `GET webhook-log` every try of every webhook call; `DELETE`
 * - `POST webhook-url` `{ url }`
 */
export async function answerControl(
  parts: GraphParts,
  method: string,
  what: string,
  body: Buffer,
): Promise<Answer> {
  const { faults, ledger, webhook } = parts;
  try {
    switch (`${method} ${what}`) {
      case "POST faults": {
        const asked: unknown = JSON.parse(body.toString("utf8"));
        for (const fault of Array.isArray(asked) ? asked : [asked]) faults.add(fault);
        return [200, faults.waiting()];
      }
      case "GET faults":
        return [200, faults.waiting()];
      case "DELETE faults":
        faults.clear();
        return [200, faults.waiting()];
      case "GET ledger":
        return [200, ledger.all()];
      case "DELETE ledger":
        ledger.clear();
        return [200, ledger.all()];
      case "POST guest-writes":
        return [200, await guestWrites(parts, field.object(JSON.parse(body.toString("utf8")), "body"))];
      case "POST deliver":
        return [200, await webhook.once(body, "delivered as given")];
      case "GET webhook-log":
        return [200, { tries: webhook.tries() }];
      case "DELETE webhook-log":
        webhook.clear();
        return [200, { tries: [] }];
      case "POST webhook-url":
        webhook.setUrl(field.text(field.object(JSON.parse(body.toString("utf8")), "body").url, "url"));
        return [200, {}];
      default:
        return [404, { error: `There is no ${method} /_control/${what}` }];
    }
  } catch (error) {
    return [400, { error: error instanceof Error ? error.message : String(error) }];
  }
}

async function guestWrites({ webhook }: GraphParts, asked: Record<string, unknown>) {
  const number = { phoneNumberId: field.text(asked.phone_number_id, "phone_number_id") };
  const count = asked.count === undefined ? 1 : field.number(asked.count, "count");
  const at =
    asked.timestamp === undefined ? new Date() : new Date(field.number(asked.timestamp, "timestamp") * 1000);
  const writer = {
    waId: field.text(asked.wa_id, "wa_id").replace(/\D/g, ""),
    name: asked.name === undefined ? "" : field.text(asked.name, "name"),
    text: field.text(asked.text, "text"),
    at,
  };
  const firstId = asked.message_id === undefined ? newWamid() : field.text(asked.message_id, "message_id");
  const ids = Array.from({ length: count }, (_, n) => (asked.distinct && n > 0 ? newWamid() : firstId));
  const post = asked.until_200 === true ? webhook.until200 : webhook.once;
  const answers = await Promise.all(
    ids.map((id) => post(guestMessage(number, { id, ...writer }), `message ${id}`)),
  );
  return { message_ids: [...new Set(ids)], answers };
}

function newWamid(): string {
  return `wamid.fake.${randomUUID().replaceAll("-", "")}`;
}
