import { type GuestPageProblem, guestFileMegabytes } from "@bellhop/contract/guest-page";
import { fill } from "../core/fill.ts";
import { Icon } from "../core/Icon.tsx";
import { cloudOff } from "../core/icons.ts";
import type { PageProps, PageTexts } from "../core/page-props.ts";
import { timeOf } from "../core/time-of.ts";
import { weekdayIn } from "../core/weekday-in.ts";

type BannerProps = PageProps & { hasEnded: boolean; isOffline: boolean };

/** What the guest should know before writing: no connection, a closed venue, staff who are away, a refused form. */
export function Banner({ page, texts, hasEnded, isOffline }: BannerProps) {
  const { venue, staff_back_at: back, problem } = page;
  const problemText = problem && (page.emergency ?? problemTexts(texts)[problem]);
  return (
    <>
      {isOffline && (
        <div className="banner" role="status">
          <Icon of={cloudOff} size={22} />
          <p>
            {texts.offline}
            <small>{fill(texts.savedAt, { time: timeOf(page.at, page.timezone) })}</small>
          </p>
        </div>
      )}
      {page.is_closed ? (
        <p className="banner">{fill(texts.closed, { venue: venue.name })}</p>
      ) : (
        back && (
          <p className="banner quiet">
            {fill(texts.away, {
              time:
                back.weekday === null
                  ? back.time
                  : `${back.time} (${weekdayIn(back.weekday, page.language)})`,
            })}
          </p>
        )
      )}
      {hasEnded && (
        <p className="banner quiet" role="status">
          {texts.ended}
        </p>
      )}
      {problemText && (
        <p className="banner" role="alert">
          {problemText}
        </p>
      )}
    </>
  );
}

/** The form that shows the stay has its own texts. */
const problemTexts = (texts: PageTexts): Partial<Record<GuestPageProblem, string>> => ({
  too_many: texts.tooMany,
  too_long: texts.tooLong,
  empty: texts.empty,
  link_used: texts.linkUsed,
  file_type: texts.fileType,
  emergency: "",
  file_too_large: fill(texts.fileTooLarge, { size: String(guestFileMegabytes) }),
});
