export { claimDemo, findInstallation, insertInstallation } from "./installation.ts";
export { secretKeyCheck } from "./secret-key-check.ts";
