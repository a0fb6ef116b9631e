import type { RequestAssignee } from "@bellhop/contract/requests";

export const nameOfAssignee = (assignee: RequestAssignee | null): string | null =>
  assignee && ("department" in assignee ? assignee.department : assignee.name);
