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
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Section as Panel } from "../../core/pages/Section.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { toast } from "../../ui/toasts.ts";
import { sectionName } from "../catalogue/index.ts";
import { useMayEdit } from "../knowledge/index.ts";
import { FileDrop } from "./FileDrop.tsx";
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
      title={t`All of it as one file`}
      about={t`Keep a copy, or take what one venue has written to another.`}
    >
      <div className={styles.actions}>
        <Button
          icon={<Icon of={IconDownload} size={16} />}
          aria-busy={save.isPending}
          aria-disabled={save.isPending}
          onClick={() => !save.isPending && save.mutate()}
        >
          <Trans>Export</Trans>
        </Button>
        {mayEdit && (
          <Button icon={<Icon of={IconUpload} size={16} />} onClick={() => setReplacing(true)}>
            <Trans>Replace with a file…</Trans>
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
      toast(t`Replaced. Each section's history has what was there before.`);
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
      title={t`Replace what ${venueName} has written`}
      send={t`Replace`}
      isDanger
      isBusy={replace.isPending}
      isIncomplete={!file || !found || isNothing === true}
      failure={changed.length > 0 ? look.error : (replace.error ?? look.error)}
      onSend={() => file && replace.mutate(file)}
      onClose={onClose}
    >
      <FileDrop
        label={t`File`}
        hint={t`A file that an export has given.`}
        accept=".json,application/json"
        bytesMost={limits.knowledgeFileBytes}
        file={file}
        onChoose={choose}
      />
      {look.isPending && (
        <p className={styles.dim} role="status">
          <Trans>Looking at it…</Trans>
        </p>
      )}
      {changed.length > 0 && (
        <p role="alert">
          <Trans>
            Nothing was replaced: somebody has changed <bdi>{changed.join(", ")}</bdi> since you chose the
            file. This is what it would do now.
          </Trans>
        </p>
      )}
      {found && (
        <p role="status">
          {isNothing ? (
            <Trans>It says what the venue has written already. There is nothing to replace.</Trans>
          ) : (
            <Trans>
              Added: <bdi>{found.added}</bdi>. Changed: <bdi>{found.changed}</bdi>. Removed:{" "}
              <bdi>{found.removed}</bdi>. As they are: <bdi>{found.unchanged}</bdi>. In another place:{" "}
              <bdi>{found.moved}</bdi>.
            </Trans>
          )}
        </p>
      )}
    </FormDialog>
  );
}
