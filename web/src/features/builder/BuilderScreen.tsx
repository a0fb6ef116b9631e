import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { Failure } from "../../core/pages/Failure.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useKnowledgeOverview } from "../knowledge/index.ts";
import { isJustOpened, PublishBar } from "../publishing/index.ts";
import styles from "./BuilderScreen.module.css";
import { BuilderSkeleton } from "./BuilderSkeleton.tsx";
import type { BuilderSearch } from "./builder-search.ts";
import { Guide } from "./Guide.tsx";
import { NextStep } from "./NextStep.tsx";
import { PreviewPane } from "./PreviewPane.tsx";
import { Rail } from "./Rail.tsx";
import { SectionPane } from "./SectionPane.tsx";

const BuilderPanels = lazy(() =>
  import("./BuilderPanels.tsx").then((module) => ({ default: module.BuilderPanels })),
);

/** Below these widths the preview becomes a drawer, then the rail becomes tabs. */
const widePx = 1_160;
const narrowPx = 680;
type Width = "wide" | "middle" | "narrow";

export function BuilderScreen() {
  const { t } = useLingui();
  const search: BuilderSearch = useSearch({ strict: false });
  const { section, show } = search;
  const navigate = useNavigate();
  const { data: overview, error, refetch } = useKnowledgeOverview();
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const width = useWidth(root);
  const [isPreviewOpen, setPreviewOpen] = useState(false);

  if (!overview) {
    if (!error) return <BuilderSkeleton width={width} />;
    return <Failure failure={error} title={t`Could not load Builder`} onRetry={() => void refetch()} />;
  }
  const at = section ?? (isJustOpened(overview) ? undefined : "faq");
  const { show: _, ...withoutPanel } = search;
  const close = () => void navigate({ to: "/builder", search: withoutPanel, replace: true });
  return (
    <div className={styles.builder} data-width={width} ref={setRoot}>
      <Rail overview={overview} at={at} isTabs={width === "narrow"} />
      <div className={styles.middle}>{at ? <SectionPane at={at} /> : <Guide />}</div>
      {width === "wide" && (
        <aside className={styles.preview} aria-label={t`Preview`}>
          <PreviewPane overview={overview} />
        </aside>
      )}
      <PublishBar
        overview={overview}
        {...(width === "wide" ? {} : { onPreview: () => setPreviewOpen(true) })}
      >
        {at && width !== "narrow" && <NextStep at={at} />}
      </PublishBar>
      {width !== "wide" && (
        <Dialog open={isPreviewOpen} onClose={() => setPreviewOpen(false)} shape="panel" label={t`Preview`}>
          <PreviewPane overview={overview} onClose={() => setPreviewOpen(false)} />
        </Dialog>
      )}
      <Suspense>{show && <BuilderPanels show={show} overview={overview} onClose={close} />}</Suspense>
    </div>
  );
}

/** Measured, because the navigation's width counts too. */
function useWidth(element: HTMLElement | null): Width {
  const [width, setWidth] = useState<Width>(() => widthOf(innerWidth - 220));
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(widthOf(element.clientWidth));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}

const widthOf = (px: number): Width => (px >= widePx ? "wide" : px >= narrowPx ? "middle" : "narrow");
