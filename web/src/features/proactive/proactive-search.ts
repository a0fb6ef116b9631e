const views = ["plan", "log"] as const;
const planStates = ["will_be_sent", "waits", "held_back"] as const;
export type PlanState = (typeof planStates)[number];

/** The screen's address. */
export type ProactiveSearch = {
  /** Open in the editor. */
  rule?: string;
  /** On a phone, undefined shows the tab of the messages. */
  view?: (typeof views)[number];
  day?: string;
  state?: PlanState;
};

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

const isDate = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Ignores unknown values. */
export function readProactiveSearch({ rule, view, day, state }: Record<string, unknown>): ProactiveSearch {
  return {
    ...(typeof rule === "string" && rule !== "" && { rule }),
    ...(isOneOf(views, view) && { view }),
    ...(isDate(day) && { day }),
    ...(isOneOf(planStates, state) && { state }),
  };
}
