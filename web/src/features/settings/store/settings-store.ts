import { changeSettings, readSettings, type Settings } from "@bellhop/contract/settings";
import { type AutosaveParts, onePerVenue } from "../../../core/autosave/autosave-parts.ts";
import { openAutosave } from "../../../core/autosave/open-autosaves.ts";
import { makeRecords } from "../../../core/autosave/records.ts";
import { type EditedPart, fieldsOf, inParts } from "./settings-fields.ts";
import { settingsKey } from "./settings-key.ts";

/** The settings of a venue are one record. */
const id = "all";

/** It has the Wi-Fi's password. */
const secret = "public.wifi";

export const settingsStoreFor = onePerVenue((parts) => {
  const store = makeSettingsStore(parts);
  openAutosave(store.records);
  return store;
});

/** Edits a venue's settings: saves automatically, also after the screen was left. */
export function makeSettingsStore({
  ask,
  queryClient,
  venueId,
  memberId,
}: Omit<AutosaveParts, "memberName">) {
  const queryKey = settingsKey(venueId);
  const cached = () => queryClient.getQueryData<Settings>(queryKey);
  const cache = async (settings: Settings) => {
    // Only this one: who changed what is read below the same key.
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, settings);
    return fieldsOf(settings);
  };
  const read = (signal?: AbortSignal): Promise<Settings> => ask(readSettings, {}, { signal });
  const records = makeRecords({
    of: { venueId, memberId, kind: "settings" },
    stored() {
      const settings = cached();
      return settings && fieldsOf(settings);
    },
    read: async () => cache(await read()),
    save: async (_, fields) => {
      const version = cached()?.version;
      return cache(
        await ask(changeSettings, { ...(version !== undefined && { version }), ...inParts(fields) }),
      );
    },
    isSecret: (path) => path === secret,
  });
  return {
    records,
    read,
    use: records.use,
    changed: () => records.changed(id),
    /** By path, also inside a field: `public.allowed_sites.0`. */
    errors: () => records.errorsOf(id),
    /** Fields that someone else has changed too, with their values. */
    theirs: () => records.conflicts(id),
    /** How saving stands for these parts and fields, such as `general` and `public.colour`. */
    saving: (shown: readonly string[]) =>
      records.saving(id, (path) => shown.some((part) => path === part || path.startsWith(`${part}.`))),
    /** Resolves when what was changed before the call was saved or refused, or could not be sent. */
    save: records.flush,
    retry: records.retry,
    /** Whether the server has these fields as they are shown. */
    isSaved: (part: EditedPart, names: readonly string[]) =>
      records.isSaved(
        id,
        names.map((name) => `${part}.${name}`),
      ),
    /** Why the last change was refused, unless fields say so. */
    refusal: () => records.refusalOf(id),
    set: <Part extends EditedPart>(part: Part, change: Partial<Settings[Part]>) =>
      records.edit(
        id,
        Object.fromEntries(Object.entries(change).map(([name, value]) => [`${part}.${name}`, value])),
      ),
    /** Shows the server's values of these fields again. */
    takeBack: (part: EditedPart, names: readonly string[]) =>
      records.takeBack(
        id,
        names.map((name) => `${part}.${name}`),
      ),
    keepTheirs: (path: string) => records.takeBack(id, [path]),
    keepMine: (path: string) => records.keepMine(id, path),
    /** To be called when newer settings were read. */
    mergeStored: () => records.mergeStored(id),
  };
}
