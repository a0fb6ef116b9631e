import { useLingui } from "@lingui/react/macro";
import { IconRefresh, IconTrash } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { useKnowledgeOverview } from "../knowledge/index.ts";
import styles from "./AssistantScreen.module.css";
import { LazyTryOptions } from "./LazyTryOptions.tsx";
import { TryChat } from "./TryChat.tsx";
import { useTries } from "./use-tries.ts";
import { WithoutModel } from "./WithoutModel.tsx";

export function Playground() {
  const { t } = useLingui();
  const chat = useTries();
  const live = useKnowledgeOverview().data?.live_version ?? null;
  const segments = [
    { value: "draft", label: t`Draft` },
    { value: "live", label: live === null ? t`Live` : t`Live version ${live}` },
  ] as const;
  return (
    <div className={styles.pane}>
      <div className={styles.of}>
        <Segments
          label={t`Which version answers`}
          segments={segments}
          value={chat.as.of}
          isSmall
          isReadOnly={live === null}
          onChange={(of) => of !== null && chat.setAs({ of })}
        />
        {chat.tries.length > 0 && (
          <span>
            <IconButton label={t`Ask all questions again`} onClick={() => void chat.askAllAgain()}>
              <Icon of={IconRefresh} />
            </IconButton>
            <IconButton label={t`Clear chat`} onClick={chat.forgetAll}>
              <Icon of={IconTrash} />
            </IconButton>
          </span>
        )}
      </div>
      <WithoutModel />
      <TryChat chat={chat} isDetailed>
        <LazyTryOptions as={chat.as} onChange={chat.setAs} />
      </TryChat>
    </div>
  );
}
