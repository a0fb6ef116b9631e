export { MembersSection } from "./MembersSection.tsx";
export { type Granted, RoleFields } from "./RoleFields.tsx";
export { useRoleSummary } from "./role-summary.ts";
