import type { Section } from "@bellhop/contract/knowledge";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconArrowBackUp, IconHistory } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { SaveState } from "../../../core/autosave/SaveState.tsx";
import { FamilyNav } from "../../../core/navigation/FamilyNav.tsx";
import { usePreload } from "../../../core/navigation/use-preload.ts";
import { announce } from "../../../ui/announce.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { loadCheck } from "../store/lazy-contract-errors.ts";
import {
  useCanUndo,
  useKnowledgeOverview,
  useMayEdit,
  useSaving,
  useSectionStore,
} from "../store/use-section.ts";
import styles from "./SectionScreen.module.css";

/** Whether sections are a page or the builder's middle column. */
export const SectionPlace = createContext<"page" | "builder">("page");

const ScrollerContext = createContext<HTMLElement | null>(null);

/** The section's scroll container, for virtualized lists; null until mounted. */
export const useSectionScroller = () => useContext(ScrollerContext);

type SectionScreenProps = {
  section: Section;
  title: string;
  /** Next to the title, such as "19 entries, 3 languages". */
  about?: ReactNode;
  /** At the end of the header, such as "Add entry". */
  actions?: ReactNode;
  /** Stays between header and content, such as the search. */
  bar?: ReactNode;
  onHistory?: () => void;
  /** Opens an entry that needs a decision or another value. */
  onShow?: (entryId: string) => void;
  /** Called with the entries that an undo has changed. */
  onUndone?: (entryIds: string[]) => void;
  children: ReactNode;
};

export function SectionScreen(props: SectionScreenProps) {
  const { section, title, about, actions, bar, onHistory, onShow, onUndone, children } = props;
  const { t } = useLingui();
  const place = useContext(SectionPlace);
  const mayEdit = useMayEdit();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const Title = place === "page" ? "h1" : "h2";
  usePreload(loadCheck);
  return (
    <div className={styles.screen} data-place={place}>
      <header className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {about && (
          <p className={styles.about}>
            <bdi>{about}</bdi>
          </p>
        )}
        <div className={styles.actions}>
          <span className={styles.saved}>
            <SectionSaveState section={section} onShow={onShow} />
          </span>
          {onHistory && (
            <IconButton label={t`History of changes`} onClick={onHistory}>
              <Icon of={IconHistory} />
            </IconButton>
          )}
          {mayEdit && <UndoButton section={section} onUndone={onUndone} />}
          {actions}
        </div>
      </header>
      {place === "page" && (
        <div className={styles.family}>
          <FamilyNav />
        </div>
      )}
      {!mayEdit && (
        <p className={styles.readOnly}>
          <Trans>Only managers and owners can edit this.</Trans>
        </p>
      )}
      {place === "page" && <NotPublished mayEdit={mayEdit} />}
      {bar && <div className={styles.bar}>{bar}</div>}
      <div className={styles.scroller} ref={setScroller}>
        <ScrollerContext value={scroller}>
          <div className={styles.content}>{children}</div>
        </ScrollerContext>
      </div>
    </div>
  );
}

/** Says that guests see changes only after publishing. */
function NotPublished({ mayEdit }: { mayEdit: boolean }) {
  const changed = useKnowledgeOverview().data?.changed_since_live ?? 0;
  if (changed === 0) return null;
  return (
    <p className={styles.readOnly}>
      <Plural value={changed} one="# unpublished change" other="# unpublished changes" />
      {mayEdit && (
        <>
          {" · "}
          <Link to="/builder" className={styles.publish}>
            <Trans>Go to Builder to publish</Trans>
          </Link>
        </>
      )}
    </p>
  );
}

type SectionSaveStateProps = { section: Section; onShow: SectionScreenProps["onShow"] | undefined };

function SectionSaveState({ section, onShow }: SectionSaveStateProps) {
  const store = useSectionStore(section);
  return <SaveState saving={useSaving(section)} onRetry={store.retry} onShow={onShow} />;
}

type UndoButtonProps = { section: Section; onUndone?: ((entryIds: string[]) => void) | undefined };

function UndoButton({ section, onUndone }: UndoButtonProps) {
  const { t } = useLingui();
  const store = useSectionStore(section);
  const canUndo = useCanUndo(section);
  const undo = () => {
    const ids = store.undo();
    if (ids.length === 0) return;
    announce(t`Undone`);
    onUndone?.(ids);
  };
  useUndoKey(undo);
  return (
    <IconButton
      label={t`Undo`}
      keyHint={isMac ? "⌘Z" : "Ctrl Z"}
      aria-disabled={!canUndo}
      className={canUndo ? "" : (styles.off ?? "")}
      onClick={undo}
    >
      <Icon of={IconArrowBackUp} flip />
    </IconButton>
  );
}

const isMac = /Mac|iP/.test(navigator.platform);

/** In text fields the browser's own undo applies. */
function useUndoKey(undo: () => void) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (!isUndo || isTyping || event.defaultPrevented) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
