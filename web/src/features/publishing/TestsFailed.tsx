import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import bar from "./PublishBar.module.css";
import { usePublish } from "./publish-queries.ts";
import type { FailedTests } from "./publish-state.ts";

export function useWhyNotDespiteTests(): string | undefined {
  const { t } = useLingui();
  return usePermissions().role === "owner" ? undefined : t`Only an owner can publish despite this.`;
}

/** What members can do now, and who may publish despite failed tests. */
export function AfterFailedTests() {
  const whyNot = useWhyNotDespiteTests();
  const { whyNoWriting } = usePermissions();
  return (
    <>
      {!whyNoWriting && <Trans>Publishing again checks them.</Trans>} {whyNot}
    </>
  );
}

export function TestsFailedWords({ tests: { count } }: { tests: FailedTests }) {
  return (
    <span className={bar.failed}>
      <Plural
        value={count}
        one="Publishing failed: # critical test failed."
        other="Publishing failed: # critical tests failed."
      />{" "}
      <AfterFailedTests />
    </span>
  );
}

export function FixTests({ count }: { count: number }) {
  const { whyNoWriting } = usePermissions();
  return (
    <Link
      to="/guest-assistant"
      search={{ part: "questions" }}
      className={buttonLook({ kind: whyNoWriting ? "default" : "primary" })}
    >
      {whyNoWriting ? (
        <Plural value={count} one="See # critical test" other="See # critical tests" />
      ) : (
        <Plural value={count} one="Fix # critical test" other="Fix # critical tests" />
      )}
    </Link>
  );
}

type TestsFailedActionsProps = { tests: FailedTests; overview: KnowledgeOverview | undefined };

/** Where there is no menu: publish again or anyway, or go to the tests. */
export function TestsFailedActions({ tests, overview }: TestsFailedActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const whyNot = useWhyNotDespiteTests();
  const { whyNoWriting } = usePermissions();
  const publish = usePublish();
  const contradictions = tests.part === "knowledge" ? (overview?.open_contradictions ?? 0) : 0;
  return (
    <>
      {!whyNot && (
        <Button kind="ghost" onClick={() => setAsking(true)}>
          <Trans>Publish anyway…</Trans>
        </Button>
      )}
      {tests.part === "knowledge" && contradictions === 0 && !whyNoWriting && (
        <Button disabled={publish.isPending} onClick={() => publish.mutate("knowledge")}>
          <Trans>Publish again</Trans>
        </Button>
      )}
      <FixTests count={tests.count} />
      {isAsking && (
        <DespiteTestsDialog tests={tests} contradictions={contradictions} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

type DespiteTestsDialogProps = {
  tests: FailedTests;
  /** Open ones, which are published too. */
  contradictions: number;
  onClose: () => void;
};

export function DespiteTestsDialog({ tests, contradictions, onClose }: DespiteTestsDialogProps) {
  const { t } = useLingui();
  const publish = usePublish();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const errors = fieldErrorsOf(publish.error);
  const isMissing = reason.trim() === "";
  const send = () => {
    setChecked(true);
    if (isMissing) return;
    publish.mutate(
      { part: tests.part, reason: reason.trim(), despite_contradictions: contradictions > 0 },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={t`Publish despite failed tests?`}
      send={t`Publish anyway`}
      isDanger
      isBusy={publish.isPending}
      failure={Object.keys(errors).length > 0 ? null : publish.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <Plural
          value={tests.count}
          one="# critical test failed. Guests may get a wrong answer."
          other="# critical tests failed. Guests may get wrong answers."
        />
      </p>
      {contradictions > 0 && (
        <p>
          <Plural
            value={contradictions}
            one="# contradiction stays open. Everything else goes live."
            other="# contradictions stay open. Everything else goes live."
          />
        </p>
      )}
      <Field
        label={t`Reason`}
        error={isChecked && isMissing ? t`Enter a reason.` : errors.reason}
        hint={t`The activity log keeps it.`}
      >
        {(input) => (
          <textarea
            {...input}
            dir="auto"
            rows={2}
            maxLength={limits.requestReasonCharacters}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
