import { listSettingsChanges, type SettingsChange } from "@bellhop/contract/settings";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { settingsKey } from "../store/settings-key.ts";
import styles from "./Switches.module.css";

/** Below the key of the settings, so that their live event refreshes the list too. */
function useSettingsChanges() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery<SettingsChange[]>({
    queryKey: [...settingsKey(venue_id), "changes"],
    queryFn: async ({ signal }) => (await ask(listSettingsChanges, {}, { signal })).items,
  });
}

/** Who changed a setting last, such as `functionality.whatsapp`; nothing if no one did. */
export function ChangedBy({ field }: { field: string }) {
  const { data } = useSettingsChanges();
  const { date, dayOf, time } = useFormats();
  const change = data?.find((one) => one.field === field);
  if (!change) return null;
  return (
    <span className={styles.changed}>
      <Trans>
        Changed by <bdi>{change.by}</bdi>,{" "}
        <bdi>
          {date(dayOf(change.at))}, {time(change.at)}
        </bdi>
      </Trans>
    </span>
  );
}
