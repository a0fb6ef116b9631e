import type { Message } from "@bellhop/contract/messages";
import { distinct, type EffectOf, type Fault } from "./evidence.ts";
import type { HotelFacts } from "./facts.ts";
import type { Effect } from "./items.ts";

/** Staff see each message with its last reactions and text, whatever the order in which they arrived. */
export function judgeViews(own: HotelFacts, effects: Effect[], views: Map<string, Message>): Fault[] {
  const changes = Map.groupBy(
    distinct(effects, "change", ({ id }) => id).toSorted((a, b) => a.second - b.second),
    ({ target }) => target,
  );
  return own.messages.flatMap((row): Fault[] => {
    const view = views.get(row.message_id);
    if (!view)
      return [{ is: "lost", what: `not shown: ${row.message_id} at ${own.hotel.number} of ${views.size}` }];
    const expected = viewWith(row.text, row.author === "guest", changes.get(row.provider_message_id ?? ""));
    const shown = viewOf(view);
    return shown === expected
      ? []
      : [{ is: "wrong", what: `shown as ${shown}, not ${expected}: ${row.provider_message_id}` }];
  });
}

const viewOf = ({ text, reactions, earlier_texts, deleted_at }: Message): string =>
  JSON.stringify({
    text,
    edits: earlier_texts.length,
    isDeleted: deleted_at !== null,
    reactions: reactions.map(({ by, emoji }) => `${by} ${emoji}`).toSorted(),
  });

function viewWith(text: string, isGuests: boolean, changes: EffectOf<"change">[] = []): string {
  // Only the author edits a message.
  const edits = changes.filter(({ kind, byGuest }) => kind === "edit" && byGuest === isGuests);
  const reactions = changes.filter(({ kind }) => kind === "reaction");
  const emojis = [true, false].flatMap((byGuest) => {
    const { value = "" } = reactions.findLast((one) => one.byGuest === byGuest) ?? {};
    return value === "" ? [] : [`${byGuest ? "guest" : "venue"} ${value}`];
  });
  return JSON.stringify({
    text: edits.at(-1)?.value ?? text,
    edits: edits.length,
    isDeleted: changes.some(({ kind }) => kind === "deletion"),
    reactions: emojis.toSorted(),
  });
}
