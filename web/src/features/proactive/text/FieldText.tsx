import type { ProactiveField } from "@bellhop/contract/proactive";
import { useLingui } from "@lingui/react/macro";
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { useFieldNames } from "../words/field-words.ts";
import styles from "./FieldText.module.css";
import { domOf, textIn } from "./text-dom.ts";

export type FieldTextHandle = { insert: (field: ProactiveField) => void; focus: () => void };

type FieldTextProps = {
  text: string;
  language: string;
  isReadOnly: boolean;
  isInvalid: boolean;
  describedBy: string;
  ref: Ref<FieldTextHandle>;
  onChange: (text: string) => void;
};

/** A text whose fields are chips. A field that is typed in braces becomes a chip once the text is left. */
export function FieldText(props: FieldTextProps) {
  const { text, language, isReadOnly, isInvalid, describedBy, ref, onChange } = props;
  const { t } = useLingui();
  const names = useFieldNames();
  const box = useRef<HTMLDivElement>(null);
  /** What the box shows. */
  const shown = useRef<string>(undefined);
  const caret = useRef<Range>(undefined);
  const lastNames = useRef(names.first_name);
  const show = (next: string) => {
    box.current?.replaceChildren(domOf(next, names, styles));
    shown.current = next;
    caret.current = undefined;
  };
  useLayoutEffect(() => {
    // Typed words are there already; another text, or another language of the screen, is not.
    if (shown.current === text && lastNames.current === names.first_name) return;
    lastNames.current = names.first_name;
    show(text);
  });
  const report = () => {
    if (!box.current) return;
    const next = textIn(box.current);
    shown.current = next;
    if (next !== text) onChange(next);
  };
  const keepCaret = () => {
    const selection = getSelection();
    // A click beside a chip may set the cursor into it, where nothing can be typed.
    const chip = selection?.isCollapsed && selection.anchorNode?.parentElement?.closest("[data-field]");
    if (chip && box.current?.contains(chip)) placeCaretAfter(chip);
    if (selection?.rangeCount && box.current?.contains(selection.anchorNode))
      caret.current = selection.getRangeAt(0).cloneRange();
  };
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    insert: (field) => {
      const target = box.current;
      if (!target) return;
      const range = caret.current ?? rangeAtEnd(target);
      range.deleteContents();
      const chip = domOf(`{${field}}`, names, styles).firstChild;
      if (!chip) return;
      range.insertNode(chip);
      target.focus();
      placeCaretAfter(chip);
      keepCaret();
      report();
    },
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area has no chips.
    <div
      ref={box}
      role="textbox"
      aria-multiline="true"
      aria-label={t`Text`}
      aria-readonly={isReadOnly}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      tabIndex={0}
      contentEditable={isReadOnly ? false : "plaintext-only"}
      suppressContentEditableWarning
      className={styles.box}
      lang={language}
      dir="auto"
      spellCheck
      onInput={report}
      onKeyUp={keepCaret}
      onPointerUp={keepCaret}
      onBlur={() => {
        keepCaret();
        const { current } = shown;
        if (current === undefined || !box.current) return;
        const chips = box.current.querySelectorAll("[data-field]").length;
        if (current.match(/\{[a-z_]+\}/g)?.length !== (chips || undefined)) show(current);
      }}
    />
  );
}

function placeCaretAfter(node: Node) {
  const range = document.createRange();
  range.setStartAfter(node);
  range.collapse(true);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function rangeAtEnd(target: HTMLElement): Range {
  const range = document.createRange();
  const { lastChild } = target;
  if (lastChild?.nodeName === "BR") range.setStartBefore(lastChild);
  else range.selectNodeContents(target);
  range.collapse(lastChild?.nodeName === "BR");
  return range;
}
