import { type AssistantTool, assistantTools } from "@bellhop/contract/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";
import { CheckField } from "./CheckField.tsx";

/** What the assistant may do besides answering. */
export function ToolsField({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store } = useSettings();
  if (!settings) return null;
  const { tools } = settings.assistant;
  const words: Record<AssistantTool, { name: string; about: string }> = {
    staff_request: {
      name: t`Add requests`,
      about: t`What guests ask for goes into Requests. If off, staff get the message and add it.`,
    },
    order_upsell: {
      name: t`Take orders`,
      about: t`A guest's yes to an offered extra becomes an order. If off, staff get the reply.`,
    },
  };
  const turn = (tool: AssistantTool, isOn: boolean) =>
    store.set("assistant", {
      tools: assistantTools.filter((one) => (one === tool ? isOn : tools.includes(one))),
    });
  return (
    <>
      <p className={styles.hint}>
        <Trans>What the assistant may do besides answering.</Trans>
      </p>
      {assistantTools.map((tool) => (
        <CheckField
          key={tool}
          name={words[tool].name}
          about={words[tool].about}
          isOn={tools.includes(tool)}
          isDisabled={!mayEdit}
          onChange={(isOn) => turn(tool, isOn)}
        />
      ))}
      <AcceptTheirs path="assistant.tools" />
    </>
  );
}
