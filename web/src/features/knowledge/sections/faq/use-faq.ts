import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useEntryInAddress } from "../../editor/entry-in-address.ts";
import { useKnowledgeOverview, useMayEdit, useSection } from "../../store/use-section.ts";
import { asked } from "./entry-languages.ts";
import { useEntryBeside } from "./use-entry-beside.ts";

const noLanguages: readonly string[] = [];

export function useFaq() {
  const { entry: openId = null, teach, onOpen } = useEntryInAddress();
  const mayEdit = useMayEdit();
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());
  const section = useSection("faq", sought);
  const overview = useKnowledgeOverview();
  const languages = overview.data?.languages ?? noLanguages;
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [newId, setNewId] = useState<string | null>(null);

  const open = useCallback(
    (entryId: string | null) => {
      setNewId(null);
      onOpen(entryId);
    },
    [onOpen],
  );
  const showAll = () => setSearch("");
  /** A search closes the entry that was open before. */
  const [openBefore, setOpenBefore] = useState<string | null>(null);
  const soughtId = sought !== "" && openId === openBefore ? null : openId;
  const add = (question = "", text = "") => {
    showAll();
    setSelected(null);
    const id = section.store.add(question === "" ? {} : asked(languages[0] ?? "en", question, text), null);
    setNewId(id);
    onOpen(id);
  };
  /** After an undo: close a deleted entry, else scroll to it. */
  const showUndone = ([id, ...others]: string[]) => {
    if (id === undefined || others.length > 0) return;
    const view = section.store.viewOf(id);
    open(view && !view.isRemoved ? id : null);
  };
  const isTaught = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taught once, as soon as the languages are known.
  useEffect(() => {
    if (!teach || !overview.data || !mayEdit || isTaught.current) return;
    isTaught.current = true;
    add(teach);
  }, [teach, overview.data, mayEdit]);

  return {
    section,
    languages,
    /** Entries cannot be shown without the venue's languages. */
    isLoaded: section.isLoaded && overview.data !== undefined,
    error: section.error ?? (overview.data ? null : overview.error),
    readAgain: () => (section.error ? section.readAgain() : void overview.refetch()),
    mayEdit,
    search,
    setSearch: (words: string) => {
      setSearch(words);
      setOpenBefore(openId);
    },
    showAll,
    /** The search that the shown entries match. */
    sought,
    openId,
    newId,
    besideId: useEntryBeside(section, soughtId, sought !== "" ? showAll : null, () => onOpen(null)),
    open,
    showUndone,
    add: mayEdit ? add : null,
    selected,
    setSelected,
  };
}

export type Faq = ReturnType<typeof useFaq>;
