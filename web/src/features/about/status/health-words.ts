import type { HealthPart, HealthReason, HealthState, PartHealth } from "@bellhop/contract/health";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

export function usePartName(): (part: HealthPart) => string {
  const { t } = useLingui();
  return (part) =>
    ({
      database: t`Database`,
      files: t`Photos and files`,
      whatsapp: t`WhatsApp`,
      model: t`Language model`,
      mail: t`E-mail`,
      payments: t`Payments`,
      jobs: t`Background work`,
    })[part];
}

export function useStateName(): (state: HealthState) => string {
  const { t } = useLingui();
  return (state) =>
    ({
      works: t`Works`,
      degraded: t`Limited`,
      down: t`Down`,
      off: t`Off`,
      unknown: t`Not checked`,
    })[state];
}

/** What the state of a part means for the hotel. */
export function useMeaning(): (health: PartHealth) => string {
  const { t } = useLingui();
  return ({ part, reason, waiting }) => {
    const count = waiting ?? 0;
    const messages = plural(count, { one: "# message waits.", other: "# messages wait." });
    const working: Record<HealthPart, string> = {
      database: t`Messages, guests and settings are saved.`,
      files: t`Photos and documents of guests are saved.`,
      whatsapp: t`Guests can write, and your replies are sent.`,
      model: t`It reads guests' messages if you allow it.`,
      mail: t`Invitations and password links are sent.`,
      payments: t`Everything is included. Nothing is charged.`,
      jobs: t`Answers, imports and reminders run on time.`,
    };
    if (reason === null) return working[part];
    if (part === "database" && reason === "no_answer")
      return t`Nothing can be saved now. WhatsApp sends guests' messages again later.`;
    if (part === "files" && (reason === "full" || reason === "read_only"))
      return t`Photos and documents can't be saved now. Messages still arrive.`;
    if (part === "mail" && reason === "not_configured")
      return t`Invitations and password links are not mailed.`;
    if (part === "model" && reason === "not_configured")
      return t`Rules read guests' messages and imported texts.`;
    const sentences: Partial<Record<HealthReason, string>> = {
      slow_answers: t`Screens and answers are slower than usual.`,
      read_only: t`You can read, but nothing can be saved now. WhatsApp sends guests' messages again later.`,
      full: t`The disk is full. Nothing can be saved now. WhatsApp sends guests' messages again later.`,
      overloaded: t`Bellhop is overloaded. Most things can't be opened or saved now.`,
      no_answer: t`This part did not answer in time.`,
      not_connected: t`Guests can't write on WhatsApp yet.`,
      switched_off: t`WhatsApp is switched off for this hotel.`,
      not_finished: t`The number is not fully connected yet.`,
      connection_refused: `${t`Replies wait until WhatsApp works again.`} ${messages}`,
      account_blocked: `${t`WhatsApp has blocked the account. Replies wait.`} ${messages}`,
      webhooks_refused: t`Guests' messages can't arrive.`,
      messages_wait: `${t`Replies are late. Bellhop keeps trying.`} ${messages}`,
      not_used_lately: t`Ready. Not used in the last 24 hours.`,
      too_slow: t`The model is too slow. Rules are used instead.`,
      busy: t`The model is busy. Rules are used instead.`,
      unreachable: t`The model can't be reached. Rules are used instead.`,
      refused: t`The model refuses requests. Rules are used instead.`,
      unusable: t`The model's answers are unusable. Rules are used instead.`,
      venue_budget: t`The monthly limit is used up. Rules answer guests.`,
      guest_budget: t`A guest's monthly limit is used up. Rules answer this guest.`,
      mails_wait: t`E-mails are late. Bellhop keeps trying for a day.`,
      mails_given_up: t`The last e-mails could not be sent for a day.`,
      billing_off: working.payments,
      billing_stand_in: t`Test mode. No payment is taken.`,
      no_worker: t`Replies, automatic answers and imports don't run now.`,
      jobs_wait: t`Replies, automatic answers or imports are late.`,
      jobs_failed: t`Some work failed and was given up.`,
    };
    return sentences[reason] ?? working[part];
  };
}

/** `to` is the screen where managers take this step. */
export type NextStep = { words: string; to?: "/whatsapp-flow" | "/settingsfunctinality"; link?: string };

/** What to do about the state; undefined if there is nothing to do. */
export function useNextStep(isManager: boolean): (health: PartHealth) => NextStep | undefined {
  const { t } = useLingui();
  return ({ part, state, reason }) => {
    if (reason === null || state === "works") return undefined;
    const forManager = (step: NextStep): NextStep => (isManager ? step : { words: t`Tell a manager.` });
    const whatsapp = { to: "/whatsapp-flow", link: t`Open WhatsApp` } as const;
    const admin = { words: t`Tell your Bellhop administrator.` };
    const steps: Partial<Record<HealthReason, NextStep>> = {
      slow_answers: { words: t`If it lasts, tell your Bellhop administrator.` },
      read_only: admin,
      full: admin,
      overloaded: admin,
      no_answer: part === "database" ? admin : { words: t`It is checked again in half a minute.` },
      not_connected: forManager({ words: t`Connect the hotel's number.`, ...whatsapp }),
      switched_off: forManager({
        words: t`You can switch it on.`,
        to: "/settingsfunctinality",
        link: t`Open Features`,
      }),
      not_finished: forManager({ words: t`Finish the open steps.`, ...whatsapp }),
      connection_refused: forManager({ words: t`Check the connection.`, ...whatsapp }),
      account_blocked: forManager({
        words: t`Solve it in Meta Business Suite, then check the connection.`,
        ...whatsapp,
      }),
      webhooks_refused: { words: t`Ask your Bellhop administrator to finish the WhatsApp set-up.` },
      messages_wait: forManager({ words: t`If it lasts, check the connection.`, ...whatsapp }),
      too_slow: { words: t`If it lasts, tell your Bellhop administrator.` },
      busy: { words: t`If it lasts, tell your Bellhop administrator.` },
      unreachable: admin,
      refused: { words: t`Ask your Bellhop administrator to check the key and the name.` },
      unusable: { words: t`Ask your Bellhop administrator to choose another model.` },
      mails_wait: { words: t`If it lasts, tell your Bellhop administrator.` },
      mails_given_up: { words: t`Tell your Bellhop administrator. Then send invitations again.` },
      no_worker: admin,
      jobs_wait: { words: t`If it lasts, tell your Bellhop administrator.` },
      jobs_failed: { words: t`Send a support file to your Bellhop administrator.` },
      ...(part === "mail" && {
        not_configured: { words: t`Your Bellhop administrator can set up a mail server.` },
      }),
    };
    return steps[reason];
  };
}
