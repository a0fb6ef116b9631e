import type { WithheldEntry } from "@bellhop/contract/info-data";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { Section } from "../../core/pages/Section.tsx";
import { Button, buttonLook } from "../../ui/Button.tsx";
import form from "../../ui/FormScreen.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { AcceptTheirs, useChangeNow, useSettings } from "../settings/index.ts";
import styles from "./PublicPage.module.css";
import { useVisitorAnswers } from "./use-visitor-answers.ts";

/** What visitors from outside the house may ask, and who answers them. */
export function AnswersSection({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  return (
    <Section title={t`What visitors may ask`} about={t`Visitors: people with the public link.`}>
      <div className={form.box}>
        <AssistantSwitch mayEdit={mayEdit} />
        <VisitorAnswers />
        <p>
          <Link to="/builder" className={buttonLook({ size: "row" })}>
            {mayEdit ? <Trans>Change in the builder</Trans> : <Trans>Open the builder</Trans>}
          </Link>
        </p>
      </div>
    </Section>
  );
}

function AssistantSwitch({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, state } = useSettings();
  const changeNow = useChangeNow();
  const id = useId();
  const isOn = settings?.public.assistant_for_visitors === true;
  const error = state.errors["public.assistant_for_visitors"];
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.name}>
          <Trans>The assistant answers visitors</Trans>
        </label>
        <p id={`${id}-about`} className={form.hint}>
          {isOn
            ? t`If you switch this off, your team answers visitors.`
            : t`Your team answers visitors. They can still read house information.`}
        </p>
        {error && <p className={form.error}>{error}</p>}
        <AcceptTheirs path="public.assistant_for_visitors" />
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-about`}
        checked={isOn}
        disabled={!mayEdit}
        onChange={(event) =>
          void changeNow("public", { assistant_for_visitors: event.currentTarget.checked })
        }
      />
    </div>
  );
}

/** How many entries visitors can see, and which ones are hidden from them. */
function VisitorAnswers() {
  const { t } = useLingui();
  const { data, error, refetch } = useVisitorAnswers();
  if (!data && error)
    return (
      <p className={form.hint}>
        <Trans>Could not load what visitors can see.</Trans>{" "}
        <Button size="row" kind="ghost" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={40} />;
  if (data.live_version === null)
    return (
      <p className={form.hint}>
        <Trans>Nothing is published yet. Your team answers every question.</Trans>
      </p>
    );
  const { told, withheld, withheld_entries: entries } = data;
  return (
    <>
      <p>
        <Plural value={told} one="Visitors can see # entry." other="Visitors can see # entries." />{" "}
        {withheld === 0 ? (
          <Trans>No entry is hidden from them.</Trans>
        ) : (
          <Plural
            value={withheld}
            one="# entry is hidden from them:"
            other="# entries are hidden from them:"
          />
        )}
      </p>
      {entries.length > 0 && (
        <ul className={styles.list} aria-label={t`Hidden from visitors`}>
          {entries.map((entry) => (
            <li key={entry.entry_id} className={styles.withheld}>
              <Link to="/builder" search={{ section: entry.section, entry: entry.entry_id }}>
                <bdi>{entry.title}</bdi>
              </Link>
              <span className={form.hint}>
                <Reason because={entry.because} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {withheld > entries.length && (
        <p className={form.hint}>
          <Plural value={withheld - entries.length} one="And # more." other="And # more." />
        </p>
      )}
    </>
  );
}

function Reason({ because }: Pick<WithheldEntry, "because">) {
  if (because === "in_house") return <Trans>only during the stay</Trans>;
  return because === "wifi" ? <Trans>only in the house</Trans> : <Trans>not valid today</Trans>;
}
