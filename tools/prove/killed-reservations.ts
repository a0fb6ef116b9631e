// Files of reservations that are read, applied and undone, killed with -9 at every step and at 100 random moments: each
// row is applied once and undone once. `npm run prove -- killed-reservations [--kills N --seed S]`
import { reservationImports } from "../../chaos/reservation-imports.ts";
import { proveKilledTasks } from "./killed-tasks.ts";

await proveKilledTasks("killed-reservations", [reservationImports]);
