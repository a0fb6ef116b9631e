export { simulatorGraphDoor } from "./graph-door.ts";
