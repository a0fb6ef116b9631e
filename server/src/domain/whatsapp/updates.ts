import type { DeliveryCause } from "@bellhop/contract/deliveries";
import type { Media, MessageContent, MessageOrigin } from "@bellhop/contract/message-content";
import type { ChannelEvent } from "@bellhop/contract/whatsapp";

/** What a webhook delivery holds, in our words. */
export type Delivery = {
  numbers: NumberUpdates[];
  accounts: AccountUpdates[];
  /** Why updates are unreadable. A person can look at the stored bytes. */
  setAside: DeliveryCause[];
};

/**
 * `wabaId` is the business account that the number belongs to, `displayPhone` the number's digits; empty if the webhook
 * does not say.
 */
export type NumberUpdates = {
  phoneNumberId: string;
  wabaId: string;
  displayPhone: string;
  updates: Update[];
};

/**
 * About a business account, or about the one of its numbers whose digits are `displayPhone`. The first of `wabaIds` that
 * a venue has is meant.
 */
export type AccountUpdates = { wabaIds: string[]; displayPhone: string; updates: EventUpdate[] };

export type Update =
  | ({ is: "message" } & InboundMessage)
  | ({ is: "echo" } & Echo)
  | ({ is: "agent_echo" } & Echo)
  | ({ is: "control" } & ControlChange)
  | ({ is: "history" } & HistoryMessage)
  | ({ is: "change" } & MessageChange)
  | ({ is: "status" } & StatusUpdate)
  | ({ is: "address" } & AddressChange)
  | ({ is: "contact" } & PhoneContact)
  | ({ is: "preference" } & Preference)
  | EventUpdate;

export type EventUpdate = { is: "event"; event: ChannelEvent; happenedAt: Date };

/** A guest's addresses in WhatsApp; at least a phone (E.164) or a user id. */
export type GuestAddress = {
  phone: string | null;
  whatsappUserId: string | null;
  parentId: string | null;
  username: string | null;
  profileName: string;
};

/** `pending` media have no bytes yet; a job fetches them by `providerMediaId`. */
export type InboundMedia = Pick<Media, "kind" | "mime_type" | "file_name"> & {
  providerMediaId: string;
  isVoice: boolean;
};

export type InboundContent =
  | { kind: "media"; media: InboundMedia }
  | Exclude<MessageContent, { kind: "media" }>;

export type InboundMessage = {
  providerMessageId: string;
  from: GuestAddress;
  writtenAt: Date;
  /** WhatsApp's word. */
  kind: string;
  text: string;
  content: InboundContent | null;
  /** The provider's id of the quoted message. */
  quotedId: string | null;
  origin: MessageOrigin | null;
};

/** A message that staff wrote on the venue's phone: `to` is the guest. */
export type Echo = Omit<InboundMessage, "from"> & { to: GuestAddress };

/** Another agent on the venue's number answers this guest from now on, or no longer. */
export type ControlChange = {
  guest: GuestAddress;
  isOurs: boolean;
  /** Made of what was reported: WhatsApp gives none. */
  providerMessageId: string;
  happenedAt: Date;
};

export type HistoryMessage = Omit<InboundMessage, "from"> & { guest: GuestAddress; isByGuest: boolean };

/** A guest's phone as digits, or their user id; null if the update does not name them. */
type NamedGuest = string | null;

export type MessageChange = {
  kind: "reaction" | "edit" | "deletion";
  guest: NamedGuest;
  providerMessageId: string;
  targetId: string;
  isByGuest: boolean;
  /** An emoji, empty if it was removed, or the new text. */
  value: string;
  happenedAt: Date;
};

/** `type` is why it is free, or `regular`; empty if WhatsApp does not say. */
export type Price = { category: string; isCharged: boolean; type: string };

export type StatusUpdate = {
  providerMessageId: string;
  guest: NamedGuest;
  /** WhatsApp's status: sent, delivered, read, failed, or one that we do not know. */
  state: string;
  reportedAt: Date;
  /** The attempt's id that we sent along as `biz_opaque_callback_data`. */
  attemptId: string | null;
  errors: Array<{ code: number; title: string; details: string }>;
  /** What WhatsApp charges, if reported. */
  price: Price | null;
};

/** The guest with the address `from` has another one now. */
export type AddressChange = {
  providerMessageId: string;
  from: { phone: string | null; whatsappUserId: string | null };
  to: { phone: string | null; whatsappUserId: string | null };
  happenedAt: Date;
};

/** A name in the address book of the venue's phone. */
export type PhoneContact = { phone: string; name: string };

/** The guest stops or resumes marketing messages. */
export type Preference = {
  of: { phone: string | null; whatsappUserId: string | null };
  stops: boolean;
  happenedAt: Date;
};
