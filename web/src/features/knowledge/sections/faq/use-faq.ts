import { useCallback, useDeferredValue, useState } from "react";
import { useEntryInAddress } from "../../editor/entry-in-address.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import { useKnowledgeOverview, useMayEdit, useSection } from "../../store/use-section.ts";
import { inLanguage } from "./entry-languages.ts";
import { useEntryBeside } from "./use-entry-beside.ts";

type AnsweredQuestion = { question: string; answer: string; language?: string };

const noLanguages: readonly string[] = [];

export function useFaq() {
  const { entry: openId = null, teach = null, onOpen, onTeach } = useEntryInAddress();
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
  const addEntry = (patch: EntryPatch) => {
    showAll();
    setSelected(null);
    const id = section.store.add(patch, null);
    onOpen(id);
    return id;
  };
  const add = () => setNewId(addEntry({}));
  const addAnswered = ({ question, answer, language = languages[0] ?? "en" }: AnsweredQuestion) => {
    setNewId(null);
    addEntry(inLanguage(language, question, answer));
  };
  /** After an undo: close a deleted entry, else scroll to it. */
  const showUndone = ([id, ...others]: string[]) => {
    if (id === undefined || others.length > 0) return;
    const view = section.store.viewOf(id);
    open(view && !view.isRemoved ? id : null);
  };

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
    addAnswered: mayEdit ? addAnswered : null,
    /** A guest's question to answer, or null. */
    teach,
    setTeach: onTeach,
    selected,
    setSelected,
  };
}

export type Faq = ReturnType<typeof useFaq>;
