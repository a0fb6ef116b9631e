export { addMember, addOperator, findMember, type Member, mayMake, type NewMember } from "./members.ts";
export { setCurrentVenue } from "./members.queries.ts";
