import { field } from "./fields.ts";

/** Names of the endpoints for which a test can plan faults. */
export const endpoints = [
  "messages",
  "reads",
  "oauth",
  "debug_token",
  "account",
  "phone_numbers",
  "phone_number",
  "register",
  "deregister",
  "subscribed_apps",
  "media_upload",
  "media",
  "templates",
  "template",
] as const;
export type EndpointName = (typeof endpoints)[number];

/** Faults of a request. `taken`: the request takes effect although the sender gets no success response. */
export type RequestFault =
  | { fault: "error"; code: number; status: number | undefined; subcode?: number | undefined }
  | { fault: "http_500" | "hang" | "reset"; taken: boolean }
  | { fault: "slow"; ms: number; taken: boolean };

/** Faults of the status updates of an accepted message. */
export type ReportFault =
  | { fault: "duplicate_reports" | "out_of_order" | "no_reports" | "unread" }
  | { fault: "report_failed"; code: number };

const ofReports = new Set(["duplicate_reports", "out_of_order", "no_reports", "unread", "report_failed"]);

type Planned<Fault> = Fault & { phone_number_id?: string };

/**
 * Queues of faults for the next calls, first in, first out: one for the requests of each endpoint, one for status
 * updates. A fault with a phone number's id waits for a call of that number.
 */
export function openFaults() {
  const requests = new Map<EndpointName, Planned<RequestFault>[]>();
  const reports: Planned<ReportFault>[] = [];
  const queueOf = (endpoint: EndpointName) => {
    const queue = requests.get(endpoint) ?? [];
    requests.set(endpoint, queue);
    return queue;
  };
  return {
    /**
     * `{ fault, next?: how many calls, endpoint?: "messages" by default, phone_number_id?, code?, subcode?, status?,
     * ms?, taken? }`
     */
    add(value: unknown) {
      const input = field.object(value, "fault");
      const number = input.phone_number_id;
      const fault = {
        ...faultIn(input),
        ...(number !== undefined && { phone_number_id: field.text(number, "phone_number_id") }),
      };
      const endpoint = field.oneOf(input.endpoint ?? "messages", "endpoint", endpoints);
      for (let n = field.number(input.next ?? 1, "next"); n > 0; n--) {
        if (ofReports.has(fault.fault)) reports.push(fault as Planned<ReportFault>);
        else queueOf(endpoint).push(fault as Planned<RequestFault>);
      }
    },
    ofRequest: (endpoint: EndpointName, phoneNumberId?: string) => takeNext(queueOf(endpoint), phoneNumberId),
    ofReports: (phoneNumberId: string) => takeNext(reports, phoneNumberId),
    /** `requests` are those of messages. */
    waiting: () => ({ requests: queueOf("messages"), reports, endpoints: Object.fromEntries(requests) }),
    clear() {
      requests.clear();
      reports.length = 0;
    },
  };
}

function takeNext<Fault>(queue: Planned<Fault>[], phoneNumberId?: string): Fault | undefined {
  const next = queue.findIndex(
    ({ phone_number_id }) => phone_number_id === undefined || phone_number_id === phoneNumberId,
  );
  return next === -1 ? undefined : queue.splice(next, 1)[0];
}

const optionalNumber = (value: unknown, name: string) =>
  value === undefined ? undefined : field.number(value, name);

function faultIn(input: Record<string, unknown>): RequestFault | ReportFault {
  const fault = field.text(input.fault, "fault");
  switch (fault) {
    case "error":
      return {
        fault,
        code: field.number(input.code, "code"),
        status: optionalNumber(input.status, "status"),
        subcode: optionalNumber(input.subcode, "subcode"),
      };
    case "http_500":
      return { fault, taken: input.taken === true };
    case "hang":
    case "reset":
      return { fault, taken: input.taken !== false };
    case "slow":
      return { fault, ms: field.number(input.ms, "ms"), taken: input.taken === true };
    case "report_failed":
      return { fault, code: field.number(input.code, "code") };
    case "duplicate_reports":
    case "out_of_order":
    case "no_reports":
    case "unread":
      return { fault };
    default:
      throw new Error(`Unknown fault "${fault}"`);
  }
}
