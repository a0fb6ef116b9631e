import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAccess, useVenue } from "../access/AccessContext.ts";
import { useApi } from "../api/ApiProvider.tsx";
import { type Ask, askAs } from "../api/ask.ts";

/** Who edits where. Changes are saved for their venue even after the person has switched venues. */
export type AutosaveParts = {
  ask: Ask;
  queryClient: QueryClient;
  venueId: number;
  memberId: string;
  memberName: string;
};

export function useAutosaveParts(): AutosaveParts {
  const { caller, send } = useApi();
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId, name: memberName } = useAccess().member;
  const ask = askAs({ ...caller, venueId: () => venueId }, send);
  return { ask, queryClient, venueId, memberId, memberName };
}

/** Makes one of a kind per venue and member, for as long as the page lives. */
export function onePerVenue<Made>(make: (parts: AutosaveParts) => Made): (parts: AutosaveParts) => Made {
  const made = new WeakMap<QueryClient, Map<string, Made>>();
  return (parts) => {
    const { queryClient, venueId, memberId } = parts;
    const known = made.get(queryClient) ?? new Map<string, Made>();
    made.set(queryClient, known);
    const name = `${venueId}.${memberId}`;
    const one = known.get(name) ?? make(parts);
    known.set(name, one);
    return one;
  };
}
