import type { Template } from "@bellhop/contract/templates";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { toast } from "../../ui/toasts.ts";
import { useTemplateChanges } from "./template-queries.ts";

/** Submits all drafts, one after the other; a refused one does not stop the others. */
export function SubmitAll({ templates }: { templates: readonly Template[] }) {
  const { t } = useLingui();
  const showFailure = useShowFailure();
  const { submitOne, refresh } = useTemplateChanges();
  const [done, setDone] = useState<number>();
  const [total, setTotal] = useState(0);
  const drafts = templates.filter(({ state }) => state === "draft");
  if (drafts.length < 2 && done === undefined) return null;
  const submitAll = async () => {
    let refused = 0;
    let failure: unknown;
    setTotal(drafts.length);
    for (const [index, template] of drafts.entries()) {
      setDone(index);
      try {
        await submitOne(template);
      } catch (reason) {
        refused += 1;
        failure ??= reason;
      }
    }
    setDone(undefined);
    await refresh();
    const sent = drafts.length - refused;
    if (refused === 0) toast(t`Submitted to Meta: ${sent}.`);
    else showFailure(failure, t`Submitted to Meta: ${sent}. Not submitted: ${refused}.`);
  };
  const now = (done ?? 0) + 1;
  return (
    <Button
      kind="primary"
      icon={<Icon of={IconSend} size={16} />}
      disabled={done !== undefined}
      aria-busy={done !== undefined}
      onClick={() => void submitAll()}
    >
      {done === undefined ? (
        <Plural value={drafts.length} one="Submit # draft to Meta" other="Submit all # drafts to Meta" />
      ) : (
        <Trans>
          Submitting {now} of {total}
        </Trans>
      )}
    </Button>
  );
}
