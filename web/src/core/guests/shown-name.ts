import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** As the server names guests of the guest page whose name is unknown. */
const webName = /^Web ([2-9B-Z]{4})$/u;

/** The name as staff read it, in their language. Searches, edits and exports use the stored name. */
export function shownName(name: string): string {
  const code = webName.exec(name)?.[1];
  return code === undefined ? name : i18n._(msg`Web guest (${code})`);
}
