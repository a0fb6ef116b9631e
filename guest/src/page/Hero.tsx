import { initialOf } from "@bellhop/contract/guest-page";
import type { ThreadStore } from "../client/thread-store.ts";
import { addressOf } from "../core/addresses.ts";
import { fill } from "../core/fill.ts";
import type { PageProps } from "../core/page-props.ts";
import { Choices } from "./Choices.tsx";

/** The head of the page before the guest has written. */
export function Hero({ page, texts, store }: PageProps & { store: ThreadStore }) {
  const { hour, venue, room, greeting: own } = page;
  const greeting =
    hour >= 5 && hour < 12
      ? texts.greetings.morning
      : hour >= 12 && hour < 18
        ? texts.greetings.day
        : texts.greetings.evening;
  return (
    <header className="hero">
      <div className="hero-bar">
        <Mark page={page} />
        <p className="venue">
          <bdi>{venue.name}</bdi>
        </p>
        <Choices page={page} texts={texts} store={store} withName />
      </div>
      <h1>{greeting}</h1>
      {own && (
        <p className="lead">
          <bdi lang={own.language}>{own.text}</bdi>
        </p>
      )}
      <p className="lead">
        {/* Guests who can't read the venue's words get the usual ones too. */}
        {!page.is_closed && !own?.language.startsWith(page.language) && texts.lead}
        {room !== null && <span className="room">{fill(texts.room, { room })}</span>}
      </p>
    </header>
  );
}

/** The venue's logo, else its first letter. */
export function Mark({ page }: Pick<PageProps, "page">) {
  const { logo, venue } = page;
  if (logo) {
    return (
      <img className="mark" src={addressOf(page, "logo")} alt="" width={logo.width} height={logo.height} />
    );
  }
  return (
    <span className="mark" aria-hidden="true">
      {initialOf(venue.name)}
    </span>
  );
}
