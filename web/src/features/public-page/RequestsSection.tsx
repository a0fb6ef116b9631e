import { type RequestButton, requestButtons } from "@bellhop/contract/guest-page-requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { Section } from "../../core/pages/Section.tsx";
import { Field } from "../../ui/Field.tsx";
import form from "../../ui/FormScreen.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useRequestName } from "../requests/index.ts";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./PublicPage.module.css";

/** What guests can ask for with a form. */
export function RequestsSection({ mayEdit }: { mayEdit: boolean }) {
  const { t, i18n } = useLingui();
  const { settings, store, state } = useSettings();
  const requestName = useRequestName();
  const chosen = settings?.public.request_buttons ?? [];
  const nameOf = (button: RequestButton) => {
    if (button === "extra") return t`Extras, with their prices`;
    return button === "other" ? t`Something else` : requestName({ kind: button, words: "", count: null });
  };
  const unused = requestButtons
    .filter((button) => !chosen.includes(button))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), i18n.locale));
  const keep = (buttons: readonly RequestButton[]) => store.set("public", { request_buttons: [...buttons] });
  return (
    <Section
      title={t`Requests`}
      about={t`Guests in the house, or with a booking, ask for these with a form. You confirm.`}
    >
      <div className={form.box}>
        {chosen.length === 0 ? (
          <p className={form.hint}>
            <Trans>No buttons yet. Guests can still ask in a message.</Trans>
          </p>
        ) : (
          <ul className={styles.list} aria-label={t`Buttons on the guest page`}>
            {chosen.map((button) => (
              <li key={button} className={styles.item}>
                <span>{nameOf(button)}</span>
                {mayEdit && (
                  <IconButton
                    label={t`Remove button ${nameOf(button)}`}
                    onClick={() => keep(chosen.filter((one) => one !== button))}
                  >
                    <Icon of={IconX} size={18} />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayEdit && unused.length > 0 && (
          <Field
            label={t`Add a button`}
            error={state.errors["public.request_buttons"]}
            hint={
              chosen.includes("extra")
                ? t`Extras without approval are confirmed at once while they last.`
                : undefined
            }
          >
            {(input) => (
              <select
                {...input}
                value=""
                onChange={({ currentTarget }) => {
                  const added = requestButtons.find((one) => one === currentTarget.value);
                  if (added) keep([...chosen, added]);
                }}
              >
                <option value="">{t`Choose a request`}</option>
                {unused.map((button) => (
                  <option key={button} value={button}>
                    {nameOf(button)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <AcceptTheirs path="public.request_buttons" />
      </div>
    </Section>
  );
}
