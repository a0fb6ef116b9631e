import { changeLogo, type Logo, readLogo } from "@bellhop/contract/settings";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { settingsKey } from "../store/settings-key.ts";

/** Below the key of the settings, so that their live event refreshes the logo too. */
const logoKey = (venueId: number) => [...settingsKey(venueId), "logo"] as const;

export function useLogo() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery<Logo | null>({
    queryKey: logoKey(venue_id),
    queryFn: async ({ signal }) => (await ask(readLogo, {}, { signal })).logo,
  });
}

/** `image` is base64; null removes the logo. */
export function useChangeLogo() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: string | null) => ask(changeLogo, { image }),
    onSuccess: ({ logo }) => queryClient.setQueryData(logoKey(venue_id), logo),
  });
}
