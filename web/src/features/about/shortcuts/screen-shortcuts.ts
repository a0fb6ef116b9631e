import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type ListedGroup = { name: MessageDescriptor; shortcuts: { keys: string; label: MessageDescriptor }[] };

/**
 * Shortcuts that work on one screen only. The registry has only those of the open screen, so they are listed here. A
 * test compares this list with what the screens register.
 */
export const screenShortcuts: ListedGroup[] = [
  {
    name: msg`Home`,
    shortcuts: [
      { keys: "Enter", label: msg`Answer the next guest, or open the inbox` },
      { keys: "j", label: msg`Next row` },
      { keys: "k", label: msg`Previous row` },
    ],
  },
  {
    name: msg`Inbox`,
    shortcuts: [
      { keys: "j", label: msg`Next conversation` },
      { keys: "k", label: msg`Previous conversation` },
      { keys: "Enter", label: msg`Open conversation` },
      { keys: "Escape", label: msg`Back to the list` },
    ],
  },
  {
    name: msg`In a conversation`,
    shortcuts: [
      { keys: "r", label: msg`Reply` },
      { keys: "t", label: msg`Take over` },
      { keys: "b", label: msg`Hand back` },
      { keys: "e", label: msg`Done` },
      { keys: "u", label: msg`Mark unread` },
    ],
  },
  {
    name: msg`What the guest needs`,
    shortcuts: [
      { keys: "c", label: msg`Confirm all requests` },
      { keys: "o", label: msg`Show the whole message` },
      { keys: "mod+Enter", label: msg`Send reply` },
    ],
  },
  {
    name: msg`Answer to approve`,
    shortcuts: [{ keys: "mod+Enter", label: msg`Approve and send` }],
  },
  {
    name: msg`Requests`,
    shortcuts: [
      { keys: "j", label: msg`Next request` },
      { keys: "k", label: msg`Previous request` },
      { keys: "Enter", label: msg`Open request` },
      { keys: "Escape", label: msg`Close request` },
      { keys: "c", label: msg`Confirm` },
      { keys: "p", label: msg`Propose another time` },
      { keys: "x", label: msg`Decline` },
      { keys: "d", label: msg`Done` },
      { keys: "a", label: msg`Assign to me` },
      { keys: "n", label: msg`Add request` },
      { keys: "/", label: msg`Search requests` },
    ],
  },
  {
    name: msg`Alerts`,
    shortcuts: [
      { keys: "j", label: msg`Next alert` },
      { keys: "k", label: msg`Previous alert` },
    ],
  },
  {
    name: msg`Reservations`,
    shortcuts: [
      { keys: "j", label: msg`Next reservation` },
      { keys: "k", label: msg`Previous reservation` },
      { keys: "Enter", label: msg`Open reservation` },
      { keys: "i", label: msg`Check in` },
      { keys: "o", label: msg`Check out` },
      { keys: "/", label: msg`Search reservations` },
    ],
  },
  {
    name: msg`Replay`,
    shortcuts: [
      { keys: "j", label: msg`Next difference` },
      { keys: "k", label: msg`Previous difference` },
    ],
  },
  { name: msg`Add guest`, shortcuts: [{ keys: "mod+Enter", label: msg`Save the guest` }] },
  {
    name: msg`Statistics`,
    shortcuts: [
      { keys: "[", label: msg`Period before` },
      { keys: "]", label: msg`Period after` },
    ],
  },
];
