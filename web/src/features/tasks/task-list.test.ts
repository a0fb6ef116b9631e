import type { Task } from "@bellhop/contract/tasks";
import { expect, test } from "vitest";
import { runningBuild, withTask } from "./task-list.ts";

const task = (task_id: string, more: Partial<Task> = {}): Task => ({
  task_id,
  kind: "update_concierge",
  state: "STARTED",
  progress: 10,
  message: { code: "building" },
  step: "building",
  result: null,
  stopped_by: null,
  asked_by: "Nadia Berger",
  asked_at: "2026-11-21T20:00:00.000Z",
  started_at: null,
  ended_at: null,
  ...more,
});

test("a new task comes first", () => {
  const later = task("b", { asked_at: "2026-11-21T21:00:00.000Z" });
  expect(withTask([task("a")], later).map(({ task_id }) => task_id)).toEqual(["b", "a"]);
});

test("an event replaces the known state of a task", () => {
  expect(withTask([task("a")], task("a", { progress: 60 }))).toEqual([task("a", { progress: 60 })]);
});

test("an ended task stays ended", () => {
  const ended = task("a", { state: "SUCCESS", progress: 100 });
  expect(withTask([ended], task("a", { progress: 80 }))).toEqual([ended]);
});

test("progress goes back only when a task is retried", () => {
  const far = task("a", { progress: 80 });
  expect(withTask([far], task("a", { progress: 20 }))).toEqual([far]);
  const again = task("a", { state: "RETRY", progress: 0 });
  expect(withTask([far], again)).toEqual([again]);
});

test("the running build is the oldest one, never an import", () => {
  const tasks = [
    task("c", { state: "PENDING" }),
    task("b"),
    task("i", { kind: "start_knowledge_import" }),
    task("a", { state: "SUCCESS" }),
  ];
  expect(runningBuild(tasks)?.task_id).toBe("b");
  expect(runningBuild(tasks.slice(2))).toBeUndefined();
  const kinds = ["start", "apply", "undo"].map((verb) => `${verb}_reservation_import` as Task["kind"]);
  expect(runningBuild(kinds.map((kind) => task(kind, { kind })))).toBeUndefined();
});
