// Publishing, killed with -9 at every step and at 100 random moments: each build succeeds or fails, and no version is
// half published. `npm run prove -- builds [--kills N --seed S]`
import { builds } from "../../chaos/builds.ts";
import { proveKilledTasks } from "./killed-tasks.ts";

await proveKilledTasks("builds", [builds]);
