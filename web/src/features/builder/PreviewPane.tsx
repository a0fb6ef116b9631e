import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconRefresh, IconSparkles, IconTrash, IconX } from "@tabler/icons-react";
import { useEffect } from "react";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { LazyTryOptions, TryChat, useTries } from "../assistant/index.ts";
import { useNextVersion } from "../publishing/index.ts";
import styles from "./PreviewPane.module.css";

export function PreviewPane({ overview, onClose }: { overview: KnowledgeOverview; onClose?: () => void }) {
  const { t } = useLingui();
  const chat = useTries();
  const { as, setAs } = chat;
  const next = useNextVersion(overview);
  // The chat may have been set to the live version on the assistant's page.
  useEffect(() => {
    if (as.of !== "draft") setAs({ of: "draft" });
  }, [as.of, setAs]);
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <h2>
          <Trans>Preview</Trans>
        </h2>
        <Chip tone="assistant" icon={<Icon of={IconSparkles} size={14} />}>
          <Trans>Draft version {next}</Trans>
        </Chip>
        {chat.tries.length > 0 && (
          <>
            <IconButton label={t`Ask all questions again`} onClick={() => void chat.askAllAgain()}>
              <Icon of={IconRefresh} />
            </IconButton>
            <IconButton label={t`Clear chat`} onClick={chat.forgetAll}>
              <Icon of={IconTrash} />
            </IconButton>
          </>
        )}
        {onClose && (
          <IconButton label={t`Close`} onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        )}
      </header>
      <TryChat chat={chat}>
        <LazyTryOptions as={chat.as} onChange={chat.setAs} />
      </TryChat>
    </div>
  );
}
