export { useGrantedWords } from "./granted-words.ts";
export { MembersSection } from "./MembersSection.tsx";
export { type Granted, RoleFields } from "./RoleFields.tsx";
