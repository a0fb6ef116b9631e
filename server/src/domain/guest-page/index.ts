export { guestColours } from "./guest-colours.ts";
export { houseInformation, receptionPhone } from "./house-information.ts";
