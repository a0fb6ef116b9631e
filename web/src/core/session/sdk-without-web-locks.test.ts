import { expect, test, vi } from "vitest";
import { openSdk, playBrowser } from "./test-browser.ts";

// In a file of its own: the SDK chooses its lock once.
test("a browser without Web Locks tries ten times five seconds for a lock that another tab holds: timeout", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-05-04T10:00:00Z") });
  const { window } = playBrowser();
  vi.stubGlobal("navigator", {});
  const held = () =>
    JSON.stringify({ id: "another tab", iat: 1, timeoutKey: "k", timeRefreshed: Date.now() });
  const localStorage = { key: () => null, setItem() {}, removeItem() {}, getItem: held };
  Object.assign(window, { localStorage });
  const ended = vi.fn();
  openSdk().getTokenSilently().catch(ended);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ error: "timeout", message: "Timeout" }));
  vi.useRealTimers();
});
