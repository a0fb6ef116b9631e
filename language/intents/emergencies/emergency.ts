const kindsOfPerson = [
  "unconscious",
  "not_breathing",
  "bleeding",
  "seizure",
  "allergic_reaction",
  "chest_pain",
  "stroke",
  "drowning",
  "poisoning",
  "missing_child",
  "self_harm",
  "violence",
  "trapped",
  "birth",
  "injury",
  "very_ill",
  "call_for_help",
] as const;
const kindsOfPlace = ["fire", "smoke", "gas", "intruder", "flood", "explosion"] as const;

/** The gravest first: a message that reports several is read as the first of them. */
export const emergencyKinds = [...kindsOfPerson.slice(0, -1), ...kindsOfPlace, "call_for_help"] as const;
export type EmergencyKind = (typeof kindsOfPerson)[number] | (typeof kindsOfPlace)[number];

export type Emergency = {
  /** Who or what is in danger. */
  kind: "person" | "place";
  what: EmergencyKind;
  /** The words that matched. */
  words: string;
};

export const isOfPlace = (what: EmergencyKind): boolean =>
  (kindsOfPlace as readonly EmergencyKind[]).includes(what);
