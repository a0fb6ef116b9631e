export {
  type Act,
  doOnceAboveVenues,
  doOnceAsPerson,
  doOnceAtVenue,
  doOnceInUnits,
  doOnceInUnitsAtVenue,
} from "./do-once.ts";
export { forgetAnswers } from "./forget-answers.ts";
