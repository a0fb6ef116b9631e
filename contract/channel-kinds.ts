/** What a kind of channel can do. */
type Rules = {
  /** The guest page, which shows messages itself and may be open to anyone. Nothing is sent, or asked of WhatsApp. */
  isPage: boolean;
  /** E-mail: messages go out, and nothing comes in. */
  isMail: boolean;
  /** Played by the simulator: costs nothing, and counts for no plan. */
  isSimulated: boolean;
  /** Free text is accepted only for a day after the guest's last message. */
  hasReplyWindow: boolean;
  /** Buttons, lists, quotes, reactions and templates. */
  takesMoreThanText: boolean;
};

const whatsapp = {
  isPage: false,
  isMail: false,
  isSimulated: false,
  hasReplyWindow: true,
  takesMoreThanText: true,
} as const satisfies Rules;

/** The only table of what each kind of channel can do. The CHECK of channels.kind lists the kinds, too. */
export const channelRules = {
  whatsapp,
  simulator: { ...whatsapp, isSimulated: true },
  web: { isPage: true, isMail: false, isSimulated: false, hasReplyWindow: false, takesMoreThanText: false },
  email: { isPage: false, isMail: true, isSimulated: false, hasReplyWindow: false, takesMoreThanText: false },
} as const satisfies Record<string, Rules>;

export type ChannelKind = keyof typeof channelRules;
export const channelKinds = Object.keys(channelRules) as ChannelKind[];
