export { ratingOfAsked } from "./fragments.ts";
export {
  type Asked,
  askedSince,
  deleteRatingsBefore,
  eraseRatingsOf,
  exportRatings,
  findAsked,
  findRating,
  listRatings,
  listRatingsIn,
  listToReview,
  lockIfToReview,
  noteRepeat,
  noteReviewSent,
  readScores,
  storeRating,
} from "./stay-ratings.ts";
