import { asOwner } from "../../../server/src/testing/as-owner.ts";
import { lockOutColleagues } from "../../../server/src/testing/attacks/lock-out.ts";
import type { Finding } from "../attacked/finding.ts";

export default {
  kind: "check",
  does: "200 wrong passwords from one address lock out the colleagues behind it",
  async faults({ url, password, ownerUrl }) {
    const found = await lockOutColleagues({ url, email: "staff@belvedere.example", password });
    // The other attacks sign in from the same address.
    await asOwner(await ownerUrl(), "delete from sign_in_attempts");
    return found;
  },
} satisfies Finding;
