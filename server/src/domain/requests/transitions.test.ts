import { type RequestState, requestMoves, requestStates } from "@bellhop/contract/requests";
import { expect, test } from "vitest";
import { nextState } from "./transitions.ts";

const now = new Date("2026-11-28T12:00:00Z");
const past = new Date("2026-11-28T11:59:00Z");

/** Every pair of a state and a move; a dot is refused. */
const table: Record<RequestState, string> = {
  new: "confirm>confirmed propose>proposed decline>declined start>in_progress finish>done cancel>cancelled accept>. withdraw>cancelled expire>expired",
  proposed:
    "confirm>confirmed propose>proposed decline>declined start>. finish>. cancel>cancelled accept>confirmed withdraw>cancelled expire>expired",
  confirmed:
    "confirm>. propose>proposed decline>. start>in_progress finish>done cancel>cancelled accept>. withdraw>cancelled expire>.",
  in_progress:
    "confirm>. propose>. decline>. start>. finish>done cancel>cancelled accept>. withdraw>cancelled expire>.",
  done: "confirm>. propose>. decline>. start>. finish>. cancel>. accept>. withdraw>. expire>.",
  declined: "confirm>. propose>. decline>. start>. finish>. cancel>. accept>. withdraw>. expire>.",
  cancelled: "confirm>. propose>. decline>. start>. finish>. cancel>. accept>. withdraw>. expire>.",
  expired:
    "confirm>confirmed propose>proposed decline>. start>. finish>. cancel>. accept>. withdraw>. expire>.",
};

const moverOf = (move: string) =>
  move === "accept" || move === "withdraw" ? "guest" : move === "expire" ? "clock" : "member";

test.each(requestStates)("from %s each move leads where the table says", (state) => {
  const found = requestMoves.map((move) => {
    const next = nextState(state, move, { by: moverOf(move), now, expiresAt: past });
    return `${move}>${"to" in next ? next.to : "."}`;
  });
  expect(found.join(" ")).toBe(table[state]);
});

test.each(requestMoves)("only its own mover may %s", (move) => {
  for (const by of ["member", "guest", "assistant", "clock"] as const) {
    const next = nextState("proposed", move, { by, now, expiresAt: past });
    if (by !== moverOf(move)) expect(next).toEqual({ whyNot: "not_theirs" });
  }
});

test("a request expires at its time, and not before", () => {
  const at = (expiresAt: Date | null) => nextState("new", "expire", { by: "clock", now, expiresAt });
  expect(at(now)).toEqual({ to: "expired" });
  expect(at(new Date(now.getTime() + 1))).toEqual({ whyNot: "not_due" });
  expect(at(null)).toEqual({ whyNot: "not_due" });
});
