import * as z from "zod/mini";

/** What a switch needs besides its setting: a published assistant, or one that is not paused. */
export type SwitchNeed = "published" | "not_paused";

type Rule = {
  /** Under `functionality` of the settings. */
  setting: "dashboard_conversation" | "whatsapp" | "concierge";
  /** While it is off, calls that need it are refused, and the dashboard opens none of their screens. */
  guardsCalls: boolean;
  needs: readonly SwitchNeed[];
};

/** The venue's switches, by their names in responses: all else about them derives from this. */
export const switches = {
  dashboardConversationEnable: { setting: "dashboard_conversation", guardsCalls: true, needs: [] },
  enableWhatsapp: { setting: "whatsapp", guardsCalls: true, needs: [] },
  builtConcierge: { setting: "concierge", guardsCalls: false, needs: ["published"] },
  assistantAnswers: { setting: "concierge", guardsCalls: false, needs: ["published", "not_paused"] },
} as const satisfies Record<string, Rule>;

export type Switch = keyof typeof switches;

export type GuardingSwitch = {
  [Name in Switch]: (typeof switches)[Name]["guardsCalls"] extends true ? Name : never;
}[Switch];

export const mapSwitches = <Value>(read: (rule: Rule) => Value) =>
  Object.fromEntries(Object.entries(switches).map(([name, rule]) => [name, read(rule)])) as Record<
    Switch,
    Value
  >;

/** Which switches are on. */
export const switchStates = z.object(mapSwitches(() => z.boolean()));
export type SwitchStates = z.infer<typeof switchStates>;

export const allOff: SwitchStates = mapSwitches(() => false);
