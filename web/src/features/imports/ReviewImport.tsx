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
import { taskSentence, unreadableSentence } from "../tasks/index.ts";
import { proposalsOf, type ShownProposal, type Taken } from "./accept-in-batches.ts";
import { ImportStatus } from "./EarlierImports.tsx";
import { useDecide, useImport } from "./import-queries.ts";
import { ReadBy } from "./ModelReads.tsx";
import { Notes } from "./Notes.tsx";
import { ProposalCard } from "./ProposalCard.tsx";
import { changeToAccept } from "./proposal-fields.ts";
import styles from "./ReviewImport.module.css";
import { reviewsOf } from "./reviews.ts";

/** Suggestions from this confidence on can be accepted in bulk. */
const sureFrom = 0.8;

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
      {first.state === "reading" && <Reading kind={first.kind} />}
      {first.state === "refused" && <Refused refusal={first.refusal} />}
      {first.state === "ready" &&
        (proposals.length === 0 ? (
          <NothingFound alreadyWritten={first.already_written} />
        ) : (
          <Proposals of={first} proposals={proposals} />
        ))}
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
    if (was.current === "reading" && state === "ready") announce(t`Read. ${open} to review`);
    was.current = state;
  }, [state, open, t]);
}

function Reading({ kind }: { kind?: KnowledgeImport["kind"] }) {
  return (
    <div className={styles.reading} aria-busy="true">
      <p>
        <strong>
          {kind === "page" ? (
            <Trans>Opening the page, reading it, and proposing entries…</Trans>
          ) : (
            <Trans>Reading it, and proposing entries…</Trans>
          )}
        </strong>{" "}
        <Trans>You can leave this page; it goes on by itself.</Trans>
      </p>
      {[320, 260, 380].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </div>
  );
}

function Refused({ refusal }: Pick<KnowledgeImport, "refusal">) {
  const { t, i18n } = useLingui();
  return (
    <Notice
      icon={<IconAlertTriangle size={24} stroke={1.35} />}
      title={t`This could not be read`}
      action={
        <Link to="/builder/import" search={{}} className={buttonLook({ kind: "primary" })}>
          <Trans>Try something else</Trans>
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
      title={t`Nothing new was found`}
      action={
        <Link to="/builder/import" search={{}} className={buttonLook({ kind: "primary" })}>
          <Trans>Read something else</Trans>
        </Link>
      }
    >
      {alreadyWritten === 0 ? (
        <Trans>Paste a part with times, prices, rules or questions.</Trans>
      ) : (
        <Plural
          value={alreadyWritten}
          one="# suggestion matches what you have already written."
          other="# suggestions match what you have already written."
        />
      )}
    </Notice>
  );
}

function Proposals({ of, proposals }: { of: KnowledgeImport; proposals: ShownProposal[] }) {
  const { t, i18n } = useLingui();
  const mayEdit = useMayEdit();
  const decide = useDecide();
  const { member_id: memberId } = useAccess().member;
  const [reviews] = useState(() => reviewsOf(memberId, of.import_id));
  const [isDismissing, setDismissing] = useState(false);
  const [problem, setProblem] = useState<{ proposalId: string; errors: Record<string, string> }>();
  const open = proposals.filter((one) => one.state === "open");
  const sure = open.filter((one) => one.confidence >= sureFrom && !one.current);

  const takenOf = (proposal: ShownProposal): Taken[] => {
    const entry = changeToAccept(proposal, reviews.of(proposal));
    return entry ? [{ proposal, entry }] : [];
  };
  const take = (wanted: ShownProposal[]) => {
    setProblem(undefined);
    decide.mutate(
      { import: of, take: wanted.flatMap(takenOf) },
      {
        onSuccess: () => {
          reviews.forget(wanted);
          toast(
            wanted.length === 1 ? t`Taken. Guests hear it once it is published.` : t`Taken: ${wanted.length}`,
          );
        },
        onError: (failure) => {
          const [only] = wanted;
          const errors = entryErrors(fieldErrorsOf(failure));
          if (wanted.length === 1 && only && Object.keys(errors).length > 0)
            setProblem({ proposalId: only.proposal_id, errors });
          const isStale = (failure as Partial<CallFailure>).code === "wrong_state";
          toast(
            isStale
              ? t`Somebody has changed this meanwhile. Look again at what stands there now.`
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
        onSuccess: () => reviews.forget(unwanted),
        onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
        onSettled: () => setDismissing(false),
      },
    );

  const count = sure.length;
  return (
    <>
      {mayEdit && open.length > 1 && (
        <div className={styles.bar}>
          <p className={styles.dim}>
            <Trans>
              <bdi>{open.length}</bdi> left of <bdi>{proposals.length}</bdi>
            </Trans>
          </p>
          {count > 1 && (
            <Button disabled={decide.isPending} onClick={() => take(sure)}>
              <Trans>Take the {count} sure ones</Trans>
            </Button>
          )}
          <Button kind="ghost" disabled={decide.isPending} onClick={() => setDismissing(true)}>
            <Trans>Dismiss all of these…</Trans>
          </Button>
        </div>
      )}
      {isDismissing && (
        <FormDialog
          title={t`${plural(open.length, { one: "Dismiss # proposal?", other: "Dismiss # proposals?" })}`}
          send={t`Dismiss all`}
          isDanger
          isBusy={decide.isPending}
          failure={null}
          onSend={() => dismiss(open)}
          onClose={() => setDismissing(false)}
        >
          <p>
            <Trans>They do not come back. To see them again, have the same read once more.</Trans>
          </p>
        </FormDialog>
      )}
      {open.length === 0 && <AllDecided />}
      {sections.map(({ section, name }) => {
        const its = open.filter((one) => one.section === section);
        return its.length === 0 ? null : (
          <section key={section} className={styles.section} aria-label={i18n._(name)}>
            <h2>{i18n._(name)}</h2>
            <ul className={styles.cards}>
              {its.map((proposal) => (
                <li key={proposal.proposal_id}>
                  <ProposalCard
                    proposal={proposal}
                    reviews={reviews}
                    errors={problem?.proposalId === proposal.proposal_id ? problem.errors : {}}
                    isReadOnly={!mayEdit}
                    isBusy={decide.isPending}
                    onTake={() => take([proposal])}
                    onDismiss={() => dismiss([proposal])}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
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

function AllDecided() {
  const { t } = useLingui();
  return (
    <Notice
      icon={<IconFileSearch size={24} stroke={1.35} />}
      title={t`All of it is decided`}
      action={
        <Link to="/builder" className={buttonLook({ kind: "primary" })}>
          <Trans>Back to the builder</Trans>
        </Link>
      }
    >
      <Trans>What you took stands in the venue's draft. Guests hear it once you publish.</Trans>
    </Notice>
  );
}
