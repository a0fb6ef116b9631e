import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { buttonLook } from "../../ui/Button.tsx";
import { useMayEdit } from "../knowledge/index.ts";
import { AcceptTheirs, LanguageFields, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";
import { CheckField } from "./CheckField.tsx";
import { ConfidenceField } from "./ConfidenceField.tsx";
import { GreetingField } from "./GreetingField.tsx";
import { ReadOnly } from "./GreetingForm.tsx";
import { LazyModelFields } from "./LazyModelFields.tsx";
import { NameField } from "./NameField.tsx";
import { ToolsField } from "./ToolsField.tsx";
import { TopicsField } from "./TopicsField.tsx";

export function AssistantForm() {
  const { t } = useLingui();
  const { settings, store } = useSettings();
  const mayEdit = useMayEdit();
  if (!settings) return null;
  const { assistant } = settings;
  const handOver = assistant.hand_over;
  return (
    <div className={styles.fields}>
      {!mayEdit && <ReadOnly />}
      <Group title={t`Name and greeting`}>
        <NameField mayEdit={mayEdit} />
        <GreetingField />
      </Group>
      <Group title={t`Languages`}>
        <LanguageFields mayEdit={mayEdit} />
      </Group>
      <Group title={t`When questions go to staff`}>
        <TopicsField />
        <ConfidenceField
          value={assistant.confidence}
          isReadOnly={!mayEdit}
          onChange={(confidence) => store.set("assistant", { confidence })}
        />
        <AcceptTheirs path="assistant.confidence" />
      </Group>
      <Group title={t`Tools`}>
        <ToolsField mayEdit={mayEdit} />
      </Group>
      <Group title={t`Language model`}>
        <LazyModelFields mayEdit={mayEdit} />
      </Group>
      <Group title={t`Reception`}>
        <p>
          <Trans>Reception hours are in Hotel profile.</Trans>
        </p>
        <Link to="/profile" hash="reception" className={`${buttonLook({ size: "row" })} ${styles.elsewhere}`}>
          <Trans>Change reception hours</Trans>
        </Link>
        <CheckField
          name={<Trans>Reception answers at night</Trans>}
          about={<Trans>If off, the assistant tells guests when reception opens.</Trans>}
          isOn={handOver.at_night}
          isDisabled={!mayEdit}
          onChange={(isOn) => store.set("assistant", { hand_over: { ...handOver, at_night: isOn } })}
        />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
