import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconX } from "@tabler/icons-react";
import { NumberField } from "../../core/forms/NumberField.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";
import { CheckField } from "./CheckField.tsx";
import { ModelPanel } from "./model/ModelPanel.tsx";
import { MonthCostField } from "./model/MonthCostField.tsx";
import { VoiceField } from "./model/VoiceField.tsx";
import { VoiceNoteFields } from "./model/VoiceNoteFields.tsx";

/** Whether a language model reads guests' messages, and what its provider sees. */
export function ModelFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  if (!settings) return null;
  const { enabled, translates, month_tokens, guest_month_tokens } = settings.readings;
  const sees = [
    t`This guest's messages and the last answers`,
    t`Published sentences that this guest may receive`,
    t`Your hotel's name and country`,
    t`Your tone of voice, for drafted replies`,
    t`Today's date`,
    t`Messages and replies that your team translates`,
  ];
  const neverSees = [
    t`Name, phone and e-mail, unless a message contains them`,
    t`Room and payment, unless a message contains them`,
    t`Notes by your team, and internal entries`,
    t`Other guests`,
  ];
  return (
    <>
      <ModelPanel mayEdit={mayEdit} />
      <CheckField
        name={<Trans>Let a language model read guests' messages</Trans>}
        about={<Trans>It chooses among your published sentences.</Trans>}
        isOn={enabled}
        isDisabled={!mayEdit}
        onChange={(isOn) => store.set("readings", { enabled: isOn })}
      />
      <AcceptTheirs path="readings.enabled" />
      <div className={styles.sights}>
        <List title={t`It sees`} items={sees} icon={IconCheck} />
        <List title={t`It never sees`} items={neverSees} icon={IconX} />
      </div>
      <CheckField
        name={<Trans>Let it help your team</Trans>}
        about={<Trans>It translates conversations and drafts replies, if it may read messages.</Trans>}
        isOn={settings.functionality.translation}
        isDisabled={!mayEdit || !enabled}
        onChange={(isOn) => store.set("functionality", { translation: isOn })}
      />
      <AcceptTheirs path="functionality.translation" />
      <VoiceField mayEdit={mayEdit} />
      <CheckField
        name={<Trans>Let it translate your published sentences</Trans>}
        about={
          <Trans>
            It gets all of them and begins at once. Figures, prices and times are compared; what differs waits
            for you.
          </Trans>
        }
        isOn={translates}
        isDisabled={!mayEdit}
        onChange={(isOn) => store.set("readings", { translates: isOn })}
      />
      <AcceptTheirs path="readings.translates" />
      <VoiceNoteFields mayEdit={mayEdit} />
      <MonthCostField mayEdit={mayEdit} />
      <NumberField
        label={t`Tokens per month`}
        value={month_tokens}
        min={0}
        max={limits.readingTokens}
        error={state.errors["readings.month_tokens"]}
        hint={t`Above this limit, rules answer guests, and nothing is translated. Empty: no limit.`}
        isReadOnly={!mayEdit}
        onChange={(tokens) => store.set("readings", { month_tokens: tokens })}
      />
      <AcceptTheirs path="readings.month_tokens" />
      <NumberField
        label={t`Tokens per month for each guest`}
        value={guest_month_tokens}
        min={0}
        max={limits.readingTokens}
        error={state.errors["readings.guest_month_tokens"]}
        isReadOnly={!mayEdit}
        onChange={(tokens) => store.set("readings", { guest_month_tokens: tokens })}
      />
      <AcceptTheirs path="readings.guest_month_tokens" />
    </>
  );
}

type ListProps = { title: string; items: readonly string[]; icon: typeof IconCheck };

function List({ title, items, icon }: ListProps) {
  return (
    <div className={styles.seen}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon of={icon} size={16} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
