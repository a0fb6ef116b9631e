import type { JsonSchema } from "../json-schema.ts";
import type { ApiDescription, Operation, Parameter } from "../openapi.ts";
import { type Field, fieldsIn, type TypeWord, typeWords } from "../type-words.ts";
import { code, html, join, type Markup, raw } from "./markup.ts";

type Address = { method: string; path: string; operation: Operation };

export function referencePage(api: ApiDescription, publicUrl: string): string {
  const groups = groupsOf(api);
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f7f5">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141517">
<title>API · Bellhop</title>
<link rel="icon" href="data:,">
<script src="/before-paint.js"></script>
<link rel="stylesheet" href="/api/docs/reference.css">
<script src="/api/docs/reference.js" defer></script>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<nav aria-label="Contents">
<p class="brand"><a class="quiet" href="#top">Bellhop API</a> <span class="version">${api.info.version}</span></p>
<details open><summary>Contents</summary>
<ul class="plain"><li><a href="#calling">How to call</a></li><li><a href="#problems">Refusals</a></li><li><a href="#schemas">Schemas</a></li></ul>
${join(groups.map(({ name, addresses }) => contentsOf(name, addresses)))}
</details>
</nav>
<main id="content" tabindex="-1">
${introduction(api, publicUrl)}
${join(
  groups.map(
    ({ name, addresses }) =>
      html`<h2 id="${anchor(name)}">${name}</h2>${join(addresses.map((one) => section(one, api, publicUrl)))}`,
  ),
)}
${problemSection(api)}
<h2 id="schemas">Schemas</h2>
${join(Object.entries(api.components.schemas).map(([name, schema]) => schemaSection(name, schema)))}
</main>
</body>
</html>
`.markup;
}

function groupsOf({ tags, paths }: ApiDescription) {
  const addresses = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return tags.map(({ name }) => ({
    name,
    addresses: addresses.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

const anchor = (name: string) => name.toLowerCase().replaceAll(" ", "-");

function contentsOf(name: string, addresses: Address[]): Markup {
  const items = addresses.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}">${path.replace("/api/", "")}${method === "GET" ? html` <span class="get">GET</span>` : ""}</a></li>`,
  );
  return html`<p class="group"><a class="quiet" href="#${anchor(name)}">${name}</a></p><ul>${join(items)}</ul>`;
}

