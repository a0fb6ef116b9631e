import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Screen } from "../../core/navigation/feature.ts";

export type Planned = {
  title: MessageDescriptor;
  will: MessageDescriptor;
  /** Something similar that works today. */
  today: { to: string; search?: { tab: "all" }; label: MessageDescriptor };
} & Pick<Screen, "needs" | "family">;

const simulator = { to: "/simulator", label: msg`Be a guest on the simulator` };
const home = { to: "/home", label: msg`See who waits right now` };
const about = { to: "/about", label: msg`See what is running here` };

export const planned = {
  "/addguest": {
    title: msg`Add guest`,
    will: msg`Here you will add a guest with their stay, see the first message as it will arrive, and print a welcome card.`,
    today: { to: "/simulator", label: msg`Write as a new guest on the simulator` },
  },
  "/proactive-messages": {
    title: msg`Proactive messages`,
    will: msg`Here you will edit the messages the venue sends first, and see for each guest what will be sent, when and why.`,
    today: { to: "/messages", label: msg`Write to a guest from the inbox` },
  },
  "/whatsapp-flow": {
    needs: "enableWhatsapp",
    title: msg`WhatsApp`,
    will: msg`Here you will connect the venue's WhatsApp number step by step, and see its quality, limits and templates.`,
    today: { to: "/simulator", label: msg`Write over simulated WhatsApp` },
  },
  "/public": {
    title: msg`Public page`,
    will: msg`Here you will switch the venue's public page on, choose its look, and get its link, QR code and embed snippet.`,
    today: simulator,
  },
  "/settingsgeneral": {
    family: { name: "settings", order: 0 },
    title: msg`General settings`,
    will: msg`Here you will set the venue's name, country, time zone, currency, languages and hours.`,
    today: about,
  },
  "/settingsnotifications": {
    family: { name: "settings", order: 2 },
    title: msg`Notifications`,
    will: msg`Here you will choose who is told what, how and when, and what happens if nobody reacts.`,
    today: { to: "/alerts", label: msg`See the alerts that are open now` },
  },
  "/settingsfunctinality": {
    family: { name: "settings", order: 3 },
    title: msg`Functionality`,
    will: msg`Here you will switch features on and off, and choose whether the assistant answers, suggests or pauses.`,
    today: { to: "/messages", label: msg`Take a conversation over by hand` },
  },
  "/settingsubscriptionBilling": {
    family: { name: "settings", order: 4 },
    title: msg`Subscription and billing`,
    will: msg`Here you will see your plan, what is used of it, invoices and payment.`,
    today: home,
  },
  "/upvote-features": {
    title: msg`Ideas`,
    will: msg`Here you will ask for features, vote for others' ideas, and see what became of them.`,
    today: home,
  },
  "/reservations": {
    title: msg`Reservations`,
    will: msg`Here you will find every stay with its guests, rooms and dates.`,
    today: { to: "/home", label: msg`See today's arrivals and departures` },
  },
  "/transcripts": {
    title: msg`Transcripts`,
    will: msg`Here you will read whole conversations, filter them, and export them.`,
    today: { to: "/messages", search: { tab: "all" }, label: msg`Read conversations in the inbox` },
  },
  "/orders": {
    title: msg`Orders`,
    will: msg`Here you will confirm what guests order, and see what it brought in.`,
    today: home,
  },
  "/statistics": {
    title: msg`Statistics`,
    will: msg`Here you will see how much the assistant answered, how fast people replied, and what guests ask for.`,
    today: { to: "/home", label: msg`See how the assistant does today` },
  },
} satisfies Record<string, Planned>;

export type PlannedPath = keyof typeof planned;
