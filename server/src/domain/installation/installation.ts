import type { AtInstallation } from "../../platform/at/index.ts";
import { insertInstallationRow, selectInstallation, updateDemoSince } from "./installation.queries.ts";

/** False if the installation exists already. */
export async function insertInstallation(at: AtInstallation, secretKeyCheck: string): Promise<boolean> {
  const values = { secretKeyCheck, createdAt: at.now };
  return (await at.tx.maybeRow(insertInstallationRow, values)) !== undefined;
}

export const findInstallation = (at: AtInstallation) => at.tx.row(selectInstallation);

/** True for the one process that may seed the demo; false once there is an operator. */
export async function claimDemo(at: AtInstallation): Promise<boolean> {
  return (await at.tx.run(updateDemoSince, { demoSince: at.now })) > 0;
}
