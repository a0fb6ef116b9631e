import { widgetTestPath } from "@bellhop/contract/guest-page";
import type { GuestPageLinks } from "@bellhop/contract/qr-code";

export type WidgetWords = { label: string; closeLabel: string };
export type WidgetLook = WidgetWords & { colour: string };

/** What a hotel puts into its website. */
export function widgetSnippet(
  { public_link, public_key }: GuestPageLinks,
  { label, closeLabel, colour }: WidgetLook,
): string {
  const { origin } = new URL(public_link);
  const attribute = (name: string, value: string) => `data-${name}="${escaped(value)}"`;
  return `<script src="${origin}/widget.js" ${attribute("venue", public_key)} ${attribute("label", label)} ${attribute("close-label", closeLabel)} ${attribute("colour", colour)} async></script>`;
}

/** A page of Bellhop that shows the widget as the website would. */
export const widgetTest = ({ public_key }: GuestPageLinks, { label, closeLabel }: WidgetWords): string =>
  `${widgetTestPath(public_key)}?${new URLSearchParams({ label, "close-label": closeLabel })}`;

const escaped = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
