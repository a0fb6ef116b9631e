import { guestLanguageNames, guestLanguages } from "@bellhop/contract/guest-languages";
import { IconWorld } from "@tabler/icons-react";
import { addressOf } from "./addresses.ts";
import { LargeText } from "./LargeText.tsx";
import type { PageProps } from "./Page.tsx";

/** The language, the size of the text, and starting over. */
export function Choices({ page, texts, withName = false }: PageProps & { withName?: boolean }) {
  const current = guestLanguageNames[page.language as keyof typeof guestLanguageNames];
  return (
    <details className="choices">
      <summary aria-label={`${texts.language}: ${current}`}>
        <IconWorld size={22} stroke={1.8} aria-hidden="true" />
        {withName && <span>{current}</span>}
      </summary>
      <div className="choices-list">
        <ul>
          {guestLanguages.map((language) => (
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
        {page.thread && (
          <form method="post" action={addressOf(page, "start-over")}>
            <button type="submit">{texts.startOver}</button>
            <p>{texts.startOverText}</p>
          </form>
        )}
      </div>
    </details>
  );
}
