import { useRouter } from "@tanstack/react-router";
import { useSwitchVenue } from "./access-queries.ts";

/** Switches to another venue, and there to one of its threads. */
export function useGoToVenue() {
  const router = useRouter();
  const { mutateAsync: switchVenue } = useSwitchVenue();
  return async (venueId: number, conversation?: string) => {
    const isThere = await switchVenue(venueId).then(
      () => true,
      // The switch has reported its own failure.
      () => false,
    );
    if (isThere && conversation)
      await router.navigate({ to: "/messages", search: { tab: "all", conversation } });
  };
}
