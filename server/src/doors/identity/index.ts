export { identityDoor } from "./identity-door.ts";
