export { ratingOfAsked, wasAskedToRate } from "./fragments.ts";
export {
  askedSince,
  deleteRatingsBefore,
  eraseRatingsOf,
  exportRatings,
  findRating,
  findSurvey,
  isRatingAwaited,
  listRatings,
  listRatingsIn,
  listToReview,
  lockIfToReview,
  noteRepeat,
  noteReviewSent,
  readScores,
  type Survey,
  storeRating,
} from "./stay-ratings.ts";
