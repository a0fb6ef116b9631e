import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconListCheck, IconPlus, IconRefresh } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { reasonOf } from "../../../core/api/call-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useMayEdit } from "../../knowledge/index.ts";
import { ReadOnly } from "../GreetingForm.tsx";
import frame from "../Part.module.css";
import { WithoutModel } from "../WithoutModel.tsx";
import { useTestQuestions, useTestResults } from "./question-queries.ts";
import { TestDialog } from "./TestDialog.tsx";
import styles from "./TestQuestions.module.css";
import { TestRow } from "./TestRow.tsx";
import { TypicalQuestions } from "./TypicalQuestions.tsx";
import { failuresFirst, isFailing, stateOf, type TestWithResult } from "./tested-questions.ts";

/** Passing tests that are shown at first. */
const maxPassing = 5;

type Open = { is: "new" } | { is: "change"; of: TestWithResult } | { is: "typical" };

export function TestQuestions() {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useTestQuestions();
  const [open, setOpen] = useState<Open | null>(null);
  const words = useLocation({ select: ({ state }) => state.testQuestion });
  const navigate = useNavigate();
  const close = () => {
    setOpen(null);
    if (words) void navigate({ to: "/guest-assistant", search: { part: "questions" }, replace: true });
  };
  const isNew = open?.is === "new" || (open === null && words !== undefined && mayEdit);
  return (
    <div className={frame.part}>
      {!mayEdit && <ReadOnly />}
      {data?.length === 0 ? (
        <Notice
          icon={<Icon of={IconListCheck} size={24} />}
          title={t`No test questions yet`}
          action={
            mayEdit && (
              <>
                <Button kind="primary" onClick={() => setOpen({ is: "typical" })}>
                  <Trans>Add typical questions</Trans>
                </Button>
                <Button onClick={() => setOpen({ is: "new" })}>
                  <Trans>Add test</Trans>
                </Button>
              </>
            )
          }
        >
          <Trans>Critical questions are asked before you publish. If one fails, nothing goes live.</Trans>
        </Notice>
      ) : data ? (
        <>
          <Tests tests={data} mayEdit={mayEdit} onOpen={setOpen} />
          <WithoutModel />
        </>
      ) : error ? (
        <Failure failure={error} title={t`Could not load test questions`} onRetry={() => void refetch()} />
      ) : (
        <div className={frame.card} aria-busy="true">
          <Skeleton height={56} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      {isNew && <TestDialog text={open === null ? words : undefined} onClose={close} />}
      {open?.is === "change" && <TestDialog of={open.of} onClose={close} />}
      {open?.is === "typical" && <TypicalQuestions onClose={close} />}
    </div>
  );
}

type TestsProps = {
  tests: NonNullable<ReturnType<typeof useTestQuestions>["data"]>;
  mayEdit: boolean;
  onOpen: (open: Open) => void;
};

function Tests({ tests, mayEdit, onOpen }: TestsProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const run = useTestResults(true);
  const [areAllShown, setAllShown] = useState(false);
  /** The rows that were opened or closed by hand. */
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const all = failuresFirst(tests, run.data?.results);
  const failed = all.filter(isFailing).length;
  const passed = all.filter((one) => stateOf(one) === "passes").length;
  const shown = areAllShown ? all : all.slice(0, failed + maxPassing);
  const more = all.length - shown.length;
  return (
    <section className={frame.card} aria-labelledby="test-questions">
      <div className={frame.head}>
        <h2 id="test-questions">
          <Trans>Test questions</Trans>
        </h2>
        <p className={styles.summary} role="status">
          {run.isFetching ? (
            <Trans>Asking your test questions…</Trans>
          ) : run.data ? (
            <>
              {failed > 0 && (
                <>
                  <strong>
                    <bdi>
                      <Plural value={failed} one="# fails" other="# fail" />
                    </bdi>
                  </strong>
                  {", "}
                </>
              )}
              <bdi>
                <Plural value={passed} one="# passes" other="# pass" />
              </bdi>{" "}
              · <bdi>{time(run.data.ran_at)}</bdi>
            </>
          ) : null}
        </p>
        <span className={styles.tools}>
          <Button
            icon={<Icon of={IconRefresh} size={16} />}
            disabled={run.isFetching}
            onClick={() => void run.refetch()}
          >
            <Trans>Run again</Trans>
          </Button>
          {mayEdit && (
            <Button icon={<Icon of={IconPlus} size={16} />} onClick={() => onOpen({ is: "new" })}>
              <Trans>Add test</Trans>
            </Button>
          )}
        </span>
        <div className={styles.strip} aria-hidden="true">
          {all.map((one) => (
            <span key={one.test.test_question_id} data-state={stateOf(one)} />
          ))}
        </div>
      </div>
      {run.error && !run.isFetching && (
        <p className={styles.failure} role="alert">
          {reasonOf(run.error)}
        </p>
      )}
      <ul className={styles.list} aria-label={t`Test questions`}>
        {shown.map((one, index) => {
          const id = one.test.test_question_id;
          const isOpen = unfolded.get(id) ?? (index === 0 && isFailing(one));
          return (
            <TestRow
              key={id}
              of={one}
              isOpen={isOpen}
              onToggle={() => setUnfolded(new Map(unfolded).set(id, !isOpen))}
              onChange={mayEdit ? () => onOpen({ is: "change", of: one }) : undefined}
            />
          );
        })}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => setAllShown(true)}>
          <Plural value={more} one="Show # more" other="Show # more" />
        </button>
      )}
    </section>
  );
}
