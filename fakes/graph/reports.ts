import { statusReport } from "./bodies.ts";
import type { openFaults, ReportFault } from "./faults.ts";
import { titles } from "./graph-error.ts";
import type { openWebhook } from "./webhook.ts";

type Taken = { id: string; phoneNumberId: string; to: string; callbackData: string | null };

/** Reports by webhook what becomes of each message that was taken: sent, delivered, read, or as the next fault has it. */
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
    of(message: Taken) {
      const fault = faults.ofReports();
      for (const [index, status] of statusesWith(fault).entries()) {
        const timer = setTimeout(
          () => {
            timers.delete(timer);
            const code = fault?.fault === "report_failed" && status === "failed" ? fault.code : undefined;
            const error = code === undefined ? undefined : { code, title: titles[code] ?? "Error" };
            const { id, to, callbackData } = message;
            const body = statusReport(message, { id, to, status, at: new Date(), callbackData, error });
            const about = `status ${status}`;
            void webhook
              .until200(body, about)
              .then((tried) => tried.status === 200 && onReported(id, status));
            if (fault?.fault === "duplicate_reports") void webhook.until200(body, `${about}, again`);
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
