import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useEntryInAddress } from "../../editor/entry-in-address.ts";
import { useKnowledgeOverview, useMayEdit, useSection } from "../../store/use-section.ts";
import { asked } from "./faq-words.ts";
import { useEntryBeside } from "./use-entry-beside.ts";

const noLanguages: readonly string[] = [];

/** What stands on the FAQ's screen: which entries are found, which of them is open, and which are selected. */
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
  /** What was open when somebody began to search does not keep them from finding something else. */
  const [openBefore, setOpenBefore] = useState<string | null>(null);
  const soughtId = sought !== "" && openId === openBefore ? null : openId;
  const add = (question = "", text = "") => {
    showAll();
    setSelected(null);
    const id = section.desk.add(question === "" ? {} : asked(languages[0] ?? "en", question, text), null);
    setNewId(id);
    onOpen(id);
  };
  /** An entry that is gone by what was undone is closed; else it is to be seen. */
  const showUndone = ([id, ...others]: string[]) => {
    if (id === undefined || others.length > 0) return;
    const view = section.desk.viewOf(id);
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
    /** Without the venue's languages nobody knows in which to show an entry, or to write one. */
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
    /** What the entries that are shown were found by. */
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
