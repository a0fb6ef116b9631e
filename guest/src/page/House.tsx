import type { HouseCard } from "@bellhop/contract/guest-page";
import {
  IconBook2,
  IconChevronRight,
  IconDoor,
  IconDoorEnter,
  IconMug,
  IconPhone,
  IconWifi,
  type TablerIcon,
} from "@tabler/icons-react";
import { fill } from "../core/fill.ts";
import type { PageProps } from "../core/page-props.ts";
import type { GuestTexts } from "../texts/en.ts";
import { CopyButton } from "./CopyButton.tsx";
import { Stay } from "./Stay.tsx";
import { Words } from "./Words.tsx";

const icons: Record<HouseCard["topic"], TablerIcon> = {
  breakfast: IconMug,
  check_in: IconDoorEnter,
  check_out: IconDoor,
};

/** The house's information. */
export function House({ page, texts, more, isLive }: PageProps & { more: string; isLive: boolean }) {
  const { house, venue } = page;
  const isEmpty = house.cards.length === 0 && !house.has_more && !house.wifi && !house.wifi_text;
  return (
    <section className="house" aria-label={texts.houseInformation}>
      {house.wifi && (
        <div className="card wifi" id="wifi">
          <p className="wifi-network">
            <IconWifi className="accented" size={22} stroke={1.8} aria-hidden="true" />
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
              {isLive && <CopyButton value={house.wifi.password} texts={texts} />}
            </div>
          )}
        </div>
      )}
      {house.wifi_text && (
        <div className="card" id="wifi">
          <h2>
            <IconWifi className="accented" size={20} stroke={1.8} aria-hidden="true" />
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
          <a className="soft-button" href={`tel:${venue.phone}`}>
            <IconPhone size={20} stroke={1.8} aria-hidden="true" />
            {texts.call}
          </a>
        </div>
      )}
      <Stay page={page} texts={texts} />
      {house.has_more && (
        <details className="card more">
          <summary className="more-title">
            <IconBook2 className="accented" size={22} stroke={1.8} aria-hidden="true" />
            <span>{texts.houseInformation}</span>
            <IconChevronRight className="chevron" size={20} stroke={1.8} aria-hidden="true" />
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server wrote it; the script takes it as it is. */}
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: more }} />
        </details>
      )}
      {isEmpty && !page.is_closed && <p className="dim empty">{texts.noInformation}</p>}
    </section>
  );
}

function Card({ card, texts }: { card: HouseCard; texts: GuestTexts }) {
  const Icon = icons[card.topic];
  const name = { breakfast: texts.breakfast, check_in: texts.checkIn, check_out: texts.checkOut }[card.topic];
  const { from, until } = card;
  const value =
    from && until
      ? fill(texts.span, { from: short(from), until: short(until) })
      : from
        ? fill(texts.from, { from: short(from) })
        : until && fill(texts.until, { until: short(until) });
  return (
    <div className="card" id={card.topic}>
      <h2>
        <Icon className="accented" size={20} stroke={1.8} aria-hidden="true" />
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

/** "7:00", not "07:00". */
const short = (time: string): string => time.replace(/^0/, "");
