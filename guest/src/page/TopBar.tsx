import type { Answerer } from "@bellhop/contract/guest-page";
import type { ThreadStore } from "../client/thread-store.ts";
import { fill } from "../core/fill.ts";
import { hoursOf } from "../core/hours-of.ts";
import { Icon } from "../core/Icon.tsx";
import { cardIcons, cloudOff, phone, wifi as wifiIcon } from "../core/icons.ts";
import type { PageProps, PageTexts } from "../core/page-props.ts";
import { timeOf } from "../core/time-of.ts";
import { Choices } from "./Choices.tsx";
import { Mark } from "./Hero.tsx";

type TopBarProps = PageProps & { store: ThreadStore; answerer: Answerer | null; isOffline: boolean };

/** The head of the page while the guest writes: who answers, or how old the page is. */
export function TopBar({ page, texts, store, answerer, isOffline }: TopBarProps) {
  const { venue } = page;
  return (
    <header className="top">
      <Mark page={page} />
      <div className="who">
        <h1>
          <bdi>{venue.name}</bdi>
        </h1>
        <p role="status">
          {isOffline ? (
            <>
              <Icon of={cloudOff} size={16} />
              {fill(texts.savedAt, { time: timeOf(page.at, page.timezone) })}
            </>
          ) : (
            !page.is_closed && whoAnswers(answerer, texts, page.assistant_answers)
          )}
        </p>
      </div>
      {venue.phone && (
        <a
          className="icon-button"
          href={`tel:${venue.phone.replaceAll(" ", "")}`}
          aria-label={fill(texts.callName, { phone: venue.phone })}
        >
          <Icon of={phone} size={22} />
        </a>
      )}
      <Choices page={page} texts={texts} store={store} />
      <Strip page={page} texts={texts} />
    </header>
  );
}

/** Links to the house's information, from any place of the conversation. */
function Strip({ page, texts }: PageProps) {
  const { wifi, wifi_text: wifiText, cards } = page.house;
  const names = { breakfast: texts.breakfast, check_in: texts.checkIn, check_out: texts.checkOut };
  const links = [
    ...(wifi || wifiText ? [{ topic: "wifi", icon: wifiIcon, name: texts.wifi, value: undefined }] : []),
    ...cards.map((card) => ({
      topic: card.topic,
      icon: cardIcons[card.topic],
      name: names[card.topic],
      value: hoursOf(card, texts),
    })),
  ];
  if (links.length === 0) return null;
  return (
    <nav className="strip" aria-label={texts.houseInformation}>
      {links.map(({ topic, icon, name, value }) => (
        <a key={topic} className="chip" href={`#${topic}`}>
          <Icon of={icon} size={18} className="accented" />
          {name}
          {value && <b>{value}</b>}
        </a>
      ))}
    </nav>
  );
}

function whoAnswers(answerer: Answerer | null, texts: PageTexts, assistantAnswers: boolean): string {
  const by = answerer?.by ?? "assistant";
  if (by === "assistant") return assistantAnswers ? texts.assistantAnswers : texts.teamAnswers;
  return answerer?.name ? fill(texts.staffAnswers, { name: answerer.name }) : texts.teamAnswers;
}
