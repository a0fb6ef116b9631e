import type { GuestContent } from "@bellhop/contract/guest-page";
import { addressOf } from "../core/addresses.ts";
import type { PageProps } from "../core/page-props.ts";

type StayRatingProps = Pick<PageProps, "page"> & {
  askedId: string;
  of: GuestContent & { kind: "stay_rating" };
};

/** How the stay was, from 1 to 5. A plain form: the page comes back with the rating. */
export function StayRating({ page, askedId, of: { score, is_open: isOpen } }: StayRatingProps) {
  const { scale, choose, comment, send, chosen, told } = page.rating;
  return (
    <form className="stay-rating" method="post" action={addressOf(page, "stay-rating")}>
      <input type="hidden" name="asked_id" value={askedId} />
      <input type="hidden" name="sent_as" value={page.form_id} />
      <fieldset>
        <legend>{choose}</legend>
        {scale.map((word, at) => (
          <label key={word}>
            <input type="radio" name="score" value={at + 1} required defaultChecked={score === at + 1} />
            {word}
          </label>
        ))}
      </fieldset>
      <label>
        {comment}
        <textarea name="comment" maxLength={1000} dir="auto" />
      </label>
      {(score || isOpen) && (
        <p>
          {score && chosen[score - 1]} {isOpen && told}
        </p>
      )}
      <button type="submit" className="soft-button">
        {send}
      </button>
    </form>
  );
}
