import {
  fetchGuestPageLinks,
  fetchQrCode,
  type GuestPageLinks,
  type LinkPlace,
  type PosterFormat,
  printPoster,
  printRoomCodes,
  renewGuestPageLink,
} from "@bellhop/contract/qr-code";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { pdfOf } from "../../ui/pdf.ts";
import { saveFile } from "../../ui/save-file.ts";
import { settingsKey } from "../settings/index.ts";

/** Below the settings: their live event, which a renewed link sends too, refreshes it. */
const linksKey = (venueId: number) => [...settingsKey(venueId), "guest-page-links"] as const;

export function useGuestPageLinks() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery<GuestPageLinks>({
    queryKey: linksKey(venue_id),
    queryFn: ({ signal }) => ask(fetchGuestPageLinks, {}, { signal }),
  });
}

export function useRenewLink() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (place: LinkPlace) => ask(renewGuestPageLink, { place }),
    onSuccess: (links) => queryClient.setQueryData(linksKey(venue_id), links),
  });
}

export type CodeFile = "svg" | "png" | PosterFormat;

const pngPixels = 1024;

/** Downloads a code as a picture or a poster. */
export function useSaveCode(place: LinkPlace) {
  const { ask } = useApi();
  return useMutation({
    mutationFn: async (file: CodeFile) => {
      if (file === "A4" || file === "A5") {
        const { file_name, pdf } = await ask(printPoster, { place, format: file });
        return saveFile({ name: file_name, blob: pdfOf(pdf) });
      }
      const code = await ask(fetchQrCode, { target: "guest_page", place, size: pngPixels });
      const blob =
        file === "svg"
          ? new Blob([code.svg], { type: "image/svg+xml" })
          : new Blob([bytesOf(code.png)], { type: "image/png" });
      return saveFile({ name: `guest-page-${place}.${file}`, blob });
    },
  });
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Downloads sheets with a code for each room. */
export function useSaveRoomCodes() {
  const { ask } = useApi();
  return useMutation({
    mutationFn: async (rooms: string) => {
      const { file_name, pdf, codes } = await ask(printRoomCodes, { rooms });
      saveFile({ name: file_name, blob: pdfOf(pdf) });
      return codes.length;
    },
  });
}
