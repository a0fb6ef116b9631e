import { webGuestCodeIn } from "@bellhop/contract/web-guest-names";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The name as staff read it, in their language. Searches, edits and tables use the stored name. */
export function shownName(name: string): string {
  const code = webGuestCodeIn(name);
  return code === undefined ? name : i18n._(msg`Web guest (${code})`);
}
