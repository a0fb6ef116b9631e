import { Trans, useLingui } from "@lingui/react/macro";
import { IconListCheck, IconX } from "@tabler/icons-react";
import { closeOverlay, useOverlay } from "../../core/navigation/overlays.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TaskRow } from "./TaskRow.tsx";
import styles from "./TasksPanel.module.css";
import { useTasks } from "./task-queries.ts";

export function TasksPanel() {
  const { t } = useLingui();
  return (
    <Dialog open={useOverlay("tasks")} onClose={closeOverlay} shape="drawer" labelledBy="tasks">
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id="tasks">
            <Trans>Tasks</Trans>
          </h2>
          <IconButton label={t`Close`} onClick={closeOverlay}>
            <Icon of={IconX} />
          </IconButton>
        </header>
        <TaskList />
      </div>
    </Dialog>
  );
}

function TaskList() {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTasks();
  if (!data) {
    if (error)
      return <Failure failure={error} title={t`Could not load tasks`} onRetry={() => void refetch()} />;
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width={180} />
        <Skeleton width={220} />
      </div>
    );
  }
  const tasks = data.pages.flatMap(({ items }) => items);
  if (tasks.length === 0) {
    return (
      <Notice icon={<Icon of={IconListCheck} size={24} />} title={t`No tasks yet`}>
        <Trans>Publishing and imports show here with their progress.</Trans>
      </Notice>
    );
  }
  return (
    <>
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.task_id} task={task} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button size="row" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
