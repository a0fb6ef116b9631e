import { exportAudit, listAudit } from "@bellhop/contract/audit";
import { ownerExportsAuditLog, ownerReadsAuditLog } from "../../journeys/owner-reads-audit-log.ts";
import type { Route } from "./answer.ts";

export const auditRoutes = [
  {
    call: listAudit,
    // What is above the venues is the installation's, though an operator's: a unit of several venues does not see it.
    answer: (_request, input, who, { db }) => db.atInstallation((at) => ownerReadsAuditLog(at, who, input)),
  } satisfies Route,
  {
    call: exportAudit,
    answer: (_request, input, who, services) => ownerExportsAuditLog(services, who, input),
  } satisfies Route,
];
