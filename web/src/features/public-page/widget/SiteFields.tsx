import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconX } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { AcceptTheirs, useSettings } from "../../settings/index.ts";
import page from "../PublicPage.module.css";
import { readSite } from "./read-site.ts";
import styles from "./Sites.module.css";

const maxSites = 20;

/** The websites that may show the widget: browsers refuse it on all others. */
export function SiteFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const sites = settings?.public.allowed_sites ?? [];
  const wrong = sites.find((_, index) => state.errors[`public.allowed_sites.${index}`]);
  const error =
    problem ?? (wrong ? `${wrong}: ${t`Enter a website like https://hotel.example.`}` : undefined);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const site = readSite(typed);
    if (!site) return setProblem(t`Enter a website like https://hotel.example.`);
    if (sites.includes(site)) return setProblem(t`This website is in the list already.`);
    if (sites.length >= maxSites) return setProblem(t`Remove a website first. There can be ${maxSites}.`);
    store.set("public", { allowed_sites: [...sites, site] });
    setTyped("");
    setProblem(undefined);
  };
  return (
    <form className={styles.sites} onSubmit={add} noValidate>
      {sites.length === 0 && !mayEdit && (
        <p className={form.hint}>
          <Trans>No website may show the widget yet.</Trans>
        </p>
      )}
      {mayEdit && (
        <div className={styles.add}>
          <Field
            label={t`Add a website`}
            error={error ?? state.errors["public.allowed_sites"]}
            hint={
              sites.length === 0
                ? t`No website may show the widget yet.`
                : t`Only these websites may show the widget.`
            }
          >
            {(input) => (
              <input
                {...input}
                type="url"
                dir="ltr"
                autoComplete="off"
                placeholder="https://hotel.example"
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
          <Button type="submit" icon={<Icon of={IconPlus} size={16} />}>
            <Trans>Add website</Trans>
          </Button>
        </div>
      )}
      {sites.length > 0 && (
        <ul className={page.list} aria-label={t`Websites with the widget`}>
          {sites.map((site) => (
            <li key={site} className={`${page.item} ${styles.site}`}>
              <bdi dir="ltr">{site}</bdi>
              {mayEdit && (
                <IconButton
                  label={t`Remove ${site}`}
                  onClick={() =>
                    store.set("public", { allowed_sites: sites.filter((other) => other !== site) })
                  }
                >
                  <Icon of={IconX} size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <AcceptTheirs path="public.allowed_sites" />
    </form>
  );
}
