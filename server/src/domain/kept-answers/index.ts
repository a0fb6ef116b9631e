export { type Act, doOnceAtInstallation, doOnceAtVenue } from "./do-once.ts";
export { answersKeptMs, forgetAnswersOf, forgetInstallationAnswers } from "./forget-answers.ts";
