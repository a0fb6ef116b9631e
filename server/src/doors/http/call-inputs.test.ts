import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import type { Call } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import { readTemplatesAgain } from "@bellhop/contract/templates";
import { expect, test } from "vitest";
import { ask } from "../../testing/ask.ts";
import { exampleFor, exampleInput, fieldsOf, inputSchema, type JsonSchema } from "../../testing/each-call.ts";
import { twoHotels } from "../../testing/two-hotels.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, whoMakes, idsOf, rowsOf } = await twoHotels();
const posts = allRoutes.map(({ call }) => call).filter((call) => call.method === "POST");
const own = await idsOf(hotel);

/** A valid input, except for the value of one field. */
function inputWith(call: Call, path: string[], value: unknown): object {
  return withField(exampleInput(call, own), inputSchema(call), path, value);
}

function withField(
  input: object,
  schema: JsonSchema,
  [field = "", ...below]: string[],
  value: unknown,
): object {
  if (below.length === 0) return { ...input, [field]: value };
  const part = schema.properties?.[field] ?? {};
  const before = (input as Record<string, object>)[field] ?? (exampleFor(part, own) as object);
  return { ...input, [field]: withField(before, part, below, value) };
}

const wrongValues = [null, true, 7.5, -1, "", "wrong \0", "\ud800", {}, { wrong: 1 }, [], [[]]];

async function send(call: Call, body: string, contentType?: string) {
  const response = await fetch(`${bellhop.services.selfUrl()}${call.path}`, {
    method: call.method,
    headers: { ...whoMakes(call).headers, ...(contentType !== undefined && { "content-type": contentType }) },
    // Bytes, because fetch adds a content type to text.
    body: new TextEncoder().encode(body),
  });
  const answer = await response.text();
  return { status: response.status, body: answer === "" ? undefined : JSON.parse(answer) };
}

test("an undeclared field is 422 in every call, at every depth, and named", async () => {
  const before = await rowsOf(hotel);
  for (const call of posts) {
    const schema = inputSchema(call);
    const objects = [[], ...fieldsOf(schema).filter((field) => partOf(schema, field)?.properties)];
    for (const path of objects) {
      const field = [...path, "no_such_field"];
      const { status, body } = await ask(bellhop, call, inputWith(call, field, 1), whoMakes(call).headers);
      expect({ path: call.path, status, errors: body.errors }).toEqual({
        path: call.path,
        status: 422,
        errors: [
          {
            field: field.join("."),
            code: "unknown_field",
            params: { key: "no_such_field" },
            message: "Unknown field: no_such_field",
          },
        ],
      });
    }
  }
  expect(await rowsOf(hotel)).toEqual(before);
});

function partOf(schema: JsonSchema | undefined, [field, ...below]: string[]): JsonSchema | undefined {
  return field === undefined ? schema : partOf(schema?.properties?.[field], below);
}

test("a field of a wrong type is 422 in every call, and named; no value causes a 500", async () => {
  for (const call of posts) {
    for (const path of fieldsOf(inputSchema(call))) {
      const field = path.join(".");
      let refused = 0;
      const answers = await Promise.all(
        wrongValues.map(async (value) => {
          const input = inputWith(call, path, value);
          return { value, input, ...(await ask(bellhop, call, input, whoMakes(call).headers)) };
        }),
      );
      for (const { value, input, status, body } of answers) {
        expect({ path: call.path, field, value, isOurs: status >= 500 }).toMatchObject({ isOurs: false });
        if (call.input.safeParse(input).success) continue;
        refused++;
        const named = (body.errors ?? []).map((error) => error.field);
        expect({ path: call.path, field, value, status, named }).toEqual({
          path: call.path,
          field,
          value,
          status: 422,
          named: expect.arrayContaining([expect.stringMatching(new RegExp(`^${field}(\\.|$)`))]),
        });
      }
      expect({ path: call.path, field, isChecked: refused > 0 }).toMatchObject({ isChecked: true });
    }
  }
});

test("a missing required field is 422 in every call, and named", async () => {
  for (const call of posts) {
    for (const field of inputSchema(call).required ?? []) {
      const { [field]: _, ...rest } = exampleInput(call, own);
      const { status, body } = await ask(bellhop, call, rest, whoMakes(call).headers);
      expect({ path: call.path, status, errors: body.errors }).toMatchObject({
        path: call.path,
        status: 422,
        errors: [{ field }],
      });
    }
  }
});

test.each(['{"a":', "{a:1}", "undefined", "nonsense", "\0", "{}{}", '{"text":"\\ud83"}'])(
  "a body that is not JSON is 400 in every call: %j",
  async (body) => {
    for (const call of posts) {
      expect(await send(call, body, "application/json")).toMatchObject({
        status: 400,
        body: { code: "malformed", detail: "The request could not be read." },
      });
    }
  },
);

test.each(["[]", '"text"', "7", "true"])(
  "a JSON body that is not an object is 422 in every call: %s",
  async (body) => {
    for (const call of posts) {
      expect(await send(call, body, "application/json")).toMatchObject({
        status: 422,
        body: { code: "invalid_fields" },
      });
    }
  },
);

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "nonsense"])(
  "a body as %s is 415 in every call",
  async (contentType) => {
    for (const call of posts) {
      expect(await send(call, "{}", contentType)).toMatchObject({
        status: 415,
        body: { code: "wrong_media_type", detail: "Send the request as JSON." },
      });
    }
  },
);

test("a body above the limit is 413 in every call, in any format", async () => {
  for (const call of posts) {
    for (const contentType of ["application/json", undefined]) {
      const answer = await announce(call, (call.bodyBytes ?? limits.bodyBytes) + 1, contentType);
      expect({ path: call.path, ...answer }).toMatchObject({ status: 413, body: { code: "too_large" } });
    }
  }
});

/** Announces a body, of which it sends one byte. */
async function announce(call: Call, bytes: number, contentType?: string) {
  const headers = {
    ...whoMakes(call).headers,
    ...(contentType !== undefined && { "content-type": contentType }),
  };
  const request = http.request(`${bellhop.services.selfUrl()}${call.path}`, {
    method: call.method,
    headers: { ...headers, "content-length": bytes },
    agent: false,
  });
  request.write("{");
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const body = JSON.parse(await text(response));
  request.on("error", () => undefined).destroy();
  return { status: response.statusCode, body };
}

test.each([
  ["an empty object", "{}", "application/json"],
  ["an empty object in a named encoding", "{}", "application/json; charset=utf-8"],
  ["an empty object without a format", "{}", undefined],
  ["nothing, as JSON", "", "application/json"],
  ["nothing, as text", "", "text/plain"],
  ["nothing at all", "", undefined],
  ["null", "null", "application/json"],
])("a call without input accepts %s", async (_, body, contentType) => {
  // The number that a test before may have connected has no WhatsApp behind it.
  const empty = posts.filter(
    (call) => call.path !== readTemplatesAgain.path && call.input.safeParse({}).success,
  );
  expect(empty.length).toBeGreaterThan(3);
  for (const call of empty) {
    const answer = await send(call, body, contentType);
    expect({ path: call.path, status: answer.status }).toEqual({ path: call.path, status: 200 });
    call.output.parse(answer.body);
  }
});
