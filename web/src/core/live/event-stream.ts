/** `id` is the last id that the stream has sent, as the standard defines it. */
export type StreamEvent = { id: string; name: string; data: string };

/** Parses a server-sent event stream; chunks may end anywhere, also inside a line end. */
export function eventStreamReader(
  onEvent: (event: StreamEvent) => void,
  askedToWait: (ms: number) => void = () => {},
) {
  let rest = "";
  let id = "";
  let idOfEvent = "";
  let name = "";
  let data: string[] = [];

  const finishEvent = () => {
    // Only a complete event counts: after a break it is sent again.
    id = idOfEvent;
    if (data.length > 0) onEvent({ id, name: name || "message", data: data.join("\n") });
    name = "";
    data = [];
  };

  const readLine = (line: string) => {
    if (line === "") return finishEvent();
    if (line.startsWith(":")) return;
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "event") name = value;
    else if (field === "id" && !value.includes("\0")) idOfEvent = value;
    else if (field === "retry" && /^\d+$/.test(value)) askedToWait(Number(value));
  };

  return {
    read(piece: string) {
      rest += piece;
      // A lone CR at the end may be the first half of CRLF: it waits for the next chunk.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) readLine(line);
    },
    /** The id to resume from, even if it came without an event. */
    lastId: () => id,
  };
}
