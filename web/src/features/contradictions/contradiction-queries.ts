import {
  type Contradiction,
  dismissContradiction,
  type LeftText,
  listContradictions,
  resolveContradiction,
} from "@bellhop/contract/contradictions";
import { type ChangedSection, restoreEntries } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import type { Ask } from "../../core/api/ask.ts";
import { builderKey } from "../../core/api/builder-keys.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";

/** Enough for a thousand contradictions. */
const maxPages = 10;

const contradictionsKey = (venueId: number) => [...builderKey(venueId), "contradictions"] as const;

/** With `of` only those of that entry. One shared query. */
export function useContradictions(of?: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: contradictionsKey(venueId),
    queryFn: ({ signal }) => readAll(ask, {}, signal),
    select: (all) => (of === undefined ? all : all.filter((one) => isPartOf(one, of))),
  });
}

/** The contradictions that someone has dismissed. */
export function useDismissedContradictions(enabled: boolean) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...contradictionsKey(venueId), "dismissed"],
    enabled,
    queryFn: async ({ signal }) => {
      const all = await readAll(ask, { dismissed: true }, signal);
      return all.filter((one) => one.dismissed_by !== null);
    },
  });
}

async function readAll(ask: Ask, which: { dismissed?: boolean }, signal: AbortSignal) {
  const all: Contradiction[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = { limit: limits.maxPageItems, ...(cursor ? { cursor } : {}) };
    const { items, next_cursor } = await ask(listContradictions, { ...which, ...page }, { signal });
    all.push(...items);
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  return all;
}

function isPartOf({ sides }: Contradiction, entryId: string): boolean {
  return sides.some((side) => side.entry_id === entryId);
}

/** With undo. Dismissing is optimistic; using a value waits, because a text may be left for a person to change. */
export function useContradictionChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: builderKey(venueId) });

  const takeAway = async (contradiction: Contradiction) => {
    await queryClient.cancelQueries({ queryKey: contradictionsKey(venueId) });
    queryClient.setQueryData<Contradiction[]>(contradictionsKey(venueId), (all) =>
      all?.filter((one) => one.contradiction_id !== contradiction.contradiction_id),
    );
  };
  const attempt = async (what: string, act: () => Promise<void>) => {
    await act().catch((failure: unknown) => showFailure(failure, what));
    await readAgain();
  };
  const restore = (changed: ChangedSection[]) =>
    attempt(t`Could not undo.`, async () => {
      for (const { section, version, entries } of changed)
        await ask(restoreEntries, {
          section,
          version,
          to_version: version - 1,
          entry_ids: entries.map(({ entry_id }) => entry_id),
        });
    });
  const setDismissed = async (contradiction: Contradiction, dismissed: boolean) => {
    await ask(dismissContradiction, { contradiction_id: contradiction.contradiction_id, dismissed });
  };
  const bringBack = (contradiction: Contradiction) =>
    attempt(t`Could not undo.`, () => setDismissed(contradiction, false));

  const whatChanged = (value: string, { places, languages }: { places: number; languages: number }) => {
    const inPlaces = plural(places, { one: "# place", other: "# places" });
    const inLanguages = plural(languages, { one: "# language", other: "# languages" });
    const shown = isolated(value);
    if (places > 1 && languages > 1) return t`Changed to ${shown} in ${inPlaces} and ${inLanguages}.`;
    if (places > 1) return t`Changed to ${shown} in ${inPlaces}.`;
    if (languages > 1) return t`Changed to ${shown} in ${inLanguages}.`;
    return t`Changed to ${shown}.`;
  };

  return {
    /** Gives the other side this side's value. Returns the texts that only a person can change; then nothing is saved. */
    use: async (contradiction: Contradiction, side: number, value: string, despiteLeft = false) => {
      let leftTexts: LeftText[] = [];
      await attempt(t`Nothing changed.`, async () => {
        const { contradiction_id } = contradiction;
        const input = { contradiction_id, use: side, ...(despiteLeft && { despite_left: true }) };
        const resolved = await ask(resolveContradiction, input);
        if (resolved.sections.length === 0) {
          leftTexts = resolved.left;
          return;
        }
        focusNextRow();
        await takeAway(contradiction);
        toast(whatChanged(value, resolved.changed), {
          action: { label: t`Undo`, run: () => void restore(resolved.sections) },
        });
      });
      return leftTexts;
    },
    /** Marks both sides as right. */
    dismiss: (contradiction: Contradiction) =>
      attempt(t`Nothing changed.`, async () => {
        await takeAway(contradiction);
        await setDismissed(contradiction, true);
        toast(t`Both kept. Publish to let the assistant use both.`, {
          action: { label: t`Undo`, run: () => void bringBack(contradiction) },
        });
      }),
    /** Undoes a dismissal. */
    bringBack,
  };
}
