import { signInAttacks } from "../../../server/src/testing/sign-in-attacks.ts";
import type { Finding } from "../attacked/finding.ts";

export default {
  kind: "check",
  does: "tokens and codes are used twice, and pages elsewhere lead to the logout",
  async faults({ url, password }) {
    const found: string[] = [];
    for (const [name, attack] of Object.entries(signInAttacks)) {
      const faults = await attack(url, { email: "staff@belvedere.example", password });
      found.push(...faults.map((fault) => `${name}: ${fault}`));
    }
    return found;
  },
} satisfies Finding;
