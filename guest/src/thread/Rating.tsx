import type { Answerer, GuestMessage } from "@bellhop/contract/guest-page";
import type { FormEvent } from "react";
import type { ThreadStore } from "../client/thread-store.ts";
import { addressOf } from "../core/addresses.ts";
import { Icon } from "../core/Icon.tsx";
import { thumb } from "../core/icons.ts";
import type { PageProps } from "../core/page-props.ts";
import { PersonButton } from "./Suggestions.tsx";

type RatingProps = PageProps & { message: GuestMessage; store: ThreadStore; answerer: Answerer | null };

/** Whether an answer helped. The chosen button takes it back. After "no", a person can be asked for. */
export function Rating({ message, page, texts, store, answerer }: RatingProps) {
  const { message_id: id, is_helpful: isHelpful } = message;
  const rate = (event: FormEvent) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    store.rate(message, button?.value ? button.value === "yes" : null);
  };
  const choice = (value: "yes" | "no", name: string) => {
    const isChosen = isHelpful === (value === "yes");
    return (
      <button
        type="submit"
        className={value}
        name="helpful"
        value={isChosen ? "" : value}
        aria-label={name}
        aria-pressed={isChosen}
      >
        <Icon of={thumb} />
      </button>
    );
  };
  return (
    <>
      <form className="rating" method="post" action={addressOf(page, "rating")} onSubmit={rate}>
        <input type="hidden" name="message_id" value={id} />
        <span>{texts.helpful}</span>
        {choice("yes", texts.helpfulYes)}
        {choice("no", texts.helpfulNo)}
      </form>
      {isHelpful === false && answerer?.by !== "staff" && !page.is_closed && (
        <p className="instead" role="status">
          {texts.personInstead} <PersonButton texts={texts} />
        </p>
      )}
    </>
  );
}
