import { fill } from "../core/fill.ts";
import { Icon } from "../core/Icon.tsx";
import { spark } from "../core/icons.ts";
import type { PageProps } from "../core/page-props.ts";

/** Who answers: an assistant, and what it may say; or the team. */
export function Notice({ page, texts, isBox = false }: PageProps & { isBox?: boolean }) {
  const { venue, assistant_answers: byAssistant } = page;
  if (page.is_closed) return null;
  return (
    <p className={isBox ? "notice box" : "notice"}>
      {byAssistant && <Icon of={spark} className="spark" />}
      <span>
        {byAssistant ? (
          <>
            <b>{texts.noticeStrong}</b>
            {gapAfter(texts.noticeStrong)}
            {fill(texts.notice, { venue: venue.name })}
          </>
        ) : (
          fill(texts.noticeStaff, { venue: venue.name })
        )}
      </span>
    </p>
  );
}

/** Full-width punctuation contains its space. */
const gapAfter = (text: string): string => (/[\u3000-\u303f\uff00-\uffef]$/.test(text) ? "" : " ");
