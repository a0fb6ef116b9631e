import { replaceKnowledge } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { Finding } from "../attacked/finding.ts";
import { post } from "../attacked/post.ts";

export default {
  kind: "load",
  does: "a manager posts a knowledge file of nested lists, as large as it may be",
  async attack(bellhop) {
    const half = limits.knowledgeFileBytes / 2 - 32;
    // JSON.parse fails on nesting from a few thousand levels on, but accepts rows of shallow lists.
    const deep = `${"[".repeat(half)}${"]".repeat(half)}`;
    const row = `${"[".repeat(500)}${"]".repeat(500)}`;
    const rows = Array.from({ length: Math.floor(limits.knowledgeFileBytes / 1_001) - 1 }, () => row).join(
      ",",
    );
    return {
      deep: await post(bellhop, replaceKnowledge, JSON.stringify({ file: deep })),
      rows: await post(bellhop, replaceKnowledge, JSON.stringify({ file: `[${rows}]` })),
    };
  },
} satisfies Finding;
