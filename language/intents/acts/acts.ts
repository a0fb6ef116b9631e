/** The acts that a sentence can perform. */
export const acts = [
  "emergency",
  "question",
  "request",
  "complaint",
  "statement",
  "reply",
  "thanks",
  "compliment",
  "greeting",
  "small_talk",
  "person",
  "opt_out",
  "asks_who",
] as const;
export type Act = (typeof acts)[number];

/** The act for an example's label: some labels are more specific. */
export function actOfLabel(label: string): Act {
  if (label === "yes" || label === "no") return "reply";
  if (label === "follow_up") return "question";
  const act = acts.find((one) => one === label);
  if (!act) throw new Error(`No act: ${label}`);
  return act;
}
