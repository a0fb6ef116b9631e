import type { InputOf, OutputOf } from "@bellhop/contract/call";
import {
  type ProactiveField,
  proactiveLimits,
  type translateProactiveText,
} from "@bellhop/contract/proactive";
import {
  type AskedTranslation,
  addTranslationCall,
  askTranslation,
  isOverVenueBudget,
} from "../../domain/assistant/index.ts";
import { settingsOf, venueToday } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import type { ModelFailure } from "../../platform/model/index.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { findModel } from "../assistant/find-model.ts";

type Output = OutputOf<typeof translateProactiveText>;

const fields = /\{[a-z_]+\}/g;

/** The model that may translate the venue's own words; undefined if none may. No guest's words are among them. */
export async function findTranslator(at: ReadingAtVenue, services: Services) {
  const { venue, today } = await venueToday(at);
  const { readings } = settingsOf(venue);
  const model = readings.translates ? await findModel(at, services) : undefined;
  return model && { model, readings, month: { today, timezone: venue.timezone } };
}

/**
 * Translates a text of a rule, with what it says in place of missing values, as a draft for staff. The model is asked outside
 * of any transaction.
 */
export async function translateRuleText(
  services: Services,
  venueId: number,
  { from, to, text, fallbacks }: InputOf<typeof translateProactiveText>,
): Promise<Output> {
  const { reader, isOver } = await services.db.readAtVenue(venueId, async (at) => {
    const found = await findTranslator(at, services);
    if (!found) throw refuseNotPossible("no_model");
    const { model, readings, month } = found;
    return {
      reader: model.reader,
      isOver: await isOverVenueBudget(at, readings, month, model.settings.price),
    };
  });
  if (isOver) return failed("venue_budget");

  const ask = async (words: string): Promise<AskedTranslation> => {
    const answered = await askTranslation((question) => reader.askForStaff(venueId, question), {
      ...{ text: words, from, to, marks: fields },
    });
    // Budgets were looked at before: only the model itself fails here.
    const failed = answered.failed as ModelFailure | null;
    const call = { taskId: newId(), model: reader.name, target: to, statements: 1, failed };
    await services.db.atVenue(venueId, (at) => addTranslationCall(at, { ...call, usage: answered.usage }));
    return answered;
  };

  const main = await ask(text);
  if (main.text === undefined) return failed(main.failed ?? "unusable");
  if (!main.isReliable || main.text.length > proactiveLimits.text) return unreliable;
  const said: [ProactiveField, string][] = [];
  for (const [field, words] of Object.entries(fallbacks)) {
    const translation = await ask(words);
    // Without it, the message is held back for guests who lack the value.
    if (translation.isReliable && (translation.text?.length ?? 0) <= proactiveLimits.fallback)
      said.push([field as ProactiveField, translation.text ?? ""]);
  }
  const translated = {
    language: to,
    text: main.text,
    fallbacks: Object.fromEntries(said),
    needs_check: true,
  };
  return { outcome: "translated", text: translated, failure: null };
}

const unreliable = { outcome: "unreliable", text: null, failure: null } as const;
const failed = (failure: NonNullable<Output["failure"]>) =>
  ({ outcome: "failed", text: null, failure }) as const;
