import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { LazyGreetingForm } from "../assistant/index.ts";
import { SectionPlace, sectionForms } from "../knowledge/index.ts";
import styles from "./SectionPane.module.css";
import type { Step } from "./steps.ts";

export function SectionPane({ at }: { at: Step["at"] }) {
  const Form = at === "greeting" ? LazyGreetingForm : sectionForms[at];
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
