import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { ideaLimits } from "./idea-limits.ts";
import { ideaFilters, ideaSorts, ideaStatuses } from "./idea-lists.ts";
import { id, instant, listOf, name, nothing, page, searchWords, sendersId, words } from "./values.ts";

export const ideaStatus = z.enum(ideaStatuses);

/** Never a name, because other operators see it too. `team`: a host wrote it. */
export const ideaAuthor = z.enum(["you", "your_hotel", "other_hotel", "team"]);
export type IdeaAuthor = z.infer<typeof ideaAuthor>;

export const idea = z.object({
  idea_id: id,
  title: z.string(),
  /** Lists have only its beginning. */
  text: z.string(),
  status: ideaStatus,
  /** Written by a host about the status. A declined idea always has one. */
  note: z.nullable(z.string()),
  votes: z.int(),
  comments: z.int(),
  /** Whether the member has voted at this venue. */
  has_voted: z.boolean(),
  author: ideaAuthor,
  created_at: instant,
  /** The last change of text or status, or the last comment. */
  changed_at: instant,
  status_since: instant,
});
export type Idea = z.infer<typeof idea>;

export const wholeIdea = z.object({
  ...idea.shape,
  /** Whether the member may change or withdraw it: their own, open, with no vote or comment of anyone else. */
  can_change: z.boolean(),
  /** The idea that this one was merged into. */
  merged_into: z.nullable(z.object({ idea_id: id, title: z.string() })),
});
export type WholeIdea = z.infer<typeof wholeIdea>;

export const ideaComment = z.object({
  comment_id: id,
  text: z.string(),
  author: ideaAuthor,
  created_at: instant,
  changed_at: z.nullable(instant),
  /** Whether the member may change or withdraw it: their own, with no later comment of anyone else. */
  can_change: z.boolean(),
});
export type IdeaComment = z.infer<typeof ideaComment>;

const title = name(ideaLimits.titleCharacters).check(z.minLength(1, invalid("title_missing")));
const someWords = (max: number) => words(max).check(z.minLength(1, invalid("text_missing")));
const commentText = someWords(ideaLimits.commentCharacters);
const oneIdea = { idea_id: id };
const oneComment = { comment_id: id };

const byMembers = { role: "member", scope: "venue" } as const;
const changes = { ...byMembers, access: "changes", audit: "ideas_show_it" } as const;
const byHosts = { role: "member", scope: "installation", access: "changes", audit: "hosts" } as const;

export const listIdeas = call("POST /api/list_ideas", {
  summary:
    "Lists the ideas of all hotels of the installation, most votes first. Finds ideas in which every word of `search` begins a word.",
  input: z.object({
    sort: z.optional(z.enum(ideaSorts)),
    status: z.optional(z.enum(ideaFilters)),
    search: z.optional(searchWords),
    ...page,
  }),
  output: listOf(idea),
  access: "reads",
  ...byMembers,
});

export const readIdea = call("POST /api/read_idea", {
  summary: "Returns an idea. A merged one has a pointer to the idea that has its votes and comments.",
  input: z.object(oneIdea),
  output: wholeIdea,
  access: "reads",
  ...byMembers,
});

export const listIdeaComments = call("POST /api/list_idea_comments", {
  summary: "Lists the comments on an idea, newest first.",
  input: z.object({ ...oneIdea, ...page }),
  output: listOf(ideaComment),
  access: "reads",
  ...byMembers,
});

export const suggestIdea = call("POST /api/suggest_idea", {
  summary:
    "Adds an idea, with the member's own vote. Everyone in the installation sees its text, but not who wrote it.",
  input: z.object({ new_idea_id: sendersId, title, text: words(ideaLimits.textCharacters) }),
  output: wholeIdea,
  refuses: ["not_possible_now"],
  ...changes,
});

export const changeIdea = call("POST /api/change_idea", {
  summary:
    "Changes the member's own idea, while it is open and no one else has voted for it or commented on it.",
  input: z.object({ ...oneIdea, title, text: words(ideaLimits.textCharacters) }),
  output: wholeIdea,
  refuses: ["not_possible_now"],
  ...changes,
});

