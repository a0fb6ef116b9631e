export { claimDemo, findInstallation, insertInstallation } from "./installation.queries.ts";
export { secretKeyCheck } from "./secret-key-check.ts";
