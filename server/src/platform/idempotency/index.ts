export {
  type Act,
  doOnceAboveVenues,
  doOnceAsPerson,
  doOnceAtVenue,
  doOnceInUnits,
  doOnceInUnitsAtVenue,
} from "./do-once.ts";
export { eraseAnswersAboveVenues, eraseVenueAnswers } from "./erase-answers.ts";
export { forgetAnswers } from "./forget-answers.ts";
