export { ChannelMark, ReplyChannel, useChannelName, useChannelNames } from "./Channel.tsx";
export { wasDeletedHere } from "./deleted-here.ts";
export { firstName } from "./first-name.ts";
export { useGuestName } from "./guest-name.ts";
export { GuestCard, GuestCardShape, preloadGuestCard } from "./LazyGuestCard.tsx";
export { type GuestAction, GuestActionDialog, GuestMenuItems } from "./panel/GuestActions.tsx";
export { usePlaceLabel } from "./place-label.ts";
export { useStayLabel } from "./stay-label.ts";
export { useStatusLooks } from "./stay-state.ts";
