import type { Page } from "@playwright/test";

const isStyled = `getComputedStyle(document.body).outlineStyle === "dotted"`;

/** Attacks by someone who can write markup, styles or URLs into a page. True if it succeeds. */
const attempts = {
  "a style attribute": `document.body.setAttribute("style", "outline: dotted"), ${isStyled}`,
  "a style element": `document.head.append(Object.assign(document.createElement("style"), { textContent: "body { outline: dotted }" })), ${isStyled}`,
  "markup from text": `document.body.insertAdjacentHTML("beforeend", "<i id=injected></i>"), document.querySelector("#injected") !== null`,
  "a script from text": `document.head.append(Object.assign(document.createElement("script"), { text: "globalThis.injected = 1" })), "injected" in globalThis`,
  "a worker from a URL": `Boolean(new Worker("/before-paint.js"))`,
  "a policy of its own": `Boolean(trustedTypes.createPolicy("default", {}))`,
  "the worker's policy again": `Boolean(trustedTypes.createPolicy("sign-in-worker", {}))`,
};

/** The attacks that succeed on this page. */
export async function successfulInjections(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    const works = await page.evaluate<boolean>(attempt).catch(() => false);
    if (works) found.push(name);
  }
  return found;
}
