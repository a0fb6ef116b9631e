import { completeSignup } from "@bellhop/contract/sign-up";
import { openOperator } from "../../journeys/accounts/open-operator.ts";
import { accessAt } from "./access.ts";
import { changesAsPerson } from "./answer.ts";

export const operatorRoutes = [
  changesAsPerson(completeSignup, async (at, signUp, person, services) => {
    const { venueId } = await openOperator(at, person, signUp, completeSignup.path, services);
    return accessAt(at, person.sub, venueId, services);
  }),
];
