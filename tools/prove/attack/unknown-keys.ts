import { replaceKnowledge } from "@bellhop/contract/knowledge";
import type { Finding } from "../attacked/finding.ts";
import { members, post } from "../attacked/post.ts";

export default {
  kind: "load",
  does: "a manager posts 60 MB of unknown keys in place of a knowledge file",
  async attack(bellhop) {
    // About 12 bytes each. The first body exceeds the call's limit, the second does not.
    const whole = `{"file":"{}",${members("k", "1", 5_000_000)}}`;
    const half = `{"file":"{}",${members("k", "1", 2_500_000)}}`;
    return {
      megabytes: [whole, half].map(({ length }) => Math.round(length / 1e6)),
      statuses: [await post(bellhop, replaceKnowledge, whole), await post(bellhop, replaceKnowledge, half)],
    };
  },
} satisfies Finding;
