import type { HouseCard } from "@bellhop/contract/guest-page";
import { hoursOf } from "../core/hours-of.ts";
import { Icon } from "../core/Icon.tsx";
import { book, cardIcons, check, chevron, copy, phone, wifi } from "../core/icons.ts";
import type { InformationProps } from "../core/page-props.ts";
import type { GuestTexts } from "../texts/en.ts";
import { MoreInformation } from "./MoreInformation.tsx";
import { Requests } from "./Requests.tsx";
import { Stay } from "./Stay.tsx";
import { Words } from "./Words.tsx";

/** The house's information. */
export function House({ page, texts }: InformationProps) {
  const { house, venue } = page;
  const isEmpty = house.cards.length === 0 && !house.has_more && !house.wifi && !house.wifi_text;
  return (
    <section className="house" aria-label={texts.houseInformation}>
      {house.wifi && (
        <div className="card wifi" id="wifi">
          <p className="wifi-network">
            <Icon of={wifi} className="accented" size={22} />
            <span>{texts.wifi}</span>
            <b dir="ltr">{house.wifi.network}</b>
          </p>
          {house.wifi.password === "" ? (
            <p className="dim">{texts.openNetwork}</p>
          ) : (
            <div className="wifi-password">
              <p className="pair">
                <span className="dim">{texts.password}</span>
                <code dir="ltr">{house.wifi.password}</code>
              </p>
              {/* Shown by the script, which makes it work. */}
              <button type="button" className="soft-button copy" data-copied={texts.copied} hidden>
                <Icon of={copy} />
                <Icon of={check} />
                <span aria-live="polite">{texts.copy}</span>
              </button>
            </div>
          )}
        </div>
      )}
      {house.wifi_text && (
        <div className="card" id="wifi">
          <h2>
            <Icon of={wifi} className="accented" />
            {texts.wifi}
          </h2>
          <Words of={house.wifi_text} />
        </div>
      )}
      <div className="cards">
        {house.cards.map((card) => (
          <Card key={card.topic} card={card} texts={texts} />
        ))}
      </div>
      {venue.phone && (
        <div className="card call">
          <p className="pair">
            <span className="dim">{texts.reception}</span>
            <b dir="ltr">{venue.phone}</b>
          </p>
          <a className="soft-button" href={`tel:${venue.phone.replaceAll(" ", "")}`}>
            <Icon of={phone} />
            {texts.call}
          </a>
        </div>
      )}
      <Requests page={page} texts={texts} />
      <Stay page={page} texts={texts} />
      {house.has_more && (
        <details className="card more">
          <summary className="more-title">
            <Icon of={book} className="accented" size={22} />
            <span>{texts.houseInformation}</span>
            <Icon of={chevron} className="chevron" />
          </summary>
          <MoreInformation page={page} texts={texts} />
        </details>
      )}
      {isEmpty && !page.is_closed && <p className="dim empty">{texts.noInformation}</p>}
    </section>
  );
}

function Card({ card, texts }: { card: HouseCard; texts: GuestTexts }) {
  const name = { breakfast: texts.breakfast, check_in: texts.checkIn, check_out: texts.checkOut }[card.topic];
  const value = hoursOf(card, texts);
  return (
    <div className="card" id={card.topic}>
      <h2>
        <Icon of={cardIcons[card.topic]} className="accented" />
        {name}
      </h2>
      {value && <p className="value">{value}</p>}
      {/* In another language it would only repeat the times. */}
      {value ? (
        !card.own_words && (
          <p className="words short" dir="auto">
            {card.text}
          </p>
        )
      ) : (
        <Words of={card} />
      )}
    </div>
  );
}
