/** Plain lists, so that browsers can use them without the schemas. */
export const ideaStatuses = ["open", "planned", "building", "shipped", "declined"] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];

/** `active` stands for every status in which members can vote. */
export const ideaFilters = ["active", ...ideaStatuses] as const;
export type IdeaFilter = (typeof ideaFilters)[number];

export const activeStatuses = ["open", "planned", "building"] as const satisfies readonly IdeaStatus[];

export const ideaSorts = ["votes", "newest", "changed"] as const;
export type IdeaSort = (typeof ideaSorts)[number];
