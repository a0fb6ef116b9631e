import { field } from "./fields.ts";

/** What goes wrong with a request. `taken`: the message goes out although its sender hears nothing good. */
export type RequestFault =
  | { fault: "error"; code: number; status: number | undefined }
  | { fault: "http_500" | "hang" | "reset"; taken: boolean }
  | { fault: "slow"; ms: number };

/** What goes wrong with the reports of a message that was taken. */
export type ReportFault =
  | { fault: "duplicate_reports" | "out_of_order" | "no_reports" | "unread" }
  | { fault: "report_failed"; code: number };

const ofReports = new Set(["duplicate_reports", "out_of_order", "no_reports", "unread", "report_failed"]);

/** Faults that wait for the messages to come, first in, first out; requests and reports have a line each. */
export function openFaults() {
  const requests: RequestFault[] = [];
  const reports: ReportFault[] = [];
  return {
    /** `{ fault, next?: how many messages, code?, status?, ms?, taken? }` */
    add(given: unknown) {
      const asked = field.object(given, "fault");
      const fault = faultIn(asked);
      for (let n = field.number(asked.next ?? 1, "next"); n > 0; n--) {
        if (ofReports.has(fault.fault)) reports.push(fault as ReportFault);
        else requests.push(fault as RequestFault);
      }
    },
    ofRequest: () => requests.shift(),
    ofReports: () => reports.shift(),
    waiting: () => ({ requests, reports }),
    clear() {
      requests.length = 0;
      reports.length = 0;
    },
  };
}

function faultIn(asked: Record<string, unknown>): RequestFault | ReportFault {
  const fault = field.text(asked.fault, "fault");
  switch (fault) {
    case "error":
      return {
        fault,
        code: field.number(asked.code, "code"),
        status: asked.status === undefined ? undefined : field.number(asked.status, "status"),
      };
    case "http_500":
      return { fault, taken: asked.taken === true };
    case "hang":
    case "reset":
      return { fault, taken: asked.taken !== false };
    case "slow":
      return { fault, ms: field.number(asked.ms, "ms") };
    case "report_failed":
      return { fault, code: field.number(asked.code, "code") };
    case "duplicate_reports":
    case "out_of_order":
    case "no_reports":
    case "unread":
      return { fault };
    default:
      throw new Error(`There is no fault "${fault}"`);
  }
}
