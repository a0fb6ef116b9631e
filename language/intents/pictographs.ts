/** What a message of pictographs alone says: danger, displeasure, friendliness, or something only a person can tell. */
export type PictographsSay = "safety" | "complaint" | "friendly" | "unclear" | "nothing";

const DANGER = /[🆘🚑🔥🚨🚒🚓🩸🔫🔪💣☠🧨🤮🤢🤕🤒🥵😵]/u;
/** These mean danger beside words too; a pool "is 🔥" without any. */
const CALLS_FOR_HELP = /[🆘🚑🚨🚒]/u;
const DISPLEASED = /[😠😡🤬😤😢😭😞😟😩😫😖😣😔☹🙁😒🙄👿💩👎🖕💔😾😿😱]/u;
const FRIENDLY =
  /[👍👌🙏❤♥💙💚💛🧡💜🖤🤍🤎💖💗💓💕💞💘💝🩷🩵😀😃😄😁😆😊☺🙂😉😍🥰😘😇🤗🤩😎😌😋😂🤣😅🎉🎊🥳👏🙌🤝👋✌🤙💪🫶🫡✅✔💯🌟⭐✨🌞☀🌹🌷🌸💐🥂🍻😺😸😻]/gu;
const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Reads a text that has neither letters nor digits. */
export function pictographsSay(text: string): PictographsSay {
  if (!PICTOGRAPH.test(text)) return "nothing";
  if (DANGER.test(text)) return "safety";
  if (DISPLEASED.test(text)) return "complaint";
  return PICTOGRAPH.test(text.replace(FRIENDLY, "")) ? "unclear" : "friendly";
}

/** The pictograph that calls for help, with or without words beside it. */
export function callForHelpIn(text: string): string | undefined {
  return CALLS_FOR_HELP.exec(text)?.[0];
}