export const withdrawIdea = call("POST /api/withdraw_idea", {
  summary:
    "Removes the member's own idea, while it is open and no one else has voted for it or commented on it.",
  input: z.object(oneIdea),
  output: nothing,
  refuses: ["not_possible_now"],
  ...changes,
});

export const voteForIdea = call("POST /api/vote_for_idea", {
  summary:
    "Votes for an idea, or takes the vote back. A member has one vote at each venue. Refused once the idea is shipped or declined.",
  input: z.object({ ...oneIdea, vote: z.boolean() }),
  output: z.object({ votes: z.int(), has_voted: z.boolean() }),
  refuses: ["wrong_state"],
  ...changes,
});

export const commentOnIdea = call("POST /api/comment_on_idea", {
  summary: "Adds a comment. Everyone in the installation sees its text, but not who wrote it.",
  input: z.object({ ...oneIdea, new_comment_id: sendersId, text: commentText }),
  output: ideaComment,
  refuses: ["wrong_state", "not_possible_now"],
  ...changes,
});

export const changeIdeaComment = call("POST /api/change_idea_comment", {
  summary: "Changes the member's own comment, while no one else has commented after it.",
  input: z.object({ ...oneComment, text: commentText }),
  output: ideaComment,
  refuses: ["not_possible_now"],
  ...changes,
});

export const withdrawIdeaComment = call("POST /api/withdraw_idea_comment", {
  summary: "Removes the member's own comment, while no one else has commented after it.",
  input: z.object(oneComment),
  output: nothing,
  refuses: ["not_possible_now"],
  ...changes,
});

export const setIdeaStatus = call("POST /api/set_idea_status", {
  summary:
    "Sets an idea's status, with a note that everyone reads; needed to decline it. Everyone who voted is told once it is shipped. For hosts.",
  input: z.object({ ...oneIdea, status: ideaStatus, note: z.optional(words(ideaLimits.noteCharacters)) }),
  output: nothing,
  ...byHosts,
});

export const mergeIdeas = call("POST /api/merge_ideas", {
  summary:
    "Moves an idea's votes and comments to another idea and leaves a pointer. No member has two votes for one venue afterwards. For hosts.",
  input: z.object({ ...oneIdea, into_idea_id: id }),
  output: nothing,
  refuses: ["wrong_state", "not_possible_now"],
  ...byHosts,
});

export const hideIdea = call("POST /api/hide_idea", {
  summary: "Hides an abusive idea from everyone, or shows it again. For hosts.",
  input: z.object({ ...oneIdea, hide: z.boolean() }),
  output: nothing,
  ...byHosts,
});

export const hideIdeaComment = call("POST /api/hide_idea_comment", {
  summary: "Hides an abusive comment from everyone, or shows it again. For hosts.",
  input: z.object({ ...oneComment, hide: z.boolean() }),
  output: nothing,
  ...byHosts,
});

/** An idea that was shipped. */
export const shippedIdea = z.object({
  idea_id: id,
  title: z.string(),
  votes: z.int(),
  shipped_at: instant,
  has_voted: z.boolean(),
  /** The member voted for it and has not seen this yet. */
  is_new: z.boolean(),
});
export type ShippedIdea = z.infer<typeof shippedIdea>;

export const newsRelease = z.object({
  name: z.string(),
  sections: z.array(
    z.object({ title: z.string(), items: z.array(z.object({ text: z.string(), is_new: z.boolean() })) }),
  ),
});
export type NewsRelease = z.infer<typeof newsRelease>;

export const fetchNews = call("POST /api/fetch_news", {
  summary:
    "Returns what has changed in Bellhop, in English, and the ideas shipped last, each marked if it is new to the member.",
  input: nothing,
  output: z.object({ releases: z.array(newsRelease), shipped: z.array(shippedIdea) }),
  access: "reads",
  ...byMembers,
});

export const markNewsSeen = call("POST /api/mark_news_seen", {
  summary:
    "Remembers that the member has seen the shipped ideas they voted for or, with `changes`, what has changed in Bellhop.",
  input: z.object({ what: z.enum(["shipped", "changes"]) }),
  output: nothing,
  access: "changes",
  audit: "own_view",
  ...byMembers,
});
