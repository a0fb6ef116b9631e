export { changeOwnComment, comment, listCommentsPage, withdrawOwnComment } from "./comments.ts";
export { changeOwnIdea, listIdeasPage, suggest, viewIdea, withdrawOwnIdea } from "./ideas.ts";
export { changeStatus, hide, hideComment, markVotersTold, merge } from "./moderate.ts";
export { countUnseenNews, markSeen, recordChangelog, viewNews } from "./news.ts";
export { tellVotersQueue } from "./queues.ts";
export type { Reader } from "./reader.ts";
export { vote } from "./vote.ts";
