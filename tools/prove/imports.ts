// Imports of pages, files and texts, killed with -9 at every step and at 100 random moments: each ends with its
// source's suggestions, once, or refused with its bytes deleted. `npm run prove -- imports [--kills N --seed S]`
import { imports } from "../../chaos/imports.ts";
import { proveKilledTasks } from "./killed-tasks.ts";

await proveKilledTasks("imports", [imports]);
