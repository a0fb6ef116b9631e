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
type ByHand = { is_on: boolean | null; until?: string | null };

/** With undo. `set` is optimistic and shown as before if the server refuses; `save` rejects then. */
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

  const send = async (change: () => Promise<MemberDuty>) => {
    await queryClient.cancelQueries({ queryKey: notificationsKey(venue_id) });
    try {
      show(await change());
    } finally {
      // The ladder's people have changed, too.
      void readAgain();
    }
  };
  const sendByHand = (person: Person, { is_on, until = null }: ByHand) =>
    send(() => ask(setDuty, { ...whose(person), is_on, until }));
  const sendPlan = (person: Person, plan: DutyPlan | null) =>
    send(() => ask(planDuty, { ...whose(person), plan }));
  const undo = (change: () => Promise<void>) => ({
    label: t`Undo`,
    run: () => void change().catch(showFailure),
  });

  const saveByHand = async (person: Person, byHand: ByHand) => {
    const { duty, is_you, name } = person;
    const { is_on } = byHand;
    await sendByHand(person, byHand);
    const back: ByHand = duty.by_hand ? { is_on: duty.is_on, until: duty.until } : { is_on: null };
    const action = undo(() => sendByHand(person, back));
    const followsPlan = is_on === null && duty.plan !== null;
    // Without a plan: on duty day and night.
    const isOn = is_on ?? true;
    const who = isolated(name);
    const words = is_you
      ? isOn
        ? t`You are on duty.`
        : t`You are off duty.`
      : isOn
        ? t`${who} is on duty.`
        : t`${who} is off duty.`;
    toast(followsPlan ? t`The weekly plan is followed again.` : words, { action, about: "duty" });
  };
  const set = async (person: Person, byHand: ByHand) => {
    const { is_on, until = null } = byHand;
    const { duty } = person;
    show({ ...person, duty: { ...duty, is_on: is_on ?? duty.is_on, until, by_hand: is_on !== null } });
    try {
      await saveByHand(person, byHand);
    } catch (failure) {
      show(person);
      showFailure(failure);
    }
  };
  /** Saves the plan if it is another one, then what is set by hand. */
  const save = async (person: Person, plan: DutyPlan | null, byHand: ByHand | undefined) => {
    if (JSON.stringify(plan) !== JSON.stringify(person.duty.plan)) {
      await sendPlan(person, plan);
      const action = undo(() => sendPlan(person, person.duty.plan));
      toast(t`Weekly plan saved.`, { action, about: "weekly plan" });
    }
    const { duty } = person;
    if (byHand) await saveByHand({ ...person, duty: { ...duty, plan } }, byHand);
  };
  return { set, save };
}
