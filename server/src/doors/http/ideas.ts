import {
  changeIdea,
  changeIdeaComment,
  commentOnIdea,
  fetchNews,
  hideIdea,
  hideIdeaComment,
  listIdeaComments,
  listIdeas,
  markNewsSeen,
  mergeIdeas,
  readIdea,
  setIdeaStatus,
  suggestIdea,
  voteForIdea,
  withdrawIdea,
  withdrawIdeaComment,
} from "@bellhop/contract/ideas";
import {
  changeOwnComment,
  changeOwnIdea,
  changeStatus,
  comment,
  hide,
  hideComment,
  listCommentsPage,
  listIdeasPage,
  markSeen,
  merge,
  suggest,
  viewIdea,
  viewNews,
  vote,
  withdrawOwnComment,
  withdrawOwnIdea,
} from "../../domain/ideas/index.ts";
import { changesAtVenue, readsAtVenue, worksAsHost } from "./answer.ts";

export const ideaRoutes = [
  readsAtVenue(listIdeas, (at, input, who) => listIdeasPage(at, who, input)),
  readsAtVenue(readIdea, (at, { idea_id }, who) => viewIdea(at, who, idea_id)),
  readsAtVenue(listIdeaComments, (at, input, who) => listCommentsPage(at, who, input)),
  changesAtVenue(suggestIdea, (at, input, who) => suggest(at, who, input)),
  changesAtVenue(changeIdea, (at, input, who) => changeOwnIdea(at, who, input)),
  changesAtVenue(withdrawIdea, async (at, { idea_id }, who) => {
    await withdrawOwnIdea(at, who, idea_id);
    return {};
  }),
  changesAtVenue(voteForIdea, (at, input, who) => vote(at, who, input.idea_id, input.vote)),
  changesAtVenue(commentOnIdea, (at, input, who) => comment(at, who, input)),
  changesAtVenue(changeIdeaComment, (at, input, who) => changeOwnComment(at, who, input)),
  changesAtVenue(withdrawIdeaComment, async (at, { comment_id }, who) => {
    await withdrawOwnComment(at, who, comment_id);
    return {};
  }),

  worksAsHost(setIdeaStatus, async ({ db }, { idea_id, status, note = "" }) => {
    await db.atInstallation((at) => changeStatus(at, idea_id, status, note));
    return {};
  }),
  worksAsHost(mergeIdeas, async ({ db }, { idea_id, into_idea_id }) => {
    await db.atInstallation((at) => merge(at, idea_id, into_idea_id));
    return {};
  }),
  worksAsHost(hideIdea, async ({ db }, input) => {
    await db.atInstallation((at) => hide(at, input.idea_id, input.hide));
    return {};
  }),
  worksAsHost(hideIdeaComment, async ({ db }, input) => {
    await db.atInstallation((at) => hideComment(at, input.comment_id, input.hide));
    return {};
  }),

  readsAtVenue(fetchNews, (at, _input, who) => viewNews(at, who)),
  changesAtVenue(markNewsSeen, async (at, { what }, who) => {
    await markSeen(at, who, what);
    return {};
  }),
];
