export { simulatorGraphDoor } from "./simulator-graph-door.ts";
