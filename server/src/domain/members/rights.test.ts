import { expect, test } from "vitest";
import type { MemberAccess } from "./member-access.ts";
import { mayChange, mayGrant, maySee } from "./rights.ts";

const owner: MemberAccess = { role: "owner", grantedVenueIds: null };
const manager: MemberAccess = { role: "manager", grantedVenueIds: null };
const staff: MemberAccess = { role: "staff", grantedVenueIds: null };
const at = (role: MemberAccess["role"], ...grantedVenueIds: number[]): MemberAccess => ({
  role,
  grantedVenueIds,
});

test.each([
  ["an owner knows of everybody", owner, [owner, manager, staff, at("manager", 1), at("staff")], true],
  ["a manager of all venues knows of everybody", manager, [owner, manager, staff, at("staff", 1)], true],
  [
    "a manager of some venues knows of those at these",
    at("manager", 1, 2),
    [at("staff", 1), at("manager", 2, 1)],
    true,
  ],
  [
    "a manager of some venues knows of nobody who works elsewhere too, for all venues, or at none",
    at("manager", 1, 2),
    [at("staff", 3), at("staff", 1, 3), owner, manager, staff, at("staff")],
    false,
  ],
  ["staff know of nobody", staff, [owner, manager, staff, at("staff", 1)], false],
] as const)("%s", (_sentence, one, others, knows) => {
  for (const other of others) expect({ other, knows: maySee(one, other) }).toEqual({ other, knows });
});

test.each([
  ["an owner changes everybody, owners too", owner, [owner, manager, staff, at("staff", 1)], true],
  ["a manager changes managers and staff", manager, [manager, staff, at("manager", 1)], true],
  ["a manager changes no owner", manager, [owner], false],
  [
    "a manager of some venues changes who is at these",
    at("manager", 1),
    [at("staff", 1), at("manager", 1)],
    true,
  ],
  ["a manager of some venues changes nobody of all venues", at("manager", 1), [owner, manager, staff], false],
  ["staff change nobody", at("staff", 1), [at("staff", 1), staff], false],
] as const)("%s", (_sentence, one, others, may) => {
  for (const other of others) expect({ other, may: mayChange(one, other) }).toEqual({ other, may });
});

test.each([
  ["an owner makes owners", owner, owner, true],
  ["a manager makes managers", manager, manager, true],
  ["a manager makes no owner", manager, owner, false],
  ["a manager of some venues grants these", at("manager", 1, 2), at("staff", 2), true],
  ["a manager of some venues grants no other", at("manager", 1, 2), at("staff", 2, 3), false],
  ["a manager of some venues does not grant all of them", at("manager", 1, 2), staff, false],
  ["staff grant nothing", at("staff", 1), at("staff", 1), false],
] as const)("%s", (_sentence, one, granted, may) => {
  expect(mayGrant(one, granted)).toBe(may);
});
