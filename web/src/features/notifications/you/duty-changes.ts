import { type DutyPlan, type MemberDuty, planDuty, setDuty } from "@bellhop/contract/notifications";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import { changeNotifications, dutyKey, notificationsKey } from "../notification-queries.ts";

export type Person = Pick<MemberDuty, "member_id" | "name" | "is_you" | "duty">;

/** By hand: on or off until a time, or null to follow the plan again. */
export type ByHand = { is_on: boolean | null; until?: string | null };

/** Optimistic, with undo; shown as before if the server refuses. */
export function useDutyChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const { member_id: ownId } = useAccess().member;
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();

  const show = ({ member_id, duty }: Pick<MemberDuty, "member_id" | "duty">) => {
    queryClient.setQueryData<MemberDuty[]>(dutyKey(venue_id), (before) =>
      before?.map((one) => (one.member_id === member_id ? { ...one, duty } : one)),
    );
    if (member_id === ownId)
      changeNotifications(queryClient, venue_id, (before) => ({ ...before, you: { ...before.you, duty } }));
  };
  const readAgain = () => queryClient.invalidateQueries({ queryKey: notificationsKey(venue_id) });
  const whose = ({ is_you, member_id }: Person) => (is_you ? {} : { member_id });

  const send = async (change: () => Promise<MemberDuty>): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: notificationsKey(venue_id) });
    try {
      show(await change());
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      // The ladder's people have changed, too.
      void readAgain();
    }
  };
  const set = async (person: Person, { is_on, until = null }: ByHand, isUndo = false) => {
    const { duty, is_you, name } = person;
    show({ ...person, duty: { ...duty, is_on: is_on ?? duty.is_on, until, by_hand: is_on !== null } });
    if (!(await send(() => ask(setDuty, { ...whose(person), is_on, until }))) || isUndo) return;
    const back: ByHand = duty.by_hand ? { is_on: duty.is_on, until: duty.until } : { is_on: null };
    const action = { label: t`Undo`, run: () => void set(person, back, true) };
    const isOn = is_on ?? duty.is_on;
    const who = isolated(name);
    const words = is_you
      ? isOn
        ? t`You are on duty.`
        : t`You are off duty.`
      : isOn
        ? t`${who} is on duty.`
        : t`${who} is off duty.`;
    toast(is_on === null ? t`The weekly plan is followed again.` : words, { action, about: "duty" });
  };
  const plan = async (person: Person, next: DutyPlan | null, isUndo = false) => {
    const before = person.duty.plan;
    if (!(await send(() => ask(planDuty, { ...whose(person), plan: next }))) || isUndo) return;
    const action = { label: t`Undo`, run: () => void plan(person, before, true) };
    toast(t`Weekly plan saved.`, { action, about: "duty" });
  };
  return { set, plan };
}
