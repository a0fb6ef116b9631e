// Imports of pages, files and texts, killed with -9 at every step and at 100 moments of chance: each ends as what its
// source proposes, once, or refused and with its bytes gone. `npm run prove -- imports [--kills N --seed S]`
import { imports } from "../../chaos/imports.ts";
import { proveOfKilled } from "./killed-tasks.ts";

await proveOfKilled("imports", [imports]);
