import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { useLingui } from "@lingui/react/macro";
import { IconDots } from "@tabler/icons-react";
import { memo, Suspense, useEffect, useRef, useState } from "react";
import type { EntryPatch } from "../knowledge/entry-fields.ts";
import { FormState } from "../knowledge/keyed/FormState.tsx";
import { KeyedScreen } from "../knowledge/keyed/KeyedScreen.tsx";
import { groupsOf, type KeyedSection, rowId, useKeyedSection } from "../knowledge/keyed/keyed-section.ts";
import { OwnRows } from "../knowledge/keyed/OwnRows.tsx";
import { useOpenRow } from "../knowledge/keyed/open-row.ts";
import { useSought } from "../knowledge/keyed/sought.ts";
import { LanguageTabs } from "../knowledge/LanguageTabs.tsx";
import { ItemFieldsOnDemand } from "../knowledge/OnDemand.tsx";
import type { EntryView, SectionDesk } from "../knowledge/section-desk.ts";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./ProfileForm.module.css";
import { profileWords } from "./profile-words.ts";

const groups = groupsOf("profile");

/** What the house is, where it is and what is near: one field below the other, all in the language above. */
export function ProfileForm() {
  const { t, i18n } = useLingui();
  const sought = useSought();
  const form = useKeyedSection("profile");
  const { open, toggle, seek } = useOpenRow(form.keyOf(sought));
  const [chosen, setChosen] = useState<string>();
  const { desk, languages, currency, isReadOnly } = form;
  const language = chosen ?? languages[0];
  return (
    <KeyedScreen
      form={form}
      title={t`Hotel profile`}
      words={profileWords}
      onSeek={seek}
      bar={
        languages.length > 1 &&
        language && (
          <LanguageTabs
            languages={languages}
            chosen={language}
            written={writtenIn(form)}
            wrong={wrongIn(form)}
            onChoose={setChosen}
            panelId="profile-fields"
          />
        )
      }
    >
      <FormState form={form}>
        <div id="profile-fields" className={styles.form} role="tabpanel" aria-label={language}>
          {groups.map(({ group, items }) => (
            <section key={group} className={styles.group} aria-labelledby={`profile-group-${group}`}>
              <h2 id={`profile-group-${group}`} className={styles.groupName}>
                {i18n._(profileWords.groups[group] ?? { id: group })}
              </h2>
              {items.map((item) => (
                <ProfileItem
                  key={item.key}
                  desk={desk}
                  item={item}
                  view={form.byKey.get(item.key)}
                  languages={languages}
                  language={language}
                  currency={currency}
                  isReadOnly={isReadOnly}
                  isSought={open?.key === item.key && open.isSought}
                  onChange={form.change}
                />
              ))}
            </section>
          ))}
          <OwnRows
            section="profile"
            desk={desk}
            own={form.own}
            languages={languages}
            currency={currency}
            isReadOnly={isReadOnly}
            open={open}
            add={t`Add entry`}
            onToggle={toggle}
            onSeek={seek}
          />
        </div>
      </FormState>
    </KeyedScreen>
  );
}

type ProfileItemProps = {
  desk: SectionDesk;
  item: CatalogueItem;
  view: EntryView | undefined;
  languages: readonly string[];
  language: string | undefined;
  currency: string;
  isReadOnly: boolean;
  isSought: boolean;
  onChange: (key: string, patch: EntryPatch) => void;
};

const ProfileItem = memo(function ProfileItem({ item, isSought, onChange, ...fields }: ProfileItemProps) {
  const { t, i18n } = useLingui();
  const [hasMore, setMore] = useState(false);
  const card = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isSought || !card.current) return;
    card.current.scrollIntoView({ block: "start", behavior: "smooth" });
    card.current.querySelector<HTMLElement>("input, textarea, button")?.focus({ preventScroll: true });
  }, [isSought]);
  const words = profileWords.items[item.key];
  if (!words) return null;
  return (
    <fieldset ref={card} id={rowId("profile", item.key)} className={styles.item}>
      <legend>{i18n._(words.name)}</legend>
      {fields.view && !hasMore && (
        <IconButton
          label={t`Who may be told, and when`}
          className={styles.more ?? ""}
          onClick={() => setMore(true)}
        >
          <Icon of={IconDots} size={16} />
        </IconButton>
      )}
      <Suspense fallback={<Skeleton width="100%" height={80} />}>
        <ItemFieldsOnDemand
          {...fields}
          section="profile"
          item={item}
          help={i18n._(words.help)}
          isStraight
          hasMore={hasMore}
          textLabel={item.facts.length === 0 ? i18n._(words.name) : t`What guests are told`}
          textHint=""
          onChange={(patch) => onChange(item.key, patch)}
        />
      </Suspense>
    </fieldset>
  );
});

/** In which languages most of what is written is there. */
function writtenIn({ languages, views }: KeyedSection): Set<string> {
  const has = (language: string) => views.some(({ entry }) => entry.texts[language]?.text);
  return new Set(languages.filter(has));
}

function wrongIn({ languages, views }: KeyedSection): Set<string> {
  const isWrong = (language: string) =>
    views.some(({ errors }) => Object.keys(errors).some((field) => field.startsWith(`texts.${language}.`)));
  return new Set(languages.filter(isWrong));
}
