export {
  type Act,
  doOnceAboveVenues,
  doOnceAsPerson,
  doOnceAtVenue,
  doOnceInUnits,
  doOnceInUnitsAtVenue,
} from "./do-once.ts";
export { eraseAnswersAboveVenues, eraseVenueAnswers } from "./erase-answers.ts";
export { forgetAnswers, forgetInstallationAnswers, sweepVenueAnswers } from "./forget-answers.ts";
