import type { OutputOf } from "@bellhop/contract/call";
import type { suggestReservations } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { focusContentIfLost } from "../../../ui/focus-content.ts";
import { isolated } from "../../../ui/isolated.ts";
import styles from "../GuestCard.module.css";
import { useReservationSuggestions } from "../guest-queries.ts";
import panel from "./Panel.module.css";

type Suggestion = OutputOf<typeof suggestReservations>["items"][number];

type MatchSuggestionsProps = {
  guestId: string;
  /** Called when staff decide that both guests are one person. */
  onMatch: (otherGuestId: string) => Promise<void>;
};

/** Reservations that a guest who wrote without one may belong to. */
export function MatchSuggestions({ guestId, onMatch }: MatchSuggestionsProps) {
  const { data: suggestions = [] } = useReservationSuggestions(guestId);
  const [matching, setMatching] = useState<string>();
  if (suggestions.length === 0) return null;
  const match = (otherGuestId: string) => {
    setMatching(otherGuestId);
    void onMatch(otherGuestId).finally(() => setMatching(undefined));
  };
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Match to a reservation</Trans>
      </h3>
      <ul className={panel.suggestions}>
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.reservation.reservation_id} ${suggestion.guest_id}`}>
            <SuggestionCard suggestion={suggestion} isBusy={matching !== undefined} onMatch={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SuggestionCardProps = {
  suggestion: Suggestion;
  isBusy: boolean;
  onMatch: (otherGuestId: string) => void;
};

function SuggestionCard({ suggestion, isBusy, onMatch }: SuggestionCardProps) {
  const { t } = useLingui();
  const { stayDay } = useFormats();
  const { reservation, guest_id } = suggestion;
  // A match removes the button that was pressed.
  useEffect(() => focusContentIfLost, []);
  const guest = reservation.guests.find((one) => one.guest_id === guest_id);
  if (!guest) return null;
  return (
    <div className={panel.suggestion}>
      <p className={panel.name}>
        <bdi>{shownName(guest.name)}</bdi>
      </p>
      <p className={panel.hint}>
        {stayDay(reservation.checkin)} – {stayDay(reservation.checkout)}
        {guest.room && (
          <>
            {" "}
            · <Trans>Room {<bdi className="figures">{guest.room}</bdi>}</Trans>
          </>
        )}{" "}
        · <bdi dir="ltr">{reservation.reservation_number}</bdi>
      </p>
      <Button
        size="row"
        disabled={isBusy}
        aria-label={t`Same guest: ${isolated(shownName(guest.name))}`}
        onClick={() => onMatch(guest_id)}
      >
        <Trans>Same guest</Trans>
      </Button>
    </div>
  );
}
