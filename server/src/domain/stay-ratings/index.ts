export { ratingOfAsked } from "./fragments.ts";
export {
  askedSince,
  deleteRatingsBefore,
  eraseRatingsOf,
  exportRatings,
  findRating,
  findSurvey,
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
