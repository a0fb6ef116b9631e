import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { type Bellhop, expect } from "./bellhop.ts";
import { owner, staff } from "./sign-in-page.ts";

/** Gives the demo's staff member another role, as the owner could. */
export async function setRole({ url, password }: Bellhop, role: "staff" | "manager") {
  const token = await signInOverHttp(url, { email: owner, password });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const { items } = (await post("/api/list_members", {})) as {
    items: { member_id: string; email: string }[];
  };
  const member_id = items.find(({ email }) => email === staff)?.member_id;
  await post("/api/change_member", { member_id, role });
}
