import fc from "fast-check";
import { expect, test } from "vitest";
import { formerOrder, orderBefore, withFirst, withFormer } from "./order.ts";

const settings = { seed: 5, numRuns: 500 };
const names = fc.uniqueArray(fc.constantFrom(..."abcdefghijkl"), { maxLength: 12 });

test("what is asked for comes first, and the others follow as they stand", () => {
  expect(withFirst(["a", "b", "c", "d"], ["c", "x", "a", "c"])).toEqual(["c", "a", "b", "d"]);
  expect(withFirst(["a", "b"], [])).toEqual(["a", "b"]);
});

test("only what stood otherwise is kept of an order, with what it stood behind", () => {
  expect(formerOrder(["a", "b", "c", "d"], ["a", "c", "b", "d"])).toEqual({
    order_before: ["b", "c"],
    order_behind: "a",
  });
  expect(formerOrder(["a", "b", "c"], ["a", "b"])).toEqual({ order_before: ["c"], order_behind: "b" });
  expect(formerOrder(["a", "b"], ["x", "a", "y", "b"])).toBeNull();
});

test("any number of changes is taken back to the very order of before", () => {
  fc.assert(
    fc.property(fc.array(names, { minLength: 2, maxLength: 6 }), (orders) => {
      const changes = orders.slice(1).flatMap((after, index) => {
        const before = orders[index] ?? [];
        return formerOrder(before, after) ?? [];
      });
      const [first = []] = orders;
      const back = orderBefore(orders.at(-1) ?? [], changes.toReversed());
      expect(back.filter((name) => first.includes(name))).toEqual(first);
    }),
    settings,
  );
});

test("what comes back stands behind the nearest that is still there", () => {
  expect(withFormer(["c", "a", "x"], ["z", "a", "b", "q", "c"])).toEqual(["z", "c", "a", "b", "q", "x"]);
  fc.assert(
    fc.property(names, names, (order, former) => {
      const together = withFormer(order, former);
      expect(together.toSorted()).toEqual([...new Set([...order, ...former])].toSorted());
      expect(together.filter((name) => order.includes(name))).toEqual(order);
    }),
    settings,
  );
});
