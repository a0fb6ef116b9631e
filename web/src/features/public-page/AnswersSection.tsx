import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Section } from "../../core/pages/Section.tsx";
import { buttonLook } from "../../ui/Button.tsx";
import form from "../../ui/FormScreen.module.css";

/** What visitors outside the house may ask: the scope of each entry decides it. */
export function AnswersSection() {
  const { t } = useLingui();
  return (
    <Section title={t`What visitors may ask`}>
      <div className={form.box}>
        <p>
          <Trans>
            Entries “Only during their stay” are told only after a scan inside the house. The rest is for
            everyone.
          </Trans>
        </p>
        <p>
          <Link to="/builder" className={buttonLook({ size: "row" })}>
            <Trans>Open the builder</Trans>
          </Link>
        </p>
      </div>
    </Section>
  );
}
