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
  const current = page.languages.find(({ code }) => code === page.language)?.name;
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
          {page.languages.map(({ code, name }) => (
            <li key={code}>
              <a
                href={addressOf(page, undefined, { lang: code })}
                lang={code}
                hrefLang={code}
                aria-current={code === page.language ? "true" : undefined}
              >
                {name}
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
