import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "../../ui/Panel.module.css";
import { ContradictionsPanel } from "../contradictions/index.ts";
import { ChangesPanel, VersionsPanel } from "../publishing/index.ts";
import type { BuilderPanel } from "./builder-search.ts";

type BuilderPanelsProps = { show: BuilderPanel; overview: KnowledgeOverview; onClose: () => void };

export function BuilderPanels({ show, overview, onClose }: BuilderPanelsProps) {
  const { t } = useLingui();
  const { live_version: live } = overview;
  const titles = {
    changes: live === null ? t`Entries to publish` : t`Changes since version ${live}`,
    contradictions: t`Contradictions`,
    versions: t`Versions`,
  };
  return (
    <Dialog open onClose={onClose} shape="panel" labelledBy="builder-panel">
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id="builder-panel">{titles[show]}</h2>
          <IconButton label={t`Close`} onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        </header>
        {show === "changes" && <ChangesPanel />}
        {show === "contradictions" && <ContradictionsPanel />}
        {show === "versions" && <VersionsPanel />}
      </div>
    </Dialog>
  );
}
