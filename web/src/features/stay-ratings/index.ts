export { GuestRatings } from "./GuestRatings.tsx";
export { RatedLine } from "./RatedLine.tsx";
export { RatingsOfRule } from "./RatingsOfRule.tsx";
