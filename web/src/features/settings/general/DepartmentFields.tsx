import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconX } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import { useSettings } from "../store/use-settings.ts";
import styles from "./RequestFields.module.css";

/** Who can have a request besides members, in the hotel's own words. */
export function DepartmentFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  if (!settings) return null;
  const { departments } = settings.requests;
  const keep = (next: string[]) => store.set("requests", { departments: next });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    const isKnown = departments.some((one) => one.toLowerCase() === name.toLowerCase());
    if (name === "") return setProblem(t`Enter the department's name.`);
    if (isKnown) return setProblem(t`This department is in the list already.`);
    if (departments.length >= limits.maxDepartments)
      return setProblem(t`Remove a department first. There can be ${limits.maxDepartments}.`);
    keep([...departments, name]);
    setTyped("");
  };
  return (
    <form className={styles.fields} onSubmit={add} noValidate>
      {departments.length > 0 && (
        <ul className={styles.chips} aria-label={t`Departments`}>
          {departments.map((name) => (
            <li key={name} className={styles.chip}>
              <bdi>{name}</bdi>
              {mayEdit && (
                <IconButton
                  label={t`Remove ${name}`}
                  onClick={() => keep(departments.filter((one) => one !== name))}
                >
                  <Icon of={IconX} size={16} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit ? (
        <div className={styles.add}>
          <Field
            label={t`Add a department`}
            error={problem ?? state.errors["requests.departments"]}
            hint={t`Such as Housekeeping or Kitchen. Requests can be assigned to it.`}
          >
            {(input) => (
              <input
                {...input}
                autoComplete="off"
                maxLength={limits.departmentCharacters}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
          <Button type="submit" icon={<Icon of={IconPlus} size={16} />}>
            <Trans>Add department</Trans>
          </Button>
        </div>
      ) : (
        departments.length === 0 && (
          <p>
            <Trans>There are no departments yet.</Trans>
          </p>
        )
      )}
      <AcceptTheirs path="requests.departments" />
    </form>
  );
}
