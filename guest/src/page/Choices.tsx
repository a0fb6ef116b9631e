import { guestLanguageNames } from "@bellhop/contract/guest-languages";
import { type FormEvent, useEffect, useRef } from "react";
import type { ThreadStore } from "../client/thread-store.ts";
import { addressOf } from "../core/addresses.ts";
import { Icon } from "../core/Icon.tsx";
import { globe } from "../core/icons.ts";
import type { PageProps } from "../core/page-props.ts";
import { forgetLargeText, LargeText } from "./LargeText.tsx";

type ChoicesProps = PageProps & { store: ThreadStore; withName?: boolean };

/** The language, the size of the text, and starting over. */
export function Choices({ page, texts, store, withName = false }: ChoicesProps) {
  const current = guestLanguageNames[page.language as keyof typeof guestLanguageNames];
  const hasThread = store.read().messages.length > 0;
  const startOver = (event: FormEvent) => {
    event.preventDefault();
    void store.startOver().then((isOver) => {
      if (!isOver) return;
      forgetLargeText();
      location.replace(addressOf(page));
    });
  };
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (!isEscape && (event.type === "keydown" || details.contains(event.target as Node))) return;
      details.open = false;
      if (isEscape) {
        event.preventDefault();
        details.querySelector("summary")?.focus();
      }
    };
    const events = ["pointerdown", "keydown"] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, []);
  return (
    <details ref={menu} className="choices">
      <summary aria-label={`${texts.language}: ${current}`}>
        <Icon of={globe} size={22} />
        {withName && <span>{current}</span>}
      </summary>
      <div className="choices-list">
        <ul>
          {page.languages.map((language) => (
            <li key={language}>
              <a
                href={addressOf(page, undefined, { lang: language })}
                lang={language}
                hrefLang={language}
                aria-current={language === page.language ? "true" : undefined}
              >
                {guestLanguageNames[language]}
              </a>
            </li>
          ))}
        </ul>
        <LargeText label={texts.largeText} />
        {hasThread && (
          <form method="post" action={addressOf(page, "start-over")} onSubmit={startOver}>
            <button type="submit">{texts.startOver}</button>
            <p>{texts.startOverText}</p>
          </form>
        )}
      </div>
    </details>
  );
}
