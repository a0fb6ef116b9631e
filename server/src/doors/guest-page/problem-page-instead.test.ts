import fastify from "fastify";
import { expect, test } from "vitest";
import { openLog } from "../../platform/log.ts";
import { refuse } from "../../platform/refusal.ts";
import { answerProblems } from "../http/problem-document.ts";
import { problemPageInstead } from "./problem-page-instead.ts";

const app = fastify();
answerProblems(app, openLog("silent"));
app.addHook("onSend", problemPageInstead);
app.get("/g/gone", () => Promise.reject(refuse("not_found")));
app.get("/g/gone/files/1", () => Promise.reject(refuse("not_found")));
app.get("/g/busy", () => Promise.reject(refuse("unavailable")));
app.get("/g/well", async (_request, reply) => reply.type("text/html").send("<p>Welcome</p>"));
app.post("/g/busy/messages", () => Promise.reject(refuse("unavailable")));
app.post("/g/broken/messages", () => Promise.reject(new Error("broken")));

const asPerson = { accept: "text/html,*/*", "accept-language": "de-AT,en;q=0.5" };

test.each([
  ["GET", "/g/gone", 404, "Dieser Code gilt nicht mehr", false],
  ["GET", "/g/gone?room=101'", 404, "Dieser Code gilt nicht mehr", false],
  ["GET", "/g/gone/files/1", 404, "Das hat nicht geklappt", false],
  ["GET", "/g/busy?room=101", 503, "Einen Moment, bitte", true],
  ["POST", "/g/busy/messages", 503, "Das hat nicht geklappt", false],
  ["POST", "/g/broken/messages?room=101", 500, "Das hat nicht geklappt", false],
] as const)("%s %s shows a person a page with status %i", async (method, url, status, title, reloads) => {
  const answer = await app.inject({ method, url, headers: asPerson });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(`<main>\n<h1>${title}</h1>`);
  expect(answer.body).toContain('<html lang="de" dir="ltr">');
  expect(answer.body.includes('http-equiv="refresh"')).toBe(reloads);
  if (title !== "Dieser Code gilt nicht mehr")
    expect(answer.body).toContain(`<a href="${url.replace(/\/(messages|files\/1)/, "")}">`);
});

test("the page's script reads a problem document, and a page that works stays as it is", async () => {
  const problem = await app.inject({ url: "/g/busy", headers: { accept: "*/*" } });
  expect(problem.json()).toMatchObject({ code: "unavailable" });
  expect(problem.headers["retry-after"]).toBe("2");
  const page = await app.inject({ url: "/g/well", headers: asPerson });
  expect(page.body).toBe("<p>Welcome</p>");
});

test("only the widget's frame shows such a page inside another site", async () => {
  const ancestors = async (url: string) => {
    const { headers } = await app.inject({ url, headers: asPerson });
    return String(headers["content-security-policy"]).includes("frame-ancestors 'none'");
  };
  expect(await ancestors("/g/busy?room=101")).toBe(true);
  expect(await ancestors("/g/busy?frame=")).toBe(false);
});
