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
  readsAtVenue(listIdeas, (at, wanted, who) => listIdeasPage(at, who, wanted)),
  readsAtVenue(readIdea, (at, { idea_id }, who) => viewIdea(at, who, idea_id)),
  readsAtVenue(listIdeaComments, (at, wanted, who) => listCommentsPage(at, who, wanted)),
  changesAtVenue(suggestIdea, (at, asked, who) => suggest(at, who, asked)),
  changesAtVenue(changeIdea, (at, asked, who) => changeOwnIdea(at, who, asked)),
  changesAtVenue(withdrawIdea, async (at, { idea_id }, who) => {
    await withdrawOwnIdea(at, who, idea_id);
    return {};
  }),
  changesAtVenue(voteForIdea, (at, asked, who) => vote(at, who, asked.idea_id, asked.vote)),
  changesAtVenue(commentOnIdea, (at, asked, who) => comment(at, who, asked)),
  changesAtVenue(changeIdeaComment, (at, asked, who) => changeOwnComment(at, who, asked)),
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
  worksAsHost(hideIdea, async ({ db }, asked) => {
    await db.atInstallation((at) => hide(at, asked.idea_id, asked.hide));
    return {};
  }),
  worksAsHost(hideIdeaComment, async ({ db }, asked) => {
    await db.atInstallation((at) => hideComment(at, asked.comment_id, asked.hide));
    return {};
  }),

  readsAtVenue(fetchNews, (at, _input, who) => viewNews(at, who)),
  changesAtVenue(markNewsSeen, async (at, { what }, who) => {
    await markSeen(at, who, what);
    return {};
  }),
];
