import { exportKnowledge, replaceKnowledge } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { fromWireSections, type Section } from "@bellhop/contract/sections";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { reasonOf } from "../../core/api/call-failure.ts";
import { venueKey } from "../../core/api/query.ts";
import { FileDrop } from "../../core/forms/FileDrop.tsx";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Section as Panel } from "../../core/pages/Section.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { toast } from "../../ui/toasts.ts";
import { sectionName } from "../catalogue/index.ts";
import { useMayEdit } from "../knowledge/index.ts";
import styles from "./KnowledgeFile.module.css";

export function KnowledgeFile() {
  const { t } = useLingui();
  const { fetchFile } = useApi();
  const mayEdit = useMayEdit();
  const [isReplacing, setReplacing] = useState(false);
  const save = useMutation({
    mutationFn: () => fetchFile(exportKnowledge, {}),
    onSuccess: saveFile,
    onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
  });
  return (
    <Panel
      title={t`Backup: export or restore everything`}
      about={t`Keep a copy of all entries, or move them to another hotel.`}
    >
      <div className={styles.actions}>
        <Button
          icon={<Icon of={IconDownload} size={16} />}
          aria-busy={save.isPending}
          aria-disabled={save.isPending}
          onClick={() => !save.isPending && save.mutate()}
        >
          <Trans>Export everything</Trans>
        </Button>
        {mayEdit && (
          <Button icon={<Icon of={IconUpload} size={16} />} onClick={() => setReplacing(true)}>
            <Trans>Restore from a file…</Trans>
          </Button>
        )}
      </div>
      {isReplacing && <ReplaceDialog onClose={() => setReplacing(false)} />}
    </Panel>
  );
}

/** The sections that someone else has changed, if that prevented the replacement. */
function changedIn(failure: unknown): Section[] {
  const { versions } = (failure ?? {}) as { versions?: Record<string, number> };
  return versions ? (Object.keys(fromWireSections(versions)) as Section[]) : [];
}

/** Previews what the file would change. */
function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId, name: venueName } = useVenue();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const look = useMutation({
    mutationFn: async (chosen: File) => ask(replaceKnowledge, { file: await chosen.text(), try: true }),
  });
  const replace = useMutation({
    mutationFn: async (chosen: File) =>
      ask(replaceKnowledge, {
        file: await chosen.text(),
        ...(look.data && { versions: look.data.versions }),
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: venueKey(venueId) });
      toast(t`Everything replaced. To go back, use the history of each section.`);
      onClose();
    },
    // Someone has edited since the preview: show the new one first.
    onError: (failure, chosen) => changedIn(failure).length > 0 && look.mutate(chosen),
  });
  const changed = changedIn(replace.error).map((section) => i18n._(sectionName(section)));
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    replace.reset();
    look.reset();
    if (chosen) look.mutate(chosen);
  };
  const found = look.data;
  const isNothing = found && found.added + found.changed + found.removed + found.moved === 0;
  return (
    <FormDialog
      title={t`Replace all entries of ${venueName}`}
      send={t`Replace everything`}
      isDanger
      isBusy={replace.isPending}
      isIncomplete={!file || !found || isNothing === true}
      failure={changed.length > 0 ? look.error : (replace.error ?? look.error)}
      onSend={() => file && replace.mutate(file)}
      onClose={onClose}
    >
      <FileDrop
        label={t`File`}
        hint={t`Choose a file that you exported here.`}
        accept=".json,application/json"
        maxBytes={limits.knowledgeFileBytes}
        file={file}
        onChoose={choose}
      />
      {look.isPending && (
        <p className={styles.dim} role="status">
          <Trans>Checking the file…</Trans>
        </p>
      )}
      {changed.length > 0 && (
        <p role="alert">
          <Trans>
            Nothing was replaced. Someone changed <bdi>{changed.join(", ")}</bdi> in the meantime. Check the
            new numbers, then try again.
          </Trans>
        </p>
      )}
      {found && (
        <p role="status">
          {isNothing ? (
            <Trans>This file matches your entries. There is nothing to replace.</Trans>
          ) : (
            <Trans>
              Entries to add: <bdi>{found.added}</bdi>, to change: <bdi>{found.changed}</bdi>, to remove:{" "}
              <bdi>{found.removed}</bdi>, to move: <bdi>{found.moved}</bdi>. Unchanged:{" "}
              <bdi>{found.unchanged}</bdi>.
            </Trans>
          )}
        </p>
      )}
    </FormDialog>
  );
}
