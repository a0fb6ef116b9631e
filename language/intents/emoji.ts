/** The meaning of a message of emoji only; staff read "unclear". */
type EmojiMeaning = "safety" | "complaint" | "thanks" | "unclear" | "empty";

const DANGER = /[🆘🚑🔥🚨🚒🚓🩸🔫🔪💣☠🧨🤮🤢🤕🤒🥵😵]/u;
/** These mean danger even beside words, unlike 🔥. */
const CALLS_FOR_HELP = /[🆘🚑🚨🚒]/u;
const DISPLEASED = /[😠😡🤬😤😢😭😞😟😩😫😖😣😔☹🙁😒🙄👿💩👎🖕💔😾😿😱]/u;
const FRIENDLY =
  /[👍👌🙏❤♥💙💚💛🧡💜🖤🤍🤎💖💗💓💕💞💘💝🩷🩵😀😃😄😁😆😊☺🙂😉😍🥰😘😇🤗🤩😎😌😋😂🤣😅🎉🎊🥳👏🙌🤝👋✌🤙💪🫶🫡✅✔💯🌟⭐✨🌞☀🌹🌷🌸💐🥂🍻😺😸😻]/gu;
const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Classifies a text without letters and digits. */
export function classifyEmoji(text: string): EmojiMeaning {
  if (!PICTOGRAPH.test(text)) return "empty";
  if (DANGER.test(text)) return "safety";
  if (DISPLEASED.test(text)) return "complaint";
  return PICTOGRAPH.test(text.replace(FRIENDLY, "")) ? "unclear" : "thanks";
}

/** The emoji that calls for help, with or without words. */
export function findDistressEmoji(text: string): string | undefined {
  return CALLS_FOR_HELP.exec(text)?.[0];
}
