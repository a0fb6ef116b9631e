import type { KnowledgeImport } from "@bellhop/contract/imports";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconFileSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { type CallFailure, fieldErrorsOf, reasonOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Failure } from "../../core/pages/Failure.tsx";
import { announce } from "../../ui/announce.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import { sections } from "../catalogue/index.ts";
import { useMayEdit } from "../knowledge/index.ts";
import { taskSentence, unreadableSentence, useLoadedTasks, useStopTask } from "../tasks/index.ts";
import { proposalsOf, type ShownProposal, type Taken } from "./accept-in-batches.ts";
import { ImportStatus } from "./EarlierImports.tsx";
import { useDecide, useImport } from "./import-queries.ts";
import { LeftOutPassages } from "./LeftOutPassages.tsx";
import { ReadBy } from "./ModelReads.tsx";
import { Notes } from "./Notes.tsx";
import { ProposalCard } from "./ProposalCard.tsx";
import { changeToAccept } from "./proposal-fields.ts";
import styles from "./ReviewImport.module.css";
import { reviewsOf } from "./reviews.ts";
import { Shares } from "./Shares.tsx";

export function ReviewImport({ importId }: { importId: string }) {
  const { t } = useLingui();
  const query = useImport(importId);
  const first = query.data?.pages[0]?.import;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  useAnnounceEnd(first);

  if (!first) {
    if (!query.error) return <Reading />;
    const retry = () => void query.refetch();
    return <Failure failure={query.error} title={t`The import could not be loaded`} onRetry={retry} />;
  }
  const proposals = proposalsOf(query.data?.pages ?? []);
  return (
    <>
      <p className={styles.source}>
        <bdi>{first.source}</bdi>
        <ImportStatus one={first} />
      </p>
      <ReadBy one={first} />
      <Notes one={first} />
      {first.state === "reading" && <Reading of={first} />}
      {first.state === "refused" && <Refused refusal={first.refusal} />}
      {first.state === "ready" && (
        <>
          <Shares of={first} />
          <Proposals of={first} proposals={proposals} isWhole={!hasNextPage} />
        </>
      )}
    </>
  );
}

/** Announces the end of the reading. */
function useAnnounceEnd(of: KnowledgeImport | undefined) {
  const { t } = useLingui();
  const was = useRef(of?.state);
  const state = of?.state;
  const open = of?.open ?? 0;
  useEffect(() => {
    if (was.current === "reading" && state === "ready")
      announce(t`Import finished. Suggestions to review: ${open}`);
    was.current = state;
  }, [state, open, t]);
}

