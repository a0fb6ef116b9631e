import { expect, test } from "vitest";
import { readSite } from "./read-site.ts";

test.each([
  ["hotel.example", "https://hotel.example"],
  ["  https://www.hotel.example/rooms?x=1#top ", "https://www.hotel.example"],
  ["http://hotel.example", "https://hotel.example"],
  ["https://hotel.example:8443", "https://hotel.example:8443"],
  ["HOTEL.Example", "https://hotel.example"],
  ["hôtel.example", "https://xn--htel-vqa.example"],
  ["", undefined],
  ["hotel", undefined],
  ["not a site", undefined],
  ["javascript:alert(1)", undefined],
  ["ftp://hotel.example", undefined],
  ["https://*.hotel.example", undefined],
])("reads %j", (typed, site) => {
  expect(readSite(typed)).toBe(site);
});
