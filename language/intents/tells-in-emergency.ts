import { isCall } from "./acts/find-calls.ts";
import { namesPlace } from "./acts/names-place.ts";
import { asksSomething } from "./acts/read-act.ts";
import { type Intent, readIntent } from "./read-intent.ts";

const told: ReadonlySet<Intent["kind"]> = new Set(["statement", "safety", "unclear"]);

/** True if a text belongs to an emergency that was reported before: a room, a floor, what happens. "Please hurry" asks and tells nothing. */
export const tellsInEmergency = (
  text: string,
  language: string,
  intent: Intent = readIntent(text, language),
): boolean =>
  !isCall(text) && (told.has(intent.kind) || namesPlace(text, language)) && !asksSomething(text, language);
