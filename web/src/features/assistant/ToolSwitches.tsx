import type { AssistantTool } from "@bellhop/contract/settings";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMayEdit } from "../knowledge/index.ts";
import { useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";

/** Tools by their names in the settings: none so far. */
const knownTools: Partial<Record<AssistantTool, MessageDescriptor>> = {};

export function ToolSwitches() {
  const { i18n } = useLingui();
  const { settings, store } = useSettings();
  const mayEdit = useMayEdit();
  if (!settings) return null;
  const { tools } = settings.assistant;
  const all = [...new Set([...(Object.keys(knownTools) as AssistantTool[]), ...tools])];
  if (all.length === 0)
    return (
      <p className={styles.hint}>
        <Trans>There are no tools to switch on yet.</Trans>
      </p>
    );
  return (
    <>
      {all.map((tool) => {
        const name = knownTools[tool];
        return (
          <label key={tool} className={styles.switch}>
            <input
              type="checkbox"
              checked={tools.includes(tool)}
              disabled={!mayEdit}
              onChange={(event) =>
                store.set("assistant", {
                  tools: event.currentTarget.checked ? [...tools, tool] : tools.filter((one) => one !== tool),
                })
              }
            />
            <span>
              <strong>{name ? i18n._(name) : <code>{tool}</code>}</strong>
            </span>
          </label>
        );
      })}
    </>
  );
}
