import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAddress, tabVenue, takeOpenedAlert } from "./tab-venue.ts";

const stored = new Map<string, string>();
const shown = vi.fn();

beforeEach(() => {
  stored.clear();
  shown.mockClear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => shown(url.href),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function open(href: string) {
  vi.stubGlobal("location", { href });
  readAddress();
}

test("a notification's address opens the tab at its venue, and its alert is reported once", () => {
  open("https://hotel.example/messages?tab=all&conversation=c&venue=7&alert=l");
  expect(shown).toHaveBeenCalledWith("https://hotel.example/messages?tab=all&conversation=c");
  expect(tabVenue.read()).toBe(7);
  expect([takeOpenedAlert(), takeOpenedAlert()]).toEqual(["l", null]);
});

test("another address keeps the tab's venue and stays as it is", () => {
  tabVenue.write(3);
  open("https://hotel.example/messages?tab=all");
  open("https://hotel.example/?code=x&state=y");
  expect(shown).not.toHaveBeenCalled();
  open("https://hotel.example/home?venue=nonsense");
  expect(tabVenue.read()).toBe(3);
});
