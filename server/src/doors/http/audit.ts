import { exportAudit, listAudit } from "@bellhop/contract/audit";
import { ownerExportsAuditLog, ownerReadsAuditLog } from "../../journeys/accounts/owner-reads-audit-log.ts";
import type { Route } from "./answer.ts";

export const auditRoutes = [
  {
    call: listAudit,
    // Entries about the operator are visible only to units of the installation.
    answer: (_request, input, who, { db }) => db.atInstallation((at) => ownerReadsAuditLog(at, who, input)),
  } satisfies Route,
  {
    call: exportAudit,
    answer: (_request, input, who, services) => ownerExportsAuditLog(services, who, input),
  } satisfies Route,
];
