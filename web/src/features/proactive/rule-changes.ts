import type { OutputOf } from "@bellhop/contract/call";
import {
  addProactiveRule,
  addReadyMadeRules,
  deleteProactiveRule,
  type listProactiveRules,
  type ProactiveRule,
  pauseProactive,
  saveProactiveRule,
  switchProactiveRule,
} from "@bellhop/contract/proactive";
import { changeSettings, type Settings } from "@bellhop/contract/settings";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { nowMs } from "../../core/time/clock.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import { setDraft } from "./drafts.ts";
import { proactiveKeys } from "./proactive-queries.ts";
import { isUnsaved, type RuleWords, wordsOf } from "./rule-words.ts";

type Rules = OutputOf<typeof listProactiveRules>;

/** The last switch of each message: the next one waits for it. */
const lastSwitches = new Map<string, Promise<unknown>>();

/** Switches are optimistic; reverted if the server refuses. Each change offers to undo it. */
export function useRuleChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const key = proactiveKeys.rules(venueId);

  const cached = () => queryClient.getQueryData<Rules>(key);
  const change = (next: (rules: Rules) => Rules) =>
    queryClient.setQueryData<Rules>(key, (rules) => rules && next(rules));
  const put = (rule: ProactiveRule) =>
    change((rules) => ({
      ...rules,
      items: rules.items.some(({ rule_id }) => rule_id === rule.rule_id)
        ? rules.items.map((one) => (one.rule_id === rule.rule_id ? rule : one))
        : [...rules.items, rule],
    }));
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: proactiveKeys.all(venueId) });
  const find = (ruleId: string) => cached()?.items.find(({ rule_id }) => rule_id === ruleId);

  async function switchTo(ruleId: string, isOn: boolean): Promise<boolean> {
    const before = find(ruleId);
    if (!before) return false;
    await queryClient.cancelQueries({ queryKey: key });
    put({ ...before, is_on: isOn, switched_at: new Date(nowMs()).toISOString() });
    const send = () => ask(switchProactiveRule, { rule_id: ruleId, is_on: isOn });
    const answer = (lastSwitches.get(ruleId) ?? Promise.resolve()).then(send, send);
    lastSwitches.set(ruleId, answer);
    try {
      const after = await answer;
      if (lastSwitches.get(ruleId) === answer) put(after);
      readAgain();
      return true;
    } catch (failure) {
      if (lastSwitches.get(ruleId) === answer) put(before);
      readAgain();
      showFailure(failure);
      return false;
    }
  }

  return {
    toggle: async ({ rule_id: ruleId, name, is_on }: ProactiveRule) => {
      const isOn = !is_on;
      const words = isolated(name);
      const went = switchTo(ruleId, isOn);
      const undo = () => void went.then((hasWorked) => hasWorked && switchTo(ruleId, !isOn));
      toast(isOn ? t`Switched on: ${words}` : t`Switched off: ${words}`, {
        about: ruleId,
        action: { label: t`Undo`, run: undo },
      });
      await went;
    },
    /** Fails with the reason of the refusal. */
    save: async (rule: ProactiveRule): Promise<void> => {
      const { rule_id, version } = rule;
      const words = wordsOf(rule);
      const before = find(rule_id);
      const answer = isUnsaved(rule)
        ? ask(addProactiveRule, { rule_id, ...words }, { idempotencyKey: rule_id })
        : ask(saveProactiveRule, { rule_id, version, ...words });
      // A colleague may have saved another version: it is shown, to choose from.
      answer.catch(readAgain);
      const saved = await answer;
      put(saved);
      setDraft(rule_id, null);
      readAgain();
      const undo = async (earlier: RuleWords) => {
        try {
          const { version: now } = saved;
          put(await ask(saveProactiveRule, { rule_id, version: now, ...earlier }));
          readAgain();
        } catch (failure) {
          showFailure(failure, t`Could not undo.`);
        }
      };
      if (before)
        toast(t`Message saved. It counts from the next minute.`, {
          about: rule_id,
          action: { label: t`Undo`, run: () => void undo(wordsOf(before)) },
        });
      else toast(t`Message added. Switch it on when it is ready.`);
    },
    /** Fails with the reason of the refusal. */
    remove: async ({ rule_id, name }: ProactiveRule): Promise<void> => {
      await ask(deleteProactiveRule, { rule_id });
      setDraft(rule_id, null);
      change((rules) => ({ ...rules, items: rules.items.filter((one) => one.rule_id !== rule_id) }));
      readAgain();
      toast(t`Message deleted: ${isolated(name)}`);
    },
    addReadyMade: async (): Promise<void> => {
      try {
        const { added } = await ask(addReadyMadeRules, {});
        await queryClient.invalidateQueries({ queryKey: proactiveKeys.all(venueId) });
        toast(
          added > 0
            ? t`Messages added: ${added}. All are switched off.`
            : t`You already have all ready-made messages.`,
        );
      } catch (failure) {
        showFailure(failure);
      }
    },
    /** Fails with the reason of the refusal. */
    pause: async (isPaused: boolean): Promise<void> => {
      const paused = await ask(pauseProactive, { is_paused: isPaused });
      change((rules) => ({ ...rules, ...paused }));
      readAgain();
      toast(
        isPaused ? t`All messages are paused.` : t`Messages are sent again. Those missed meanwhile are not.`,
      );
    },
    /** Fails with the reason of the refusal. */
    changeSending: async (proactive: Settings["proactive"]) => {
      await ask(changeSettings, { proactive });
      readAgain();
      toast(t`Sending settings saved.`);
    },
  };
}
