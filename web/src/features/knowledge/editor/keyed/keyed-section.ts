import { type CatalogueItem, catalogue, type Home } from "@bellhop/contract/catalogue";
import type { Section } from "@bellhop/contract/knowledge";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useVenue } from "../../../../core/access/AccessContext.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import type { EntryView, SectionStore } from "../../store/section-store.ts";
import { useAllEntries, useKnowledgeOverview, useMayEdit } from "../../store/use-section.ts";
import { changeKey } from "./change-key.ts";
import { useOpenRow } from "./open-row.ts";
import { useTargetRow } from "./target-row.ts";

type KeyedName = Exclude<Section, "faq">;

/** One entry per catalogue key, plus the venue's own. */
export function useKeyedSection(section: KeyedName) {
  const all = useAllEntries(section);
  const overview = useKnowledgeOverview();
  const mayEdit = useMayEdit();
  const views = useViews(all.store, all.ids);
  const byKey = useMemo(() => firstByKey(section, views), [section, views]);
  const own = useMemo(() => {
    const keyed = new Set(byKey.values());
    return views.filter((view) => !keyed.has(view));
  }, [views, byKey]);
  const { store } = all;
  const { venue_id: venueId } = useVenue();

  const change = useCallback(
    (key: string, patch: EntryPatch) => changeKey(store, venueId, key, patch),
    [store, venueId],
  );

  /** A row's name: the key, or the id of the venue's own entry. */
  const keyOf = (keyOrId: string | undefined) => {
    const existing = views.find(({ entry }) => entry.entry_id === keyOrId);
    return existing?.entry.key && byKey.get(existing.entry.key) === existing ? existing.entry.key : keyOrId;
  };

  return {
    ...all,
    overview: overview.data,
    error: all.error ?? overview.error,
    readAgain: () => {
      all.readAgain();
      void overview.refetch();
    },
    languages: overview.data?.languages ?? [],
    currency: overview.data?.currency ?? "EUR",
    isReadOnly: !mayEdit,
    views,
    byKey,
    own,
    change,
    keyOf,
  };
}

export type KeyedSection = ReturnType<typeof useKeyedSection>;

export function useKeyedForm(section: KeyedName) {
  const form = useKeyedSection(section);
  return { ...form, ...useOpenRow(form.keyOf(useTargetRow())) };
}

export type KeyedForm = ReturnType<typeof useKeyedForm>;

export const openStateIn = ({ open }: KeyedForm, keyOrId: string) => ({
  isOpen: open?.key === keyOrId,
  isSought: open?.key === keyOrId && open.isSought,
});

export const itemIn = (form: KeyedForm, item: CatalogueItem) => ({
  store: form.store,
  item,
  view: form.byKey.get(item.key),
  languages: form.languages,
  currency: form.currency,
  isReadOnly: form.isReadOnly,
  ...openStateIn(form, item.key),
  onToggle: form.toggle,
  onChange: form.change,
});

export type ItemInForm = ReturnType<typeof itemIn>;

export function groupsOf(section: KeyedName): { group: string; items: CatalogueItem[] }[] {
  const groups = new Map<string, CatalogueItem[]>();
  for (const item of catalogue)
    if (item.section === section) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, items]) => ({ group, items }));
}

/** Each view is the same object until it changes. */
function useViews(store: SectionStore, ids: readonly string[]): EntryView[] {
  const memory = useMemo(() => ({ views: [] as EntryView[] }), []);
  const follow = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => store.follow(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, ids],
  );
  const read = useCallback(() => {
    const now = ids.map((id) => store.viewOf(id)).filter((view) => view !== null);
    const isSame = now.length === memory.views.length && now.every((view, at) => view === memory.views[at]);
    if (!isSame) memory.views = now;
    return memory.views;
  }, [store, ids, memory]);
  return useSyncExternalStore(follow, read);
}

function firstByKey(section: KeyedName, views: readonly EntryView[]): Map<string, EntryView> {
  const known = new Set(catalogue.filter((item) => item.section === section).map(({ key }) => key));
  const byKey = new Map<string, EntryView>();
  for (const view of views) {
    const { key } = view.entry;
    if (key !== null && known.has(key) && !byKey.has(key)) byKey.set(key, view);
  }
  return byKey;
}

export function isSet(view: EntryView | undefined): boolean {
  if (!view) return false;
  const { availability, facts, price, texts } = view.entry;
  const hasWords = Object.values(texts).some(({ text, place }) => Boolean(text.trim() || place?.trim()));
  return (
    availability !== null ||
    price !== null ||
    hasWords ||
    Object.values(facts).some((fact) => fact !== undefined)
  );
}

/** True for an item that another section asks for, unless it was written here before. */
export const isElsewhere = (
  { byKey }: KeyedSection,
  item: CatalogueItem,
): item is CatalogueItem & { home: Home } => item.home !== undefined && !isSet(byKey.get(item.key));

/** The row's element id. */
export const rowId = (section: Section, keyOrId: string) => `${section}-${keyOrId}`;

export const focusRow = (section: Section, keyOrId: string) =>
  document.getElementById(rowId(section, keyOrId))?.querySelector("button")?.focus();
