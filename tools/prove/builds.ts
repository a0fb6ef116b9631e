// Publishing, killed with -9 at every step and at 100 moments of chance: each ends well or badly, none half
// live. `npm run prove -- builds [--kills N --seed S]`
import { builds } from "../../chaos/builds.ts";
import { proveOfKilled } from "./killed-tasks.ts";

await proveOfKilled("builds", [builds]);
