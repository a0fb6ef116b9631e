import { Trans, useLingui } from "@lingui/react/macro";
import { itemsOf } from "../../core/access/operator-lists.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Section, SectionList } from "../../core/pages/Section.tsx";
import { useEventWords } from "./event-words.tsx";
import styles from "./WhatsappScreen.module.css";
import { useWhatsappEvents } from "./whatsapp-queries.ts";

/** What WhatsApp reported about the number, its account and its templates. */
export function Events() {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const wordsOf = useEventWords();
  const query = useWhatsappEvents();
  const events = itemsOf(query.data) ?? [];
  return (
    <Section title={t`Reports from WhatsApp`}>
      <SectionList query={query} failed={t`The reports could not be loaded`}>
        {events.length === 0 ? (
          <p className={styles.empty}>
            <Trans>No reports yet. Changes to quality, limits and templates will show here.</Trans>
          </p>
        ) : (
          <ul className={styles.events}>
            {events.map(({ event_id, event, happened_at }) => {
              const { title, detail } = wordsOf(event);
              return (
                <li key={event_id}>
                  <span className={styles.eventTitle} dir="auto">
                    {title}
                  </span>
                  <time dateTime={happened_at}>{dayAndTime(happened_at)}</time>
                  {detail && (
                    <span className={styles.eventDetail} dir="auto">
                      {detail}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </SectionList>
    </Section>
  );
}
