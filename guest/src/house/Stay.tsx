import type { GuestPageProblem } from "@bellhop/contract/guest-page";
import { addressOf } from "../core/addresses.ts";
import { dayIn } from "../core/day-in.ts";
import { fill } from "../core/fill.ts";
import { Icon } from "../core/Icon.tsx";
import { calendar, chevron, key } from "../core/icons.ts";
import type { InformationProps } from "../core/page-props.ts";
import type { GuestTexts } from "../texts/en.ts";

/** The stay of a guest who is known, or the form by which they become known. */
export function Stay({ page, texts }: InformationProps) {
  const { stay, language } = page;
  if (stay) {
    const [from, until] = [dayIn(stay.checkin, language), dayIn(stay.checkout, language)];
    return (
      <div className="card" id="stay">
        <h2>
          <Icon of={calendar} className="accented" />
          {texts.yourStay}
        </h2>
        <p className="value">{fill(texts.stayDates, { from, until })}</p>
        {stay.room !== "" && <p className="words short">{fill(texts.room, { room: stay.room })}</p>}
      </div>
    );
  }
  if (page.is_closed) return null;
  const problem = verificationProblem(page.problem, texts);
  return (
    <details className="card more" id="verify" open={problem !== undefined || page.asks_code}>
      <summary className="more-title">
        <Icon of={key} className="accented" size={22} />
        <span>{texts.verifyTitle}</span>
        <Icon of={chevron} className="chevron" />
      </summary>
      {page.asks_code && <EnterCode page={page} texts={texts} problem={problem} />}
      <form className="fields" method="post" action={addressOf(page, "verify")}>
        <input type="hidden" name="form_id" value={page.form_id} />
        {!page.asks_code && <Advice problem={problem} text={texts.verifyText} />}
        <label>
          {texts.reservationNumber}
          <input name="reservation_number" required maxLength={60} autoComplete="off" dir="auto" />
        </label>
        <label>
          {texts.surname}
          <input name="surname" required maxLength={120} autoComplete="family-name" dir="auto" />
        </label>
        <button type="submit" className="soft-button">
          {texts.verify}
        </button>
        <p className="dim">{page.asks_code ? texts.codeAgain : texts.codeText}</p>
        {/* It needs no surname. */}
        <button type="submit" className="soft-button" formAction={addressOf(page, "code")} formNoValidate>
          {texts.getCode}
        </button>
      </form>
    </details>
  );
}

function verificationProblem(problem: GuestPageProblem | null, texts: GuestTexts): string | undefined {
  if (problem === "not_verified") return texts.notVerified;
  if (problem === "too_many_tries") return texts.tooManyTries;
  return problem === "code_wrong" ? texts.codeWrong : undefined;
}

function Advice({ problem, text }: { problem: string | undefined; text: string }) {
  if (problem === undefined) return <p className="dim">{text}</p>;
  return (
    <p className="urgent" role="alert">
      {problem}
    </p>
  );
}

/** It does not say that a code was sent: that would show whether there is a booking. */
function EnterCode({ page, texts, problem }: InformationProps & { problem: string | undefined }) {
  return (
    <form className="fields" method="post" action={addressOf(page, "enter-code")}>
      <input type="hidden" name="form_id" value={page.form_id} />
      <Advice problem={problem} text={texts.codeAsked} />
      <label>
        {texts.code}
        <input
          name="code"
          required
          maxLength={20}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      </label>
      <button type="submit" className="soft-button">
        {texts.verify}
      </button>
    </form>
  );
}

/** Opened by a link to the guest's own conversation. It opens by a button: previews of links open addresses too. */
export function OwnLink({ page, texts }: InformationProps) {
  if (!page.link) return null;
  if (!page.link.is_usable) {
    return (
      <p className="banner quiet" role="status">
        {texts.linkUsed}
      </p>
    );
  }
  return (
    <form className="card fields" method="post" action={addressOf(page, "sign-in")}>
      <p>{fill(texts.linkText, { venue: page.venue.name })}</p>
      <input type="hidden" name="link" value={page.link.token} />
      <button type="submit" className="soft-button">
        {texts.linkOpen}
      </button>
    </form>
  );
}
