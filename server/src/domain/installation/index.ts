export { claimDemo, findInstallation, insertInstallation } from "./installation.queries.ts";
