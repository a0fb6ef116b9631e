import { fill } from "../core/fill.ts";
import { Icon } from "../core/Icon.tsx";
import { phone } from "../core/icons.ts";
import type { InformationProps } from "../core/page-props.ts";
import { Words } from "./Words.tsx";

/** Everything that the venue has written for guests, and the emergency number. */
export function MoreInformation({ page, texts }: InformationProps) {
  const { house, venue } = page;
  return (
    <dl>
      {house.more.map((item) => (
        <div key={item.entry_id}>
          <dt dir="auto">{item.title}</dt>
          <dd>
            <Words of={item} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{texts.emergency}</dt>
        <dd>
          <a
            className="soft-button"
            href={`tel:${venue.emergency_number}`}
            aria-label={fill(texts.callEmergency, { phone: venue.emergency_number })}
            dir="ltr"
          >
            <Icon of={phone} />
            {venue.emergency_number}
          </a>
        </dd>
      </div>
    </dl>
  );
}
