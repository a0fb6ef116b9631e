import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const scenes: { name: MessageDescriptor; text: string; language: string }[] = [
  { name: msg`Asks about breakfast`, text: "Hi! What time is breakfast?", language: "en" },
  { name: msg`Asks in Arabic`, text: "مرحباً، متى يُقدَّم الإفطار؟", language: "ar" },
  { name: msg`Asks about a helipad`, text: "Is there a helipad?", language: "en" },
  {
    name: msg`Complains`,
    text: "The air conditioning in our room has been broken since last night and nobody came. This is not acceptable.",
    language: "en",
  },
  { name: msg`Asks for a person`, text: "Can I talk to a person, please?", language: "en" },
];

export const firstQuestion = "What time is breakfast?";
