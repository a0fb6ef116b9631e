import type { OutputOf } from "@bellhop/contract/call";
import type { PreviewWay, ProactiveWay, previewProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useId, useState } from "react";
import { reasonOf } from "../../../core/api/call-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { Segments } from "../../../ui/Segments.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import type { ShownRule } from "../drafts.ts";
import { type PreviewFor, usePlan, usePreview } from "../proactive-queries.ts";
import { wordsOf } from "../rule-words.ts";
import { useReasonWords } from "../words/reason-words.ts";
import { useWays } from "../words/way-words.ts";
import { Cost } from "./Cost.tsx";
import styles from "./Preview.module.css";
import { MessageText, ShownMail } from "./ShownMail.tsx";

const typingPauseMs = 400;
const guestsToChoose = 60;

/** The message as one of the next guests would get it, or with example values. */
export function Preview({ rule, language }: { rule: ShownRule; language: string }) {
  const { t } = useLingui();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [isOpen, setOpen] = useState(false);
  if (!isPhone)
    return (
      <aside className={styles.preview} aria-label={t`As the guest sees it`}>
        <Content rule={rule} language={language} />
      </aside>
    );
  return (
    <aside className={styles.preview} aria-label={t`As the guest sees it`}>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <Trans>Hide the preview</Trans> : <Trans>Show as the guest sees it</Trans>}
      </button>
      {isOpen && <Content rule={rule} language={language} />}
    </aside>
  );
}

function Content({ rule, language }: { rule: ShownRule; language: string }) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const languageName = useLanguageName();
  const ways = useWays();
  const reasonWords = useReasonWords();
  const id = useId();
  const [way, setWay] = useState<PreviewWay | null>(null);
  const guests = useGuestsToShow(rule.storedVersion > 0 ? rule.rule_id : undefined);
  const [chosen, setChosen] = useState<string>();
  const guest = guests.find(({ key }) => key === chosen) ?? (chosen === "" ? undefined : guests[0]);
  const words = useDebounced(wordsOf(rule), typingPauseMs);
  const shownTo: PreviewFor = {
    ...(guest ? { reservation_id: guest.reservation_id, guest_id: guest.guest_id } : { language }),
    ...(way && { way }),
  };
  const { data, error, isPlaceholderData } = usePreview(words, shownTo);
  const missing = useMissingAddress();
  const reason = data?.reason === "no_address" && way ? missing[way] : data && reasonWords(data);
  return (
    <>
      <h2>
        <Trans>As the guest sees it</Trans>
      </h2>
      <label htmlFor={id} className="unseen">
        <Trans>Guest</Trans>
      </label>
      <select
        id={id}
        className={styles.guest}
        value={guest?.key ?? ""}
        onChange={({ target }) => setChosen(target.value)}
      >
        {guests.map(({ key, guest_name, room }) => (
          <option key={key} value={key}>
            {room ? `${guest_name}, ${room}` : guest_name}
          </option>
        ))}
        <option value="">{t`Example guest, ${languageName(language)}`}</option>
      </select>
      <Segments
        label={t`Way to the guest`}
        segments={[
          { value: "whatsapp", label: t`WhatsApp` },
          { value: "guest_page", label: t`Guest page` },
          { value: "email", label: t`E-mail` },
        ]}
        value={way ?? (data?.way ? wayOf(data.way) : null)}
        isSmall
        onChange={setWay}
      />
      {data && (
        <div className={styles.chat} data-old={isPlaceholderData || undefined}>
          {data.at && (
            <p className={styles.when}>
              <bdi>{dayAndTime(data.at)}</bdi>
            </p>
          )}
          {data.mail ? (
            <ShownMail text={data.text} language={data.language} mail={data.mail} />
          ) : (
            <Bubble preview={data} />
          )}
        </div>
      )}
      {data?.template && (
        <p className={styles.about}>
          <Trans>
            The guest gets the template's words. Yours are only sent within 24 hours of the guest's last
            message.
          </Trans>
        </p>
      )}
      {!data && error && <p className={styles.about}>{reasonOf(error)}</p>}
      {!data && !error && (
        <p className={styles.about}>
          <Trans>Write a name and a text to see it here.</Trans>
        </p>
      )}
      {data && (
        <p className={styles.about}>
          {reason ? (
            <>
              <strong>{reason.title}</strong> {reason.more}
            </>
          ) : data.way ? (
            <span className={styles.way}>
              <Icon of={ways[data.way].icon} size={16} />
              {ways[data.way].words}
            </span>
          ) : (
            <Trans>Nothing is planned for this guest now.</Trans>
          )}
        </p>
      )}
      {data?.cost && <Cost cost={data.cost} />}
    </>
  );
}

const wayOf = (way: ProactiveWay): PreviewWay => (way === "guest_page" || way === "email" ? way : "whatsapp");

/** Why a message can't go in the chosen way. */
function useMissingAddress(): Record<PreviewWay, { title: string; more: string }> {
  const { t } = useLingui();
  const title = t`Not possible this way.`;
  return {
    whatsapp: { title, more: t`The guest has no phone on WhatsApp, or your hotel no number.` },
    guest_page: { title, more: t`The guest has not opened the guest page.` },
    email: { title, more: t`The guest has no e-mail address.` },
  };
}

/** Guests whom the message will reach first; those of other messages where there are none. */
function useGuestsToShow(ruleId: string | undefined) {
  const ofRule = usePlan({ ...(ruleId && { rule_id: ruleId }) }, guestsToChoose);
  const isNone = ofRule.data?.pages[0]?.items.length === 0;
  const ofAll = usePlan({}, guestsToChoose);
  const items = (isNone || !ruleId ? ofAll : ofRule).data?.pages[0]?.items ?? [];
  const byKey = new Map(
    items.map((one) => [
      `${one.reservation_id} ${one.guest_id}`,
      { ...one, key: `${one.reservation_id} ${one.guest_id}` },
    ]),
  );
  return [...byKey.values()];
}

function Bubble({
  preview: { text, language, template, at, buttons },
}: {
  preview: OutputOf<typeof previewProactiveRule>;
}) {
  const { time } = useFormats();
  return (
    <div className={styles.bubble}>
      {template?.header && (
        <p className={styles.header} lang={language} dir="auto">
          {template.header}
        </p>
      )}
      <MessageText text={text} language={language} />
      {template?.footer && (
        <p className={styles.footer} lang={language} dir="auto">
          {template.footer}
        </p>
      )}
      {at && <p className={styles.time}>{time(at)}</p>}
      {buttons.map((title) => (
        <p key={title} className={styles.button} lang={language} dir="auto">
          <Icon of={IconArrowBackUp} size={16} flip />
          {title}
        </p>
      ))}
    </div>
  );
}
