import { referred } from "../json-schema.ts";
import type { ApiDescription, Operation } from "../openapi.ts";
import { type Field, fieldsIn, type TypeWord, typeWords } from "../type-words.ts";
import { code, html, type Markup } from "./markup.ts";

type Endpoint = { method: string; path: string; operation: Operation };

/** All operations, problems and schemas on one page, each with an anchor. */
export function referencePage(api: ApiDescription, publicUrl: string): string {
  const groups = groupsOf(api);
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Bellhop</title>
<link rel="icon" href="data:,">
<script src="/before-paint.js"></script>
<link rel="stylesheet" href="/api/docs/reference.css">
<script src="/api/docs/reference.js" defer></script>
</head>
<body>
<nav aria-label="Contents" tabindex="0">
<ul><li><a href="#calling">How to call</a></li><li><a href="#problems">Refusals</a></li><li><a href="#schemas">Schemas</a></li></ul>
${groups.map(({ name, endpoints }) => contents(name, endpoints))}
</nav>
<main>
<h1>Bellhop API</h1>
<p>Version ${api.info.version}. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${introduction(api, publicUrl)}
${groups.map(
  ({ name, endpoints }) =>
    html`<h2 id="${anchor(name)}">${name}</h2>${endpoints.map((one) => endpointSection(one, api, publicUrl))}`,
)}
${problemSection(api)}
<h2 id="schemas">Schemas</h2>
${Object.entries(api.components.schemas).map(([name, schema]) => {
  const fields = fieldsIn(schema);
  const body = fields.length > 0 ? fieldList(fields) : html`<p>${typeLinks(typeWords(schema))}</p>`;
  return html`<section id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>${body}</section>`;
})}
</main>
</body>
</html>
`.markup;
}

function groupsOf({ tags, paths }: ApiDescription) {
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return tags.map(({ name }) => ({
    name,
    endpoints: endpoints.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

const anchor = (name: string) => name.toLowerCase().replaceAll(" ", "-");

function contents(name: string, endpoints: Endpoint[]): Markup {
  const items = endpoints.map(
    ({ path, operation }) =>
      html`<li><a href="#${operation.operationId}">${path.replace("/api/", "")}</a></li>`,
  );
  return html`<b><a href="#${anchor(name)}">${name}</a></b><ul>${items}</ul>`;
}

function introduction(api: ApiDescription, publicUrl: string): Markup {
  const headers = Object.values(api.components.parameters ?? {}) as { name: string; description: string }[];
  return html`<section id="calling">
<h2>How to call</h2>
<p>${code(api.info.description)}</p>
${copyable(`export TOKEN=…\ncurl ${publicUrl}/api/fetch_user_access_info -H "Authorization: Bearer $TOKEN" -X POST`)}
<dl>${headers.map(({ name, description }) => row(name, html`<code>${name}</code>`, code(description)))}</dl>
</section>`;
}

function endpointSection(
  { method, path, operation }: Endpoint,
  api: ApiDescription,
  publicUrl: string,
): Markup {
  const { operationId, summary, description = "", requestBody, responses } = operation;
  const input = requestBody?.content["application/json"]?.schema;
  const sent = input ? fieldsIn(referred(input, api.components.schemas)) : parameterFields(operation);
  const [answered] = Object.values(responses[200]?.content ?? {});
  return html`<section id="${operationId}">
<h3><a href="#${operationId}">${method} <code>${path}</code></a></h3>
<p>${code(summary)} ${code(description)}</p>
<p><small>${access(operation)}</small></p>
${sent.length > 0 ? html`<h4>Send</h4>${fieldList(sent)}` : ""}
${answered?.schema ? html`<h4>Answers</h4>${answer(answered.schema)}` : ""}
${refusals(responses)}
${copyable(curl({ method, path, operation }, publicUrl))}
</section>`;
}

function access({ "x-bellhop": rights, security }: Operation): string {
  if (!rights) return security ? "No sign-in" : "Signed in";
  const roles: Record<string, string> = {
    person: "Anybody signed in",
    member: "Members of an operator",
    staff: "Staff and above",
    manager: "Managers and owners",
    owner: "Owners",
  };
  return `${roles[rights.role]} · about the ${rights.scope} · ${rights.access}`;
}

function parameterFields({ parameters = [] }: Operation): Field[] {
  return parameters.flatMap(({ name, in: place, required = false, schema = {} }) =>
    name
      ? { name, isRequired: required, type: typeWords(schema), notes: [`in the ${place}`], parts: [] }
      : [],
  );
}

function answer(schema: NonNullable<Parameters<typeof fieldsIn>[0]>): Markup {
  const fields = schema.$ref ? [] : fieldsIn(schema);
  return fields.length > 0 ? fieldList(fields) : html`<p>${typeLinks(typeWords(schema))}</p>`;
}

const fieldList = (fields: Field[]): Markup => html`<dl>${fields.map(fieldRow)}</dl>`;

function fieldRow({ name, isRequired, type, notes, parts }: Field): Markup {
  return html`<div><dt><code>${name}</code>${isRequired ? "" : html` <small>optional</small>`}</dt><dd>${typeLinks(type)}
<small>${code(notes.join("; "))}</small>${parts.length > 0 ? fieldList(parts) : ""}</dd></div>`;
}

const row = (id: string, term: Markup, details: Markup): Markup =>
  html`<div id="${id}"><dt>${term}</dt><dd>${details}</dd></div>`;

function typeLinks(type: TypeWord[]): Markup[] {
  return type.map(({ word, schema }) =>
    schema ? html`<a href="#schema-${schema}">${word}</a>` : html`${word}`,
  );
}

function curl({ method, path, operation }: Endpoint, publicUrl: string): string {
  const { requestBody, parameters = [], security } = operation;
  const body = JSON.stringify(requestBody?.content["application/json"]?.example ?? {});
  const refs = parameters.map(({ $ref = "" }) => $ref);
  const query = parameters.filter((one) => one.in === "query").map(({ name }) => `${name}=…`);
  return [
    `curl ${method === "POST" ? "-X POST " : ""}'${publicUrl}${path}${query.length > 0 ? "?" : ""}${query.join("&")}'`,
    ...(security ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(refs.some((ref) => ref.endsWith("Bellhop-Venue")) ? ["-H 'Bellhop-Venue: 1'"] : []),
    ...(refs.some((ref) => ref.endsWith("Idempotency-Key")) ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(body === "{}"
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${body.replaceAll("'", "'\\''")}'`]),
  ].join(" \\\n  ");
}

const copyable = (text: string): Markup =>
  html`<pre tabindex="0"><code>${text}</code></pre><button type="button" hidden>Copy</button>`;

function refusals(responses: Operation["responses"]): Markup {
  const codes = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.keys(content?.["application/problem+json"]?.examples ?? {}).map(
      (name) => html`${status} <a href="#problem-${name}"><code>${name}</code></a>`,
    ),
  );
  return codes.length > 0 ? html`<h4>Refuses</h4><p>${codes}</p>` : html``;
}

function problemSection({ components }: ApiDescription): Markup {
  const examples = Object.entries(components.examples ?? {}) as [
    string,
    { value: { title: string; status: number; detail: string } },
  ][];
  return html`<h2 id="problems">Refusals</h2>
<section><p>Each is a <a href="#schema-Problem">problem document</a>, <code>application/problem+json</code>. If fields are named, <code>detail</code> is the first one's sentence.</p>
<dl>${examples.map(([name, { value }]) =>
    row(
      `problem-${name}`,
      html`<b>${String(value.status)}</b> <code>${name}</code>`,
      html`${value.title}<small>${value.detail}</small>`,
    ),
  )}</dl></section>`;
}
