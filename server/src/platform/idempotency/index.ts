export {
  type Act,
  doOnceAboveVenues,
  doOnceAsPerson,
  doOnceAtVenue,
  doOnceInUnits,
} from "./do-once.ts";
export { forgetAnswers } from "./forget-answers.ts";
