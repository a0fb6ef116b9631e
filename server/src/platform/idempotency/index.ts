export { type Act, doOnceAsPerson, doOnceAtInstallation, doOnceAtVenue, findAnswerTo } from "./do-once.ts";
export { answersKeptMs, forgetAnswersOf, forgetInstallationAnswers } from "./forget-answers.ts";
