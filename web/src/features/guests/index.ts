export { ChannelMark, ReplyChannel, useChannelName, useChannelNames } from "./Channel.tsx";
export { firstName } from "./first-name.ts";
export { GuestCard } from "./GuestCard.tsx";
export { useStayLabel } from "./stay-label.ts";
export { useStatusLooks } from "./stay-state.ts";
