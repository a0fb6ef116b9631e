import type { ChannelEvent } from "@bellhop/contract/whatsapp";
import { useLingui } from "@lingui/react/macro";

/** What WhatsApp reported, in a line, and its particulars in WhatsApp's words. */
export function useEventWords(): (event: ChannelEvent) => { title: string; detail: string } {
  const { t } = useLingui();
  return (event) => {
    switch (event.kind) {
      case "account":
        return { title: t`Account: ${event.event}`, detail: event.detail };
      case "account_alert":
        return { title: t`Warning: ${event.type}`, detail: event.detail };
      case "account_review":
        return { title: t`Account reviewed: ${event.decision}`, detail: "" };
      case "messaging_limit":
        return { title: t`Messaging limit: ${event.limit}`, detail: "" };
      case "number_quality":
        return { title: t`Quality of the number: ${event.event}`, detail: event.limit };
      case "number_name":
        return { title: t`Display name “${event.name}”: ${event.decision}`, detail: event.reason };
      case "security":
        return { title: t`PIN: ${event.event}`, detail: "" };
      case "number_settings":
        return { title: t`Settings of the number changed`, detail: event.detail };
      case "template_state":
        return { title: t`Template ${event.name}: ${event.state}`, detail: event.reason };
      case "template_quality":
        return { title: t`Quality of template ${event.name}: ${event.quality}`, detail: "" };
      case "template_category":
        return { title: t`Category of template ${event.name}: ${event.category}`, detail: "" };
      case "group":
        return { title: t`Group: ${event.type}`, detail: event.detail };
      case "history":
        return event.is_declined
          ? { title: t`The phone's owner did not share its history`, detail: "" }
          : {
              title: t`Phone history imported`,
              detail: event.progress === null ? "" : `${event.progress} %`,
            };
      case "error":
        return { title: t`Error ${event.code}: ${event.title}`, detail: event.detail };
      case "preference":
        return {
          title: event.stops ? t`${event.who} no longer wants offers` : t`${event.who} accepts offers again`,
          detail: "",
        };
      case "address":
        return { title: t`${event.who} changed their number`, detail: "" };
      case "other":
        return { title: t`Other: ${event.field}`, detail: event.detail };
    }
  };
}
