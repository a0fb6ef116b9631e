import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { type Step, stepAfter } from "./steps.ts";

/** Nothing after the last step. */
export function NextStep({ at }: { at: Step["at"] }) {
  const { i18n } = useLingui();
  const next = stepAfter(at);
  if (!next) return null;
  return (
    <Link to="/builder" search={{ section: next.at }} className={buttonLook()}>
      <Trans>Next: {i18n._(next.name)}</Trans>
      <Icon of={IconArrowRight} size={16} flip />
    </Link>
  );
}
