export { guestColours } from "./guest-colours.ts";
export { houseInformation, houseText, receptionPhone } from "./house-information.ts";
