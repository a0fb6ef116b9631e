import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { LazyVoiceForm } from "../assistant/index.ts";
import { SectionPlace, sectionForms } from "../knowledge/index.ts";
import styles from "./SectionPane.module.css";
import { escalationStepAfter, type Step, steps } from "./steps.ts";

export function SectionPane({ at, overview }: { at: Step["at"]; overview: KnowledgeOverview }) {
  const Form = at === "voice" ? LazyVoiceForm : sectionForms[at];
  return (
    <>
      <Button className={styles.skip ?? ""} onClick={() => document.getElementById("publishing")?.focus()}>
        <Trans>Skip to publishing</Trans>
      </Button>
      <div className={styles.form} key={at}>
        <Suspense fallback={<FormSkeleton />}>
          <SectionPlace value="builder">
            <Form />
          </SectionPlace>
        </Suspense>
      </div>
      <NextStep at={at} isFirst={overview.live_version === null} />
    </>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width={140} height={18} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={120} />
    </div>
  );
}

function NextStep({ at, isFirst }: { at: Step["at"]; isFirst: boolean }) {
  const { i18n } = useLingui();
  const next = escalationStepAfter(at);
  const number = steps.findIndex((step) => step.at === at) + 1;
  return (
    <footer className={styles.next}>
      <span>
        <Trans>
          Step {number} of {steps.length}
        </Trans>
      </span>
      {next ? (
        <Link to="/builder" search={{ section: next.at }} className={buttonLook()}>
          <Trans>Next: {i18n._(next.name)}</Trans>
          <Icon of={IconArrowRight} size={16} flip />
        </Link>
      ) : (
        <Link to="/builder" search={{ section: at, show: "changes" }} className={buttonLook()}>
          {isFirst ? <Trans>See what guests will hear</Trans> : <Trans>See what has changed</Trans>}
          <Icon of={IconArrowRight} size={16} flip />
        </Link>
      )}
    </footer>
  );
}
