import { describe, expect, test } from "vitest";
import { eventStreamReader, type StreamEvent } from "./event-stream.ts";

function read(...pieces: string[]) {
  const events: StreamEvent[] = [];
  const waits: number[] = [];
  const reader = eventStreamReader(
    (event) => events.push(event),
    (ms) => waits.push(ms),
  );
  for (const piece of pieces) reader.read(piece);
  return { events, waits, lastId: reader.lastId() };
}

describe("an event stream", () => {
  test("tells each event with its id and name", () => {
    const { events, lastId } = read("id: 4\ndata: {}\n\nevent: reset\nid: 9\ndata: a\ndata: b\n\n");
    expect(events).toEqual([
      { id: "4", name: "message", data: "{}" },
      { id: "9", name: "reset", data: "a\nb" },
    ]);
    expect(lastId).toBe("9");
  });

  test("may be cut anywhere, also inside a line end", () => {
    const whole = "id: 1\r\ndata: é\r\n\r\n: still here\r\n\r\nid: 2\r\ndata: two\r\n\r\n";
    const letters = [...whole];
    expect(read(...letters).events).toEqual(read(whole).events);
    expect(read(whole).events.map((event) => event.data)).toEqual(["é", "two"]);
  });

  test("passes comments by, and takes an id that comes without an event", () => {
    expect(read("retry: 1000\n: welcome\n\nid: 17\n\n")).toEqual({ events: [], waits: [1000], lastId: "17" });
  });

  test("does not count an event as heard before it is whole", () => {
    expect(read("id: 1\ndata: one\n\nid: 2\ndata: tw").lastId).toBe("1");
  });

  test("knows a field without a value or a space", () => {
    expect(read("data\n\ndata:x\n\n").events.map((event) => event.data)).toEqual(["", "x"]);
  });
});
