import { type WholeIdea, withdrawIdea } from "@bellhop/contract/ideas";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconArrowMerge,
  IconEyeOff,
  IconFlag,
  IconPencil,
  IconSettings,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { IdeaDialog } from "../IdeaDialog.tsx";
import { useHide } from "../store/idea-changes.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import styles from "./IdeaPanel.module.css";
import { MergeDialog } from "./MergeDialog.tsx";
import { StatusDialog } from "./StatusDialog.tsx";

type IdeaActionsProps = { idea: WholeIdea; onClose: () => void; onOpen: (ideaId: string) => void };
type Doing = "edit" | "withdraw" | "status" | "merge";

/** Authors edit and delete; installation admins moderate. */
export function IdeaActions({ idea, onClose, onOpen }: IdeaActionsProps) {
  const { t } = useLingui();
  const { is_host: isHost } = useAccess();
  const [doing, setDoing] = useState<Doing | null>(null);
  const stop = () => setDoing(null);
  return (
    <div className={styles.actions}>
      {idea.can_change && (
        <>
          <Button size="row" icon={<Icon of={IconPencil} size={16} />} onClick={() => setDoing("edit")}>
            <Trans>Edit idea</Trans>
          </Button>
          <Button size="row" icon={<Icon of={IconTrash} size={16} />} onClick={() => setDoing("withdraw")}>
            <Trans>Delete idea</Trans>
          </Button>
        </>
      )}
      {isHost && <Moderate idea={idea} onClose={onClose} onDo={setDoing} />}
      {doing === "edit" && <IdeaDialog idea={idea} onClose={stop} onOpen={onOpen} />}
      {doing === "withdraw" && (
        <ConfirmDialog
          call={withdrawIdea}
          input={{ idea_id: idea.idea_id }}
          title={t`Delete your idea?`}
          send={t`Delete idea`}
          done={t`Idea deleted.`}
          onDone={onClose}
          onClose={stop}
        >
          <Trans>You can't undo this.</Trans>
        </ConfirmDialog>
      )}
      {doing === "status" && <StatusDialog idea={idea} onClose={stop} />}
      {doing === "merge" && <MergeDialog idea={idea} onClose={stop} onOpen={onOpen} />}
    </div>
  );
}

type ModerateProps = { idea: WholeIdea; onClose: () => void; onDo: (doing: Doing) => void };

function Moderate({ idea, onClose, onDo }: ModerateProps) {
  const { t } = useLingui();
  const { hideIdea } = useHide();
  return (
    <Menu
      label={t`Moderate`}
      widthPx={224}
      trigger={
        <Button size="row" icon={<Icon of={IconSettings} size={16} />}>
          <Trans>Moderate</Trans>
        </Button>
      }
    >
      {!idea.merged_into && (
        <>
          <MenuItem icon={<Icon of={IconFlag} size={16} />} onChoose={() => onDo("status")}>
            <Trans>Change status</Trans>
          </MenuItem>
          <MenuItem icon={<Icon of={IconArrowMerge} size={16} />} onChoose={() => onDo("merge")}>
            <Trans>Merge into another</Trans>
          </MenuItem>
        </>
      )}
      <MenuItem
        icon={<Icon of={IconEyeOff} size={16} />}
        onChoose={() => {
          onClose();
          void hideIdea(idea.idea_id);
        }}
      >
        <Trans>Hide idea</Trans>
      </MenuItem>
    </Menu>
  );
}
