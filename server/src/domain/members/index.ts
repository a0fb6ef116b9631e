export { listMemberIds, listVenuesOfMember, listVenuesOfOwners, setCurrentVenue } from "./members.queries.ts";
export {
  type Acting,
  addMember,
  addOperator,
  findMember,
  type Member,
  mayMake,
  type NewMember,
} from "./members.ts";
