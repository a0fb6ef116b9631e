export { guestColours } from "./guest-colours.ts";
export { houseInformation, housePhone, houseText, livePhone } from "./house-information.ts";
