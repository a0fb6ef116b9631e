import { updateVenueInfo } from "@bellhop/contract/knowledge";
import type { Finding } from "../attacked/finding.ts";
import { members, post } from "../attacked/post.ts";

export default {
  kind: "load",
  does: "a manager posts 4 MB of unknown languages as one entry's texts",
  async attack(bellhop) {
    const bodyOf = (languages: number, text: string) => {
      const texts = members("x", text, languages);
      const entry = `{"entry_id":"01934d2e-7b5c-7c3a-9f1e-2a6b8d4c0e11","texts":{${texts}}}`;
      return `{"updates":{"faq":{"version":1,"entries":[${entry}]}}}`;
    };
    // Many values, but few enough to be parsed.
    const bodies = [bodyOf(300_000, "{}"), bodyOf(40_000, `{"text":"${"x".repeat(70)}"}`)];
    const statuses: number[] = [];
    for (const body of bodies) statuses.push(await post(bellhop, updateVenueInfo, body));
    return { megabytes: bodies.map(({ length }) => Math.round(length / 1e5) / 10), statuses };
  },
} satisfies Finding;
