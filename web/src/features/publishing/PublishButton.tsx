import { Plural, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { Button } from "../../ui/Button.tsx";
import { useContradictions } from "../contradictions/index.ts";
import styles from "./PublishBar.module.css";
import { usePublish } from "./publish-queries.ts";
import type { PublishState } from "./publish-state.ts";

type PublishButtonProps = {
  state: Exclude<PublishState, { is: "running" }>;
  /** Another button is the primary one. */
  isSecond?: boolean;
};

/** Publishes, or leads to what blocks publishing. */
export function PublishButton({ state, isSecond = false }: PublishButtonProps) {
  const { t } = useLingui();
  const { whyNoWriting } = usePermissions();
  const publish = usePublish();
  const resolve = useResolve();
  const kind = isSecond ? "default" : "primary";
  if (state.is === "contradicts" && whyNoWriting)
    return (
      <Button onClick={resolve}>
        <Plural value={state.contradictions} one="See # contradiction" other="See # contradictions" />
      </Button>
    );
  if (state.is === "contradicts")
    return (
      <Button kind={kind} onClick={resolve}>
        <Plural value={state.contradictions} one="Resolve # contradiction" other="Resolve # contradictions" />
      </Button>
    );
  if (whyNoWriting) return <Blocked label={t`Publish`} why={whyNoWriting} />;
  if (state.is === "empty") return <Blocked label={t`Publish`} why={t`Add an entry first.`} />;
  if (state.is === "up_to_date") return null;
  return (
    <Button kind={kind} disabled={publish.isPending} onClick={() => publish.mutate("knowledge")}>
      {state.isFirst ? (
        <Plural value={state.changes} one="Publish # entry" other="Publish # entries" />
      ) : (
        <Plural value={state.changes} one="Publish # change" other="Publish # changes" />
      )}
    </Button>
  );
}

function Blocked({ label, why }: { label: string; why: string }) {
  return (
    <span className={styles.blocked}>
      <span id="why-not-published">{why}</span>
      <Button aria-disabled="true" aria-describedby="why-not-published">
        {label}
      </Button>
    </span>
  );
}

/** Opens the contradicting entry, or the list if there are several. */
function useResolve() {
  const navigate = useNavigate();
  const { data } = useContradictions();
  return () => {
    const [only, ...others] = data ?? [];
    const side = others.length === 0 ? only?.sides.find(({ entry_id }) => entry_id !== null) : undefined;
    if (side?.entry_id && side.section)
      return void navigate({ to: "/builder", search: { section: side.section, entry: side.entry_id } });
    void navigate({
      to: "/builder",
      search: (search: object) => ({ ...search, show: "contradictions" as const }),
    });
  };
}
