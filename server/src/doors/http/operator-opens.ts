import { completeSignup } from "@bellhop/contract/sign-up";
import { operatorOpens } from "../../journeys/operator-opens.ts";
import { accessAt } from "./access.ts";
import { changesAsPerson } from "./answer.ts";

export const operatorOpensRoutes = [
  changesAsPerson(completeSignup, async (at, signUp, person, parts) => {
    const { venueId } = await operatorOpens(at, person, signUp, completeSignup.path, parts);
    return accessAt(at, person.sub, venueId, parts.hostEmails);
  }),
];
