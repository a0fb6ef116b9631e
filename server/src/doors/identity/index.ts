export { type IdentityDoor, identityDoor } from "./identity-door.ts";
