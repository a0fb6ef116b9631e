import type { WayResult } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle, IconCheck, IconLoader2, IconMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./TestResult.module.css";
import type { Test } from "./use-test.ts";

/** What a test has shown, way by way. */
export function TestResult({ result }: { result: Test }) {
  const { t } = useLingui();
  const { locale } = useFormats();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = new Intl.DateTimeFormat(locale, { timeStyle: "medium", hourCycle: "h23", timeZone });
  const sound = useSound(result);
  const push = usePush(result);
  const email = useEmail(result);
  const ways = [
    { name: t`In the app`, is: "works", words: t`shown` } as const,
    sound,
    ...(push ? [push] : []),
    ...(email ? [email] : []),
  ];
  const failed = ways.find(({ is }) => is === "fails");
  const waits = ways.some(({ is }) => is === "waits");
  return (
    <div className={styles.test} role="status">
      <p className={styles.head}>
        <strong>
          <Trans>Test at {at.format(result.at)}</Trans>
        </strong>
        {failed ? (
          <span className={styles.failed}>
            <Trans>{failed.name} failed</Trans>
          </span>
        ) : (
          !waits && (
            <span className={styles.works}>
              <Trans>Works</Trans>
            </span>
          )
        )}
      </p>
      <ul>
        {ways.map(({ name, is, words }) => (
          <li key={name} data-is={is}>
            <Icon of={icons[is]} size={16} />
            <bdi>{name}</bdi>
            <span className="figures">{words}</span>
          </li>
        ))}
      </ul>
      {sound.cause && <p className={styles.cause}>{sound.cause}</p>}
      {push?.cause && <p className={styles.cause}>{push.cause}</p>}
      {email?.cause && <p className={styles.cause}>{email.cause}</p>}
    </div>
  );
}

type Way = { name: string; is: "works" | "fails" | "waits" | "off"; words: string; cause?: ReactNode };

const icons = { works: IconCheck, fails: IconAlertCircle, waits: IconLoader2, off: IconMinus };

function useSeconds() {
  const { i18n } = useLingui();
  const format = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1, numberingSystem: "latn" });
  return (ms: number) => format.format(ms / 1_000);
}

function useSound({ hasSounded }: Test): Way {
  const { t } = useLingui();
  const name = t`Sound`;
  if (hasSounded === null) return { name, is: "waits", words: t`is starting` };
  if (hasSounded) return { name, is: "works", words: t`played` };
  const cause = t`Allow sound for this site in the browser's settings, then test again.`;
  return { name, is: "fails", words: t`blocked by the browser`, cause };
}

function usePush({ push }: Test): Way | undefined {
  const { t } = useLingui();
  const seconds = useSeconds();
  const whyNot = useWhyNot();
  const name = t`Push`;
  if (push === undefined) return { name, is: "off", words: t`off on this device` };
  if (push === null) return { name, is: "waits", words: t`is being sent` };
  if (push.result !== "accepted") return { name, is: "fails", ...whyNot(push.result, push.status) };
  const { shownAfterMs } = push;
  if (shownAfterMs === "waits") return { name, is: "waits", words: t`sent, not shown yet` };
  if (shownAfterMs === "never")
    return { name, is: "fails", words: t`not shown after 10 s`, cause: <WhyNotShown /> };
  return { name, is: "works", words: t`after ${seconds(shownAfterMs)} s` };
}

function useEmail({ email }: Test): Way | undefined {
  const { t } = useLingui();
  const seconds = useSeconds();
  const whyNot = useWhyNot();
  if (email === undefined) return { name: t`E-mail`, is: "off", words: t`not set up` };
  if (email === null) return { name: t`E-mail`, is: "waits", words: t`is being sent` };
  const name = t`E-mail to ${email.to}`;
  if (email.result === "off") return { name: t`E-mail`, is: "off", words: t`not set up` };
  if (email.result !== "accepted") return { name, is: "fails", ...whyNot(email.result, email.status) };
  return { name, is: "works", words: t`after ${seconds(email.took_ms)} s` };
}

function useWhyNot() {
  const { t } = useLingui();
  return (result: WayResult, status: number | null): { words: string; cause?: string } => {
    if (result === "unreachable")
      return {
        words: t`no answer`,
        cause: t`The server could not reach the service. Ask the person who runs it to check its internet connection.`,
      };
    if (result === "gone")
      return {
        words: t`no longer registered`,
        cause: t`The browser has ended push here. Turn it off and on again.`,
      };
    if (result === "off") return { words: t`off on this device` };
    return { words: status === null ? t`refused` : t`refused (${status})` };
  };
}

/** The system's own switch is the usual cause. */
function WhyNotShown() {
  const agent = navigator.userAgent;
  if (agent.includes("Windows")) return <Trans>Windows "Do not disturb" is often the cause.</Trans>;
  if (/Mac|iPhone|iPad/.test(agent))
    return <Trans>A Focus such as "Do Not Disturb" is often the cause.</Trans>;
  if (agent.includes("Android")) return <Trans>"Do not disturb" or battery saving is often the cause.</Trans>;
  return <Trans>The system's "Do not disturb" is often the cause.</Trans>;
}
