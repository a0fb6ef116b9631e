export { ChannelMark, ChannelWords } from "./Channel.tsx";
export { firstName } from "./first-name.ts";
export { GuestCard } from "./GuestCard.tsx";
export { useStayWords } from "./stay-words.ts";