function introduction(api: ApiDescription, publicUrl: string): Markup {
  const [open, ...more] = api.info.description.split(/(?<=\.) (?=Calls|A refusal)/);
  return html`<header id="top">
<h1>Bellhop API</h1>
<p class="lead">Every address that a program may talk to, made from the contract that server and dashboard keep to. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<section id="calling">
<h2>How to call</h2>
${join([open ?? "", ...more].map((words) => html`<p>${code(words)}</p>`))}
${copyable(`export TOKEN=…   # the access token of whoever is signed in\ncurl ${publicUrl}/api/fetch_user_access_info -H "Authorization: Bearer $TOKEN" -X POST`)}
<dl class="headers">${join(
    Object.values(api.components.parameters ?? {}).map((given) => {
      const { name, description } = given as { name: string; description: string };
      return html`<div id="${name}"><dt><code>${name}</code></dt><dd>${code(description)}</dd></div>`;
    }),
  )}</dl>
</section>`;
}

function section({ method, path, operation }: Address, api: ApiDescription, publicUrl: string): Markup {
  const { operationId, summary, description, requestBody, responses } = operation;
  const input = requestBody?.content["application/json"]?.schema;
  const [, answered] = Object.entries(responses[200]?.content ?? {})[0] ?? [];
  const refused = Object.entries(responses).filter(([status]) => status !== "200");
  return html`<section class="call" id="${operationId}">
<h3><a class="quiet" href="#${operationId}"><span class="method ${method.toLowerCase()}">${method}</span> <span class="path">${raw(path.replaceAll("/", "<wbr>/").replaceAll("_", "_<wbr>"))}</span></a></h3>
<p class="says">${code(summary)}</p>
${description ? html`<p>${code(description)}</p>` : ""}
${chips(operation)}
${input ? fieldTable("Send", fieldsIn(resolved(input, api)), "Nothing: an empty body, or none.") : ""}
${queryTable(operation.parameters ?? [])}
${answered?.schema ? answerOf(answered.schema) : ""}
${copyable(curl(method, path, operation, publicUrl))}
${refused.length > 0 ? refusalsOf(refused) : ""}
</section>`;
}

function chips({ "x-bellhop": rights, security }: Operation): Markup {
  if (!rights) return html`<p class="chips"><span>${security ? "no sign-in" : "signed in"}</span></p>`;
  const who = {
    person: "anybody signed in",
    member: "members of an operator",
    staff: "staff and above",
    manager: "managers and owners",
    owner: "owners",
  };
  return html`<p class="chips"><span>${who[rights.may as keyof typeof who]}</span><span>about the ${rights.about}</span><span>${rights.does}</span>${
    rights.does === "changes" ? html`<a href="#Idempotency-Key">Idempotency-Key</a>` : ""
  }${rights.about === "venue" ? html`<a href="#Bellhop-Venue">Bellhop-Venue</a>` : ""}</p>`;
}

function resolved(schema: JsonSchema, { components }: ApiDescription): JsonSchema {
  return schema.$ref ? (components.schemas[schema.$ref.slice("#/components/schemas/".length)] ?? {}) : schema;
}

function queryTable(parameters: Parameter[]): Markup {
  const named = parameters.filter((parameter) => parameter.name !== undefined);
  if (named.length === 0) return html``;
  const fields = named.map(({ name, in: place, required, schema }) => ({
    name: name ?? "",
    isRequired: required ?? false,
    type: [...typeWords(schema ?? {}), { word: `in the ${place}` }],
    notes: [],
    parts: [],
  }));
  return fieldTable("Send", fields, "");
}

function answerOf(schema: JsonSchema): Markup {
  const fields = schema.$ref ? [] : fieldsIn(schema);
  if (fields.length > 0) return fieldTable("Answers", fields, "");
  return html`<h4>Answers</h4><p>${words(typeWords(schema))}</p>`;
}

function fieldTable(title: string, fields: Field[], nothing: string): Markup {
  if (fields.length === 0) return html`<h4>${title}</h4><p class="dim">${nothing}</p>`;
  return html`<h4>${title}</h4><dl class="fields">${join(fields.map((field) => fieldRow(field)))}</dl>`;
}

function fieldRow({ name, isRequired, type, notes, parts }: Field): Markup {
  const inside =
    parts.length > 0 ? html`<dl class="fields">${join(parts.map((part) => fieldRow(part)))}</dl>` : "";
  return html`<div><dt><code>${name}</code>${isRequired ? "" : html` <span class="dim">optional</span>`}</dt><dd>${words(type)}${
    notes.length > 0 ? html`<span class="notes">${code(notes.join("; "))}</span>` : ""
  }${inside}</dd></div>`;
}

function words(type: TypeWord[]): Markup {
  return join(
    type.map(({ word, schema }) =>
      schema ? html`<a href="#schema-${schema}">${word}</a>` : html`<span>${word}</span>`,
    ),
    " ",
  );
}

function curl(method: string, path: string, operation: Operation, publicUrl: string): string {
  const { requestBody, parameters = [], security } = operation;
  const body = requestBody?.content["application/json"]?.example;
  const isEmpty = body === undefined || Object.keys(body as object).length === 0;
  const has = (name: string) => parameters.some(({ $ref }) => $ref?.endsWith(name));
  const asked = parameters.filter((one) => one.in === "query").map(({ name }) => `${name}=…`);
  const lines = [
    `curl ${method === "POST" && isEmpty ? "-X POST " : ""}'${publicUrl}${path}${asked.length > 0 ? `?${asked.join("&")}` : ""}'`,
    ...(security ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(has("Bellhop-Venue") ? [`-H 'Bellhop-Venue: 1'`] : []),
    ...(has("Idempotency-Key") ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(isEmpty
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(" \\\n  ");
}

function copyable(words: string): Markup {
  return html`<div class="copyable"><pre tabindex="0"><code>${words}</code></pre><button type="button" hidden>Copy</button></div>`;
}

function refusalsOf(refused: [string, Operation["responses"][string]][]): Markup {
  const items = refused.map(([status, { description, content = {} }]) => {
    const codes = Object.keys(content["application/problem+json"]?.examples ?? {});
    if (codes.length === 0) return html`<li><b>${status}</b> ${description}</li>`;
    return html`<li><b>${status}</b> ${join(
      codes.map((one) => html`<a href="#problem-${one}"><code>${one}</code></a>`),
      " ",
    )}</li>`;
  });
  return html`<h4>Or refuses</h4><ul class="refusals">${join(items)}</ul>`;
}

function problemSection({ components }: ApiDescription): Markup {
  const rows = Object.entries(components.examples ?? {}).map(([name, example]) => {
    const { title, status, detail } = (
      example as { value: { title: string; status: number; detail: string } }
    ).value;
    return html`<div id="problem-${name}"><dt><b>${String(status)}</b> <code>${name}</code></dt><dd>${title}<span class="notes">${detail}</span></dd></div>`;
  });
  return html`<h2 id="problems">Refusals</h2>
<p>Each is a <a href="#schema-Problem">problem document</a>, <code>application/problem+json</code>. Where fields are named, <code>detail</code> is the first one's sentence.</p>
<dl class="fields">${join(rows)}</dl>`;
}

function schemaSection(name: string, schema: JsonSchema): Markup {
  const fields = fieldsIn(schema);
  return html`<section class="schema" id="schema-${name}"><h3><a class="quiet" href="#schema-${name}">${name}</a></h3>
${fields.length > 0 ? html`<dl class="fields">${join(fields.map((field) => fieldRow(field)))}</dl>` : html`<p>${words(typeWords(schema))}</p>`}</section>`;
}
