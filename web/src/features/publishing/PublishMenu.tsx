import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconDots, IconGitCompare, IconHistory, IconRocket } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import iconButton from "../../ui/IconButton.module.css";
import { Menu, MenuItem, MenuLine } from "../../ui/Menu.tsx";
import { usePublish } from "./publish-queries.ts";
import type { FailedTests, PublishState } from "./publish-state.ts";
import { DespiteTestsDialog, useWhyNotDespiteTests } from "./TestsFailed.tsx";

type PublishMenuProps = { state: PublishState; overview: KnowledgeOverview; tests: FailedTests | null };

export function PublishMenu({ state, overview, tests }: PublishMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { whyNoWriting } = usePermissions();
  const whyNotDespiteTests = useWhyNotDespiteTests();
  const [isAsking, setAsking] = useState(false);
  const contradicts = state.is === "contradicts" && !state.isPublished;
  // Others than owners may still publish despite the contradictions, once the tests pass.
  const isAboutTests = tests !== null && !(contradicts && whyNotDespiteTests);
  // The new state can be on screen before the answer to the call: a dialog that is gone does not come back.
  if (isAsking && !contradicts && !isAboutTests) setAsking(false);
  const open = (show: "changes" | "contradictions" | "versions") =>
    void navigate({ to: "/builder", search: (search: object) => ({ ...search, show }) });
  const { open_contradictions: contradictions } = overview;
  return (
    <>
      <Menu
        label={t`Publishing`}
        widthPx={280}
        align="end"
        trigger={
          <button type="button" className={iconButton.iconButton} aria-label={t`More publishing options`}>
            <Icon of={IconDots} />
          </button>
        }
      >
        <MenuItem icon={<Icon of={IconGitCompare} size={16} />} onChoose={() => open("changes")}>
          <Trans>See changes</Trans>
        </MenuItem>
        <MenuItem
          icon={<Icon of={IconAlertTriangle} size={16} />}
          end={contradictions > 0 && <bdi>{contradictions}</bdi>}
          onChoose={() => open("contradictions")}
        >
          <Trans>Contradictions</Trans>
        </MenuItem>
        <MenuItem icon={<Icon of={IconHistory} size={16} />} onChoose={() => open("versions")}>
          <Trans>Versions</Trans>
        </MenuItem>
        {(contradicts || isAboutTests) && (
          <>
            <MenuLine />
            <MenuItem
              icon={<Icon of={IconRocket} size={16} />}
              whyNot={isAboutTests ? whyNotDespiteTests : whyNoWriting}
              onChoose={() => setAsking(true)}
            >
              <Trans>Publish anyway…</Trans>
            </MenuItem>
          </>
        )}
      </Menu>
      {isAsking && isAboutTests && (
        <DespiteTestsDialog
          tests={tests}
          contradictions={contradicts ? contradictions : 0}
          onClose={() => setAsking(false)}
        />
      )}
      {isAsking && contradicts && !isAboutTests && (
        <PublishAnyway contradictions={contradictions} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function PublishAnyway({ contradictions, onClose }: { contradictions: number; onClose: () => void }) {
  const { t } = useLingui();
  const publish = usePublish();
  return (
    <FormDialog
      title={t`Publish with contradictions?`}
      send={t`Publish anyway`}
      isBusy={publish.isPending}
      failure={publish.error}
      onSend={() => publish.mutate("knowledge_despite", { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        <Plural
          value={contradictions}
          one="# contradiction stays open. Everything else goes live."
          other="# contradictions stay open. Everything else goes live."
        />
      </p>
      <p>
        <Trans>If a guest asks about one of them, the assistant sends the question to you.</Trans>
      </p>
    </FormDialog>
  );
}
