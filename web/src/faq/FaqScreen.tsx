import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useFormats } from "../app/language/formats.ts";
import { useEntryInAddress } from "../knowledge/entry-in-address.ts";
import { HistoryOnDemand } from "../knowledge/OnDemand.tsx";
import { SectionScreen } from "../knowledge/SectionScreen.tsx";
import { useKnowledgeOverview, useMayEdit, useSection } from "../knowledge/use-section.ts";
import { Button } from "../ui/Button.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { toast } from "../ui/toasts.ts";
import { FaqAside } from "./FaqAside.tsx";
import { FaqBar } from "./FaqBar.tsx";
import { FaqEmpty, FaqLoading, FaqNotFound } from "./FaqEmpty.tsx";
import { FaqList } from "./FaqList.tsx";
import { questionPatch } from "./faq-words.ts";

/** What guests ask, and what the assistant answers: on a page of its own or in the builder, one entry open at a time. */
export function FaqScreen() {
  const { entry: openId = null, teach, onOpen } = useEntryInAddress();
  const { t } = useLingui();
  const { number } = useFormats();
  const mayEdit = useMayEdit();
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());
  const section = useSection("faq", sought);
  const { desk, ids, total, isLoaded } = section;
  const overview = useKnowledgeOverview();
  const languages = overview.data?.languages ?? noLanguages;
  // Without the venue's languages nobody knows in which to show an entry, or to write one.
  const failure = section.error ?? (overview.data ? null : overview.error);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [historyOf, setHistoryOf] = useState<string | null | undefined>();
  const [isNew, setNew] = useState<string | null>(null);

  const open = useCallback(
    (entryId: string | null) => {
      setNew(null);
      onOpen(entryId);
    },
    [onOpen],
  );
  const add = (question = "", text = "") => {
    setSearch("");
    setSelected(null);
    const language = languages[0] ?? "en";
    const words =
      question === "" ? {} : { texts: { [language]: { ...questionPatch(undefined, question), text } } };
    const id = desk.add(words, null);
    setNew(id);
    onOpen(id);
  };
  const isTaught = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taught once, as soon as the languages are known.
  useEffect(() => {
    if (!teach || !overview.data || !mayEdit || isTaught.current) return;
    isTaught.current = true;
    add(teach);
  }, [teach, overview.data, mayEdit]);
  const asideId = useSought(section, openId, sought !== "" ? () => setSearch("") : null, () => onOpen(null));

  const count = total ?? 0;
  const about = [
    t`${plural(count, { one: "# entry", other: "# entries" })}`,
    languages.length > 1 && t`${plural(languages.length, { one: "# language", other: "# languages" })}`,
  ].filter(Boolean);

  return (
    <SectionScreen
      section="faq"
      title={t`FAQ`}
      about={isLoaded && about.join(", ").replace(String(count), number(count))}
      onHistory={() => setHistoryOf(null)}
      onShow={open}
      onUndone={(undone) => undone.length === 1 && onOpen(undone[0] ?? null)}
      actions={
        mayEdit && (
          <Button icon={<Icon of={IconPlus} size={18} />} onClick={() => add()}>
            {t`Add entry`}
          </Button>
        )
      }
      bar={
        (count > 0 || search !== "") && (
          <FaqBar
            desk={desk}
            section={section}
            languages={languages}
            search={search}
            onSearch={setSearch}
            selected={selected}
            onSelect={setSelected}
          />
        )
      }
    >
      {!isLoaded || !overview.data ? (
        failure ? (
          <Failure
            failure={failure}
            title={t`The FAQ could not be loaded`}
            onRetry={() => (section.error ? section.readAgain() : void overview.refetch())}
          />
        ) : (
          <FaqLoading />
        )
      ) : ids.length === 0 ? (
        sought !== "" ? (
          <FaqNotFound
            search={sought}
            onAll={() => setSearch("")}
            onAdd={mayEdit ? () => add(sought) : null}
          />
        ) : (
          <FaqEmpty onAdd={mayEdit ? add : null} />
        )
      ) : (
        <>
          {asideId !== null && (
            <FaqAside
              desk={desk}
              entryId={asideId}
              languages={languages}
              onOpen={open}
              onHistory={setHistoryOf}
            />
          )}
          <FaqList
            section={section}
            languages={languages}
            openId={openId}
            newId={isNew}
            onOpen={open}
            selected={selected}
            onSelect={setSelected}
            onHistory={setHistoryOf}
            mayMove={mayEdit && sought === ""}
          />
        </>
      )}
      {historyOf !== undefined && (
        <HistoryOnDemand section="faq" entryId={historyOf} onClose={() => setHistoryOf(undefined)} />
      )}
    </SectionScreen>
  );
}

const noLanguages: readonly string[] = [];

/** An entry that something leads to may be gone, or not on a page that is read yet: then it is shown beside the list. */
function useSought(
  { desk, ids, isLoaded }: ReturnType<typeof useSection>,
  openId: string | null,
  showAll: (() => void) | null,
  close: () => void,
): string | null {
  const { t } = useLingui();
  const isMissing = openId !== null && isLoaded && !ids.includes(openId);
  const [isThere, setThere] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be done when it is missing changes with each render.
  useEffect(() => {
    if (!isMissing || openId === null) return;
    let isOver = false;
    desk.look(openId).then(
      (isFound) => {
        if (isOver) return;
        if (isFound) {
          setThere(openId);
          showAll?.();
        } else {
          toast(t`This entry is not there any more.`);
          close();
        }
      },
      (failure: unknown) => console.warn("An entry could not be looked for:", failure),
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, openId, desk]);
  return isMissing && isThere === openId ? openId : null;
}