/** `of` is undefined until the import is loaded. */
function Reading({ of }: { of?: KnowledgeImport }) {
  return (
    <div className={styles.reading} aria-busy="true">
      {of && <ReadingProgress of={of} />}
      {[320, 260, 380].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </div>
  );
}

function ReadingProgress({ of }: { of: KnowledgeImport }) {
  const { t, i18n } = useLingui();
  const mayEdit = useMayEdit();
  const stop = useStopTask();
  const task = useLoadedTasks()?.find(({ task_id }) => task_id === of.task_id);
  const step = task?.message && task.message.code !== "unreadable" ? i18n._(taskSentence(task.message)) : "";
  return (
    <>
      <p>
        <strong>{step || t`Waiting to start`}…</strong>{" "}
        <Trans>You can leave this page. The import continues.</Trans>
      </p>
      <div className={styles.progress}>
        <progress max={100} value={task?.progress ?? 0} aria-label={t`Import`} />
        {mayEdit && (
          <Button size="row" disabled={stop.isPending} onClick={() => stop.mutate(of.task_id)}>
            <Trans>Stop import</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

function Refused({ refusal }: Pick<KnowledgeImport, "refusal">) {
  const { t, i18n } = useLingui();
  return (
    <Notice
      icon={<IconAlertTriangle size={24} stroke={1.35} />}
      title={t`Import failed`}
      action={
        <Link to="/builder/import" search={{}} className={buttonLook({ kind: "primary" })}>
          <Trans>Start another import</Trans>
        </Link>
      }
    >
      {refusal &&
        i18n._(refusal.code === "unreadable" ? unreadableSentence(refusal.reason) : taskSentence(refusal))}
    </Notice>
  );
}

function NothingFound({ alreadyWritten }: { alreadyWritten: number }) {
  const { t } = useLingui();
  return (
    <Notice
      icon={<IconFileSearch size={24} stroke={1.35} />}
      title={t`Nothing new found`}
      action={
        <Link to="/builder/import" search={{}} className={buttonLook({ kind: "primary" })}>
          <Trans>Start another import</Trans>
        </Link>
      }
    >
      {alreadyWritten === 0 ? (
        <Trans>Try a text with times, prices, rules or questions.</Trans>
      ) : (
        <Plural
          value={alreadyWritten}
          one="You already have the one entry we found."
          other="You already have all # entries we found."
        />
      )}
    </Notice>
  );
}

type ProposalsProps = { of: KnowledgeImport; proposals: ShownProposal[]; isWhole: boolean };

function Proposals({ of, proposals: all, isWhole }: ProposalsProps) {
  const { t, i18n } = useLingui();
  const mayEdit = useMayEdit();
  const decide = useDecide();
  const { member_id: memberId } = useAccess().member;
  const [reviews] = useState(() => reviewsOf(memberId, of.import_id));
  const [isDismissing, setDismissing] = useState(false);
  const [problem, setProblem] = useState<{ proposalId: string; errors: Record<string, string> }>();
  const proposals = all.filter((one) => one.left_out === null);
  const open = proposals.filter((one) => one.state === "open");
  const takenOf = (proposal: ShownProposal): Taken[] => {
    const entry = changeToAccept(proposal, reviews.of(proposal));
    return entry ? [{ proposal, entry }] : [];
  };
  const undo = (decided: ShownProposal[]) =>
    decide.mutate(
      { import: of, reopen: decided },
      {
        onSuccess: () => toast(t`Undone. You can review it again.`),
        onError: (failure) =>
          toast(isStale(failure) ? t`Could not undo. Someone edited the entry since.` : reasonOf(failure), {
            tone: "urgent",
          }),
      },
    );
  const offerUndo = (text: string, decided: ShownProposal[]) =>
    toast(text, { action: { label: t`Undo`, run: () => undo(decided) } });
  const accept = (accepted: ShownProposal[]) => {
    setProblem(undefined);
    const count = accepted.length;
    decide.mutate(
      { import: of, take: accepted.flatMap(takenOf) },
      {
        onSuccess: () => {
          reviews.forget(accepted);
          offerUndo(
            count === 1 && accepted[0]?.current
              ? t`Entry changed in your draft.`
              : t`${plural(count, { one: "Entry added to your draft.", other: "# entries added to your draft." })}`,
            accepted,
          );
        },
        onError: (failure) => {
          const [only] = accepted;
          const errors = entryErrors(fieldErrorsOf(failure));
          if (accepted.length === 1 && only && Object.keys(errors).length > 0)
            setProblem({ proposalId: only.proposal_id, errors });
          toast(
            isStale(failure)
              ? t`Someone else changed this entry. Check it again, then accept.`
              : reasonOf(failure),
            { tone: "urgent" },
          );
        },
      },
    );
  };
  const dismiss = (unwanted: ShownProposal[]) =>
    decide.mutate(
      { import: of, dismiss: unwanted },
      {
        onSuccess: () => {
          reviews.forget(unwanted);
          const count = unwanted.length;
          offerUndo(
            t`${plural(count, { one: "Suggestion dismissed.", other: "# suggestions dismissed." })}`,
            unwanted,
          );
        },
        onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
        onSettled: () => setDismissing(false),
      },
    );

  const ready = open.filter((one) => takenOf(one).length > 0);
  const count = ready.length;
  const addLeftOut = (one: ShownProposal) => {
    const entry = changeToAccept(one, { values: {}, leftOut: new Set() });
    if (!entry) return;
    decide.mutate(
      { import: of, take: [{ proposal: one, entry }] },
      {
        onSuccess: () => offerUndo(t`Passage added to your draft.`, [one]),
        onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
      },
    );
  };
  const leftOut = (
    <LeftOutPassages
      passages={all.filter((one) => one.left_out !== null && one.state === "open")}
      isReadOnly={!mayEdit}
      isBusy={decide.isPending}
      onAdd={addLeftOut}
    />
  );
  if (proposals.length === 0 && of.taken === 0 && isWhole)
    return (
      <>
        <NothingFound alreadyWritten={of.already_written} />
        {leftOut}
      </>
    );
  return (
    <>
      {open.length > 0 && (
        <p className={styles.about}>
          <Trans>Each entry has the words of your text as they are. Add all, or check them one by one.</Trans>
        </p>
      )}
      {mayEdit && open.length > 1 && (
        <div className={styles.bar}>
          <p className={styles.dim}>
            <Trans>
              <bdi>{open.length}</bdi> of <bdi>{proposals.length}</bdi> left
            </Trans>
          </p>
          {count > 1 && (
            <Button kind="primary" disabled={decide.isPending || !isWhole} onClick={() => accept(ready)}>
              <Plural value={count} one="Add # entry" other="Add all # entries" />
            </Button>
          )}
          <Button kind="ghost" disabled={decide.isPending} onClick={() => setDismissing(true)}>
            <Trans>Dismiss all…</Trans>
          </Button>
        </div>
      )}
      {isDismissing && (
        <FormDialog
          title={t`${plural(open.length, { one: "Dismiss # suggestion?", other: "Dismiss # suggestions?" })}`}
          send={t`Dismiss all`}
          isDanger
          isBusy={decide.isPending}
          failure={null}
          onSend={() => dismiss(open)}
          onClose={() => setDismissing(false)}
        >
          <p>
            <Trans>Your entries don't change. To see these suggestions again, repeat the import.</Trans>
          </p>
        </FormDialog>
      )}
      {(open.length === 0 || (count === 0 && of.taken > 0)) && (
        <AllReviewed of={of} isDone={open.length === 0} />
      )}
      {sections.map(({ section, name }) => {
        const ofSection = open.filter((one) => one.section === section);
        return ofSection.length === 0 ? null : (
          <section key={section} className={styles.section} aria-label={i18n._(name)}>
            <h2>{i18n._(name)}</h2>
            <ul className={styles.cards}>
              {ofSection.map((proposal) => (
                <li key={proposal.proposal_id}>
                  <ProposalCard
                    proposal={proposal}
                    reviews={reviews}
                    errors={problem?.proposalId === proposal.proposal_id ? problem.errors : {}}
                    isReadOnly={!mayEdit}
                    isBusy={decide.isPending}
                    onAccept={() => accept([proposal])}
                    onDismiss={() => dismiss([proposal])}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {leftOut}
    </>
  );
}

/** The server prefixes a field with its entry's index. */
function entryErrors(errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).map(([path, message]) => [
    path.replace(/^.*?\d+\.(entry\.)?/, ""),
    message,
  ]);
  return Object.fromEntries(named);
}

const isStale = (failure: unknown) => (failure as Partial<CallFailure>).code === "wrong_state";

function AllReviewed({ of: { taken }, isDone }: { of: KnowledgeImport; isDone: boolean }) {
  const { t } = useLingui();
  return (
    <Notice
      icon={<IconFileSearch size={24} stroke={1.35} />}
      title={isDone ? t`All reviewed` : t`All ticked entries are added`}
      action={
        <Link to="/builder" className={buttonLook({ kind: "primary" })}>
          {taken === 0 ? <Trans>Back to Builder</Trans> : <Trans>Publish in Builder</Trans>}
        </Link>
      }
    >
      {taken === 0 ? (
        <Trans>You added nothing from this import.</Trans>
      ) : (
        <Plural
          value={taken}
          one="# entry is in your draft. Publish to make it live."
          other="# entries are in your draft. Publish to make them live."
        />
      )}
    </Notice>
  );
}
