import { limits } from "@bellhop/contract/limits";
import { usualLeadMinutes } from "@bellhop/contract/request-lead-times";
import { type AnyRequestKind, anyRequestKinds } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useRequestName } from "../../requests/index.ts";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import { useSettings } from "../store/use-settings.ts";
import styles from "./RequestFields.module.css";

/** How long before the wanted time staff must have acted, for the kinds where it differs from the usual. */
export function LeadTimeFields({ mayEdit }: { mayEdit: boolean }) {
  const { t, i18n } = useLingui();
  const { settings, store, state } = useSettings();
  const requestName = useRequestName();
  if (!settings) return null;
  const own = settings.requests.lead_minutes;
  const nameOf = (kind: AnyRequestKind) => requestName({ kind, words: "", count: null });
  const isOwn = (kind: AnyRequestKind) => own[kind] !== undefined;
  const byName = (kinds: readonly AnyRequestKind[]) =>
    kinds.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), i18n.locale));
  const keep = (next: typeof own) => store.set("requests", { lead_minutes: next });
  const set = (kind: AnyRequestKind, minutes: number) => keep({ ...own, [kind]: minutes });
  const forget = (kind: AnyRequestKind) =>
    keep(Object.fromEntries(Object.entries(own).filter(([one]) => one !== kind)));
  return (
    <div className={styles.fields}>
      {byName(anyRequestKinds.filter(isOwn)).map((kind) => (
        <div key={kind} className={styles.lead}>
          <NumberField
            label={t`${nameOf(kind)}: minutes before`}
            suffix={t`min`}
            value={own[kind] ?? null}
            min={0}
            max={limits.leadMinutes}
            error={state.errors[`requests.lead_minutes.${kind}`]}
            hint={t`Usually ${usualLeadMinutes[kind]} minutes.`}
            isReadOnly={!mayEdit}
            onChange={(minutes) => (minutes === null ? forget(kind) : set(kind, minutes))}
          />
          {mayEdit && (
            <IconButton label={t`Use the usual time for ${nameOf(kind)}`} onClick={() => forget(kind)}>
              <Icon of={IconX} size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {mayEdit ? (
        <Field
          label={t`Change when a request is due`}
          error={state.errors["requests.lead_minutes"]}
          hint={t`A request is due this long before the time that the guest wants.`}
        >
          {(input) => (
            <select
              {...input}
              value=""
              onChange={({ currentTarget }) => {
                const kind = anyRequestKinds.find((one) => one === currentTarget.value);
                if (kind) set(kind, usualLeadMinutes[kind]);
              }}
            >
              <option value="">{t`Choose a kind`}</option>
              {byName(anyRequestKinds.filter((kind) => !isOwn(kind))).map((kind) => (
                <option key={kind} value={kind}>
                  {t`${nameOf(kind)}: ${usualLeadMinutes[kind]} min`}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        !anyRequestKinds.some(isOwn) && (
          <p className={form.hint}>
            <Trans>Requests are due at the usual times.</Trans>
          </p>
        )
      )}
      <AcceptTheirs path="requests.lead_minutes" />
    </div>
  );
}
