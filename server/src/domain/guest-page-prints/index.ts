export { drawPoster } from "./draw-poster.ts";
export { drawRoomCodes } from "./draw-room-codes.ts";
export type { VenueLook } from "./venue-look.ts";
