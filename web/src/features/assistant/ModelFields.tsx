import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../core/forms/NumberField.tsx";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";

/** Whether a language model reads guests' messages, and what its provider sees. */
export function ModelFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  if (!settings) return null;
  const { enabled, month_tokens, guest_month_tokens } = settings.readings;
  const sees = [
    t`This guest's messages and the last answers`,
    t`Published sentences that this guest may receive`,
    t`Your hotel's name and country`,
    t`The guest's language`,
  ];
  const neverSees = [
    t`Name, phone and e-mail, unless the guest writes them`,
    t`Room and payment, unless the guest writes them`,
    t`Notes by your team, and internal entries`,
    t`Other guests`,
  ];
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={enabled}
          disabled={!mayEdit}
          onChange={(event) => store.set("readings", { enabled: event.currentTarget.checked })}
        />
        <span>
          <strong>
            <Trans>Let a language model read guests' messages</Trans>
          </strong>
          <span>
            <Trans>It chooses among your published sentences. It never writes to guests.</Trans>
          </span>
        </span>
      </label>
      <AcceptTheirs path="readings.enabled" />
      <List title={t`It sees`} items={sees} />
      <List title={t`It never sees`} items={neverSees} />
      <NumberField
        label={t`Tokens per month`}
        value={month_tokens}
        min={0}
        max={limits.readingTokens}
        error={state.errors["readings.month_tokens"]}
        hint={t`Above this limit, rules answer guests. Empty: no limit.`}
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
      <p className={styles.hint}>
        <Trans>
          Works only if your Bellhop administrator has set up a model. Its state is on the page About Bellhop.
        </Trans>
      </p>
    </>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.seen}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
