import { useLingui } from "@lingui/react/macro";
import { IconDots } from "@tabler/icons-react";
import { memo, Suspense, useRef, useState } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Skeleton } from "../../../../ui/Skeleton.tsx";
import { groupLabels, itemLabels, profileLabels } from "../../../catalogue/index.ts";
import { BringIntoSight } from "../../editor/keyed/BringIntoSight.tsx";
import { FormState } from "../../editor/keyed/FormState.tsx";
import { HomeRow } from "../../editor/keyed/HomeLink.tsx";
import { KeyedScreen } from "../../editor/keyed/KeyedScreen.tsx";
import {
  groupsOf,
  type ItemInForm,
  isElsewhere,
  itemIn,
  type KeyedSection,
  rowId,
  useKeyedForm,
} from "../../editor/keyed/keyed-section.ts";
import { LazyItemFields } from "../../editor/keyed/lazy-item-fields.ts";
import { OwnRows } from "../../editor/keyed/OwnRows.tsx";
import { LanguageTabs } from "../../editor/LanguageTabs.tsx";
import { NotTranslated } from "../../editor/NotTranslated.tsx";
import { untranslatedIn } from "../../editor/untranslated.ts";
import styles from "./ProfileForm.module.css";

const groups = groupsOf("profile");

export function ProfileForm() {
  const { t, i18n } = useLingui();
  const form = useKeyedForm("profile");
  const [chosen, setChosen] = useState<string>();
  const { languages } = form;
  const language = chosen ?? languages[0];
  const tabs = languages.length > 1 && language && (
    <LanguageTabs
      languages={languages}
      chosen={language}
      written={languagesOf(form)}
      wrong={languagesWithErrors(form)}
      onChoose={setChosen}
      panelId="profile-fields"
    />
  );
  return (
    <KeyedScreen form={form} title={t`Hotel profile`} labels={profileLabels} bar={tabs}>
      <FormState form={form}>
        <div id="profile-fields" className={styles.form} role="tabpanel" aria-label={language}>
          {groups.map(({ group, items }) => (
            <section key={group} className={styles.group} aria-labelledby={`profile-group-${group}`}>
              <h2 id={`profile-group-${group}`} className={styles.groupName}>
                {i18n._(groupLabels(profileLabels, group))}
              </h2>
              {items.map((item) =>
                isElsewhere(form, item) ? (
                  <ul key={item.key} className={styles.elsewhere}>
                    <HomeRow
                      id={rowId("profile", item.key)}
                      name={i18n._(itemLabels(profileLabels, item.key).name)}
                      home={item.home}
                    />
                  </ul>
                ) : (
                  <ProfileItem key={item.key} {...itemIn(form, item)} language={language} />
                ),
              )}
            </section>
          ))}
          <OwnRows form={form} add={t`Add entry`} />
        </div>
      </FormState>
    </KeyedScreen>
  );
}

type ProfileItemProps = ItemInForm & { language: string | undefined };

const ProfileItem = memo(function ProfileItem(props: ProfileItemProps) {
  const { item, isSought, onChange, isOpen: _, onToggle: __, ...fields } = props;
  const { t, i18n } = useLingui();
  const [hasMore, setMore] = useState(false);
  const card = useRef<HTMLFieldSetElement>(null);
  const words = profileLabels.items[item.key];
  if (!words) return null;
  const missing = fields.view ? untranslatedIn(fields.view.entry, fields.languages) : [];
  return (
    <fieldset ref={card} id={rowId("profile", item.key)} className={styles.item}>
      <legend>{i18n._(words.name)}</legend>
      {missing.length > 0 && (
        <span className={styles.marks}>
          <NotTranslated languages={missing} />
        </span>
      )}
      {fields.view && !hasMore && (
        <IconButton
          label={t`Limit to some guests or dates`}
          className={styles.more ?? ""}
          onClick={() => setMore(true)}
        >
          <Icon of={IconDots} size={16} />
        </IconButton>
      )}
      <div data-fields="">
        <Suspense fallback={<Skeleton width="100%" height={80} />}>
          <LazyItemFields
            {...fields}
            section="profile"
            item={item}
            help={i18n._(words.help)}
            isStraight
            hasMore={hasMore}
            isTextFirst={item.key === "address"}
            textLabel={
              item.facts.length === 0 || item.key === "address" ? i18n._(words.name) : t`Answer for guests`
            }
            textHint=""
            onChange={(patch) => onChange(item.key, patch)}
          />
          {isSought && <BringIntoSight row={card} />}
        </Suspense>
      </div>
    </fieldset>
  );
});

/** Languages in which most entries are written. */
function languagesOf({ languages, views }: KeyedSection): Set<string> {
  const has = (language: string) => views.some(({ entry }) => entry.texts[language]?.text);
  return new Set(languages.filter(has));
}

function languagesWithErrors({ languages, views }: KeyedSection): Set<string> {
  const isWrong = (language: string) =>
    views.some(({ errors }) => Object.keys(errors).some((field) => field.startsWith(`texts.${language}.`)));
  return new Set(languages.filter(isWrong));
}
