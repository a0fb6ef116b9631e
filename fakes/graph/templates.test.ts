import { afterAll, expect, test } from "vitest";
import { openTestGraph } from "./test-graph.ts";

const graph = await openTestGraph();
afterAll(graph.close);

const body = {
  type: "BODY",
  text: "Hello {{1}}, your room {{2}} is ready.",
  example: { body_text: [["Ana", "12"]] },
};
const create = (more: object) =>
  graph.post("10001/message_templates", {
    name: "room_ready",
    language: "en_US",
    category: "UTILITY",
    components: [body],
    ...more,
  });

test.each([
  ["a name with capitals", { name: "Room-Ready" }, { code: 100 }],
  ["a name that is too long", { name: "a".repeat(513) }, { code: 100, subcode: 2_388_040 }],
  ["an unknown category", { category: "NEWS" }, { code: 100 }],
  ["no body", { components: [{ type: "FOOTER", text: "Bye" }] }, { code: 100, subcode: 2_388_043 }],
  ["a gap", { components: [{ ...body, text: "Hello {{1}} and {{3}}." }] }, { subcode: 2_388_072 }],
  ["open braces", { components: [{ ...body, text: "Hello {{1} and you." }] }, { subcode: 2_388_072 }],
  ["no example", { components: [{ ...body, example: undefined }] }, { subcode: 2_388_043 }],
  [
    "too few examples",
    { components: [{ ...body, example: { body_text: [["Ana"]] } }] },
    { subcode: 2_388_043 },
  ],
  [
    "a variable at the end",
    { components: [{ ...body, text: "{{1}} is here, {{2}}" }] },
    { subcode: 2_388_299 },
  ],
  ["a long body", { components: [{ type: "BODY", text: "x".repeat(1025) }] }, { subcode: 2_388_040 }],
  [
    "a long header",
    { components: [body, { type: "HEADER", format: "TEXT", text: "x".repeat(61) }] },
    { code: 100 },
  ],
  [
    "a variable in the footer",
    { components: [body, { type: "FOOTER", text: "By {{1}}" }] },
    { subcode: 2_388_073 },
  ],
  [
    "a button with a long text",
    { components: [body, { type: "BUTTONS", buttons: [{ type: "QUICK_REPLY", text: "x".repeat(26) }] }] },
    { subcode: 2_388_040 },
  ],
  [
    "a link with a variable but no example",
    {
      components: [
        body,
        { type: "BUTTONS", buttons: [{ type: "URL", text: "Open", url: "https://a.example/{{1}}" }] },
      ],
    },
    { subcode: 2_388_043 },
  ],
])("a template with %s is refused", async (_what, more, error) => {
  expect(await create(more)).toMatchObject({ status: 400, ...error });
});

test("a template with named variables is accepted", async () => {
  const example = { body_text_named_params: [{ param_name: "first_name", example: "Ana" }] };
  const named = { type: "BODY", text: "Hello {{first_name}}!", example };
  const created = await create({ name: "named", parameter_format: "NAMED", components: [named] });
  expect(created).toMatchObject({ status: "PENDING", category: "UTILITY" });
});

test("a template is reviewed, sent, paused and edited, each with its webhook", async () => {
  const { id } = await create({});
  expect(await create({})).toMatchObject({ code: 100, subcode: 2_388_024 });
  const state = (asked: object) => graph.control("template-state", { template_id: id, ...asked });
  await state({ state: "REJECTED", reason: "INVALID_FORMAT" });
  expect(graph.heard.at(-1)).toMatchObject({
    signed: true,
    field: "message_template_status_update",
    value: { event: "REJECTED", reason: "INVALID_FORMAT", message_template_name: "room_ready" },
  });
  expect(await graph.get(`${id}?fields=rejected_reason,status`)).toMatchObject({
    rejected_reason: "INVALID_FORMAT",
  });
  expect(await graph.post(id, { components: [body] })).toMatchObject({ success: true });
  expect(await graph.post(id, { components: [body] })).toMatchObject({ code: 100 });
  await state({ state: "APPROVED" });
  await state({ state: "PAUSED", title: "SECOND_PAUSE" });
  expect(graph.heard.at(-1)?.value.other_info.title).toBe("SECOND_PAUSE");
  await graph.control("template-quality", { name: "room_ready", language: "en_US", quality: "RED" });
  expect(graph.heard.at(-1)).toMatchObject({
    field: "message_template_quality_update",
    value: { previous_quality_score: "UNKNOWN", new_quality_score: "RED" },
  });
  await graph.control("template-category", { template_id: id, category: "MARKETING" });
  expect(graph.heard.at(-1)).toMatchObject({
    field: "template_category_update",
    value: { previous_category: "UTILITY", new_category: "MARKETING" },
  });
});

test("templates are listed in pages and by name, and deleted by name or id", async () => {
  await graph.control("accounts", { waba_id: "505" });
  const path = "505/message_templates";
  const ids: string[] = [];
  for (const [name, language] of ["a", "b", "c"].flatMap((one) => [
    [one, "en"],
    [one, "de"],
  ]))
    ids.push((await graph.control("templates", { waba_id: "505", name, language, ...content })).id);
  const names = async (query: string) =>
    (await graph.get(`${path}?${query}`)).data.map(
      (one: { name: string; language: string }) => one.name + one.language,
    );
  const first = await graph.get(`${path}?limit=4`);
  expect(first.data).toHaveLength(4);
  expect(first.paging.next).toContain("after=");
  expect(await names(`limit=4&after=${first.paging.cursors.after}`)).toEqual(["cen", "cde"]);
  const last = await graph.get(`${path}?limit=4&after=${first.paging.cursors.after}`);
  expect(last.paging.next).toBeUndefined();
  expect(await names(`limit=4&before=${last.paging.cursors.before}`)).toHaveLength(4);
  expect(await names("name=b&language=de")).toEqual(["bde"]);
  expect(await graph.get(`${path}?after=nonsense`)).toMatchObject({ code: 100 });

  expect(await graph.call("DELETE", `${path}?name=a&hsm_id=${ids[0]}`)).toEqual({ success: true });
  expect(await names("name=a")).toEqual(["ade"]);
  expect(await graph.call("DELETE", `${path}?name=b`)).toEqual({ success: true });
  expect(await names("")).toEqual(["ade", "cen", "cde"]);
  expect(await graph.call("DELETE", `${path}?name=b`)).toMatchObject({ code: 100, subcode: 2_593_002 });
});

const content = { category: "UTILITY", components: [{ type: "BODY", text: "Hello." }] };
