import type { NumberOnWire } from "./accounts/account.ts";
import { type Pricing, statusReport } from "./bodies.ts";
import type { openFaults, ReportFault } from "./faults.ts";
import { titles } from "./graph-error.ts";
import type { openWebhook } from "./webhook.ts";

type AcceptedMessage = {
  id: string;
  number: NumberOnWire;
  to: string;
  callbackData: string | null;
  pricing: Pricing;
  /** The message fails with this code, unless a fault is planned. */
  failsWith: number | undefined;
};

/** Sends the status updates of each accepted message: sent, delivered, read, or as the next fault says. */
export function planReports({
  webhook,
  faults,
  everyMs,
  onReported,
}: {
  webhook: ReturnType<typeof openWebhook>;
  faults: ReturnType<typeof openFaults>;
  everyMs: number;
  onReported(id: string, status: string): void;
}) {
  const timers = new Set<NodeJS.Timeout>();
  return {
    of(message: AcceptedMessage) {
      const fault = faults.ofReports(message.number.phoneNumberId) ?? ownFault(message);
      for (const [index, status] of statusesWith(fault).entries()) {
        const timer = setTimeout(
          () => {
            timers.delete(timer);
            const code = fault?.fault === "report_failed" && status === "failed" ? fault.code : undefined;
            const error = code === undefined ? undefined : { code, title: titles[code] ?? "Error" };
            const { id, number, to, callbackData } = message;
            const pricing = pricedStates.has(status) ? message.pricing : undefined;
            const report = { id, to, status, at: new Date(), callbackData, error, pricing };
            const body = statusReport(number, report);
            const about = `status ${status}`;
            void webhook
              .until200(body, about, number.accountId)
              .then((tried) => tried.status === 200 && onReported(id, status));
            if (fault?.fault === "duplicate_reports")
              void webhook.until200(body, `${about}, again`, number.accountId);
          },
          everyMs * (index + 1),
        );
        timers.add(timer);
      }
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const pricedStates = new Set(["sent", "delivered"]);

function ownFault({ failsWith }: AcceptedMessage): ReportFault | undefined {
  return failsWith === undefined ? undefined : { fault: "report_failed", code: failsWith };
}

function statusesWith(fault: ReportFault | undefined): string[] {
  switch (fault?.fault) {
    case "no_reports":
      return [];
    case "unread":
      return ["sent", "delivered"];
    case "out_of_order":
      return ["read", "delivered", "sent"];
    case "report_failed":
      return ["failed"];
    default:
      return ["sent", "delivered", "read"];
  }
}
