import type { Availability } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { folded } from "../../../../core/language/folded.ts";
import { amenityLabels, itemLabels } from "../../../catalogue/index.ts";
import { titleOf } from "../../editor/entry-title.ts";
import { groupsOf, isElsewhere, isSet, type KeyedSection } from "../../editor/keyed/keyed-section.ts";
import type { EntryView } from "../../store/section-store.ts";

export const amenityGroups = groupsOf("amenities");

/** `to_do`: nothing is known yet; `written`: text only. */
type AmenityState = "to_do" | "written" | Availability;
export type AmenityFilter = "all" | AmenityState;

const stateOf = (view: EntryView | undefined): AmenityState =>
  view?.entry.availability ?? (isSet(view) ? "written" : "to_do");

export function useShownAmenities(form: KeyedSection) {
  const { i18n } = useLingui();
  const [filter, setFilter] = useState<AmenityFilter>("all");
  /** Rows stay in place while they are edited; the filter applies again when it changes. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState("");

  const ofCatalogue = amenityGroups.flatMap(({ items }) =>
    items.map((item) => ({
      id: item.key,
      name: i18n._(itemLabels(amenityLabels, item.key).name),
      state: isElsewhere(form, item) ? ("elsewhere" as const) : stateOf(form.byKey.get(item.key)),
    })),
  );
  const own = form.own.map((view) => ({
    id: view.entry.entry_id,
    name: titleOf(view.entry.texts, form.languages, ["title"]).text,
    state: stateOf(view),
  }));
  const all = [...ofCatalogue, ...own];
  const sought = folded(typed.trim());
  const found = all.filter(
    ({ id, name, state }) =>
      (filter === "all" || state === filter || kept.has(id)) && folded(name).includes(sought),
  );
  const shown = new Set(found.map(({ id }) => id));

  return {
    filter,
    typed,
    setTyped,
    show(next: AmenityFilter) {
      setFilter(next);
      setKept(new Set(all.filter(({ state }) => state === next).map(({ id }) => id)));
    },
    showAll() {
      setFilter("all");
      setTyped("");
    },
    count: (of: AmenityFilter) =>
      all.filter(({ state }) => (of === "all" ? state !== "elsewhere" : state === of)).length,
    isShown: (keyOrId: string) => shown.has(keyOrId),
    isNone: shown.size === 0,
    isToDo: (key: string) => ofCatalogue.some(({ id, state }) => id === key && state === "to_do"),
  };
}

export type ShownAmenities = ReturnType<typeof useShownAmenities>;
