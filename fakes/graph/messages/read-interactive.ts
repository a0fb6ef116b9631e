import { badValue, invalid, type Json, listIn, objectIn, shortIn, textIn } from "../wire.ts";

type Part = { text: string; kind: string };

const maxBodyCharacters: Record<string, number> = { list: 4096 };

const actions: Record<string, (action: Json) => string[]> = {
  button: readButtons,
  list: readList,
  location_request_message(action) {
    if (action.name !== "send_location") invalid("Param action['name'] must be one of {send_location}");
    return [];
  },
  request_contact_info(action) {
    if (action.name !== "request_contact_info")
      invalid("Param action['name'] must be one of {request_contact_info}");
    return [];
  },
  cta_url: readLink,
};

/** Reply buttons, a list, a request for the location or the phone, or a link. */
export function readInteractive(part: Json): Part {
  const type = textIn(part, "type", "interactive['type']");
  const read =
    actions[type] ?? invalid(`Param interactive['type'] must be one of {${Object.keys(actions).join(", ")}}`);
  const max = maxBodyCharacters[type] ?? 1024;
  const body = shortIn(objectIn(part.body, "interactive['body']"), "text", "body['text']", max);
  if (part.footer !== undefined)
    shortIn(objectIn(part.footer, "interactive['footer']"), "text", "footer['text']", 60);
  if (part.header !== undefined) readHeader(objectIn(part.header, "interactive['header']"), type);
  const titles = read(objectIn(part.action, "interactive['action']"));
  return { text: [body, ...titles].join("\n"), kind: `interactive.${type}` };
}

function readHeader(header: Json, type: string) {
  const kind = textIn(header, "type", "header['type']");
  if (kind === "text") shortIn(header, "text", "header['text']", 60);
  else if (type === "list" || !["image", "video", "document"].includes(kind))
    invalid(`Header type '${kind}' is not supported for interactive type '${type}'.`);
  else objectIn(header[kind], `header['${kind}']`);
}

function readButtons(action: Json): string[] {
  const replies = listIn(action.buttons, "action['buttons']", 3).map((one) => {
    const button = objectIn(one, "button");
    if (button.type !== undefined && button.type !== "reply")
      invalid("Param button['type'] must be one of {reply}");
    return objectIn(button.reply, "button['reply']");
  });
  const ids = replies.map((reply) => shortIn(reply, "id", "button['reply']['id']", 256));
  const titles = replies.map((reply) => shortIn(reply, "title", "button['reply']['title']", 20));
  requireDifferent(ids, "Ids of buttons");
  requireDifferent(titles, "Titles of buttons");
  return titles;
}

function readList(action: Json): string[] {
  shortIn(action, "button", "action['button']", 20);
  const sections = listIn(action.sections, "action['sections']", 10).map((one) => objectIn(one, "section"));
  if (sections.length > 1) for (const section of sections) shortIn(section, "title", "section['title']", 24);
  const rows = sections
    .flatMap((section) => listIn(section.rows, "section['rows']"))
    .map((one) => objectIn(one, "row"));
  if (rows.length > 10) badValue("A list has at most 10 rows in all");
  const ids = rows.map((row) => shortIn(row, "id", "row['id']", 200));
  requireDifferent(ids, "Ids of rows");
  for (const row of rows) if (row.description) shortIn(row, "description", "row['description']", 72);
  return rows.map((row) => shortIn(row, "title", "row['title']", 24));
}

function readLink(action: Json): string[] {
  if (action.name !== "cta_url") invalid("Param action['name'] must be one of {cta_url}");
  const parameters = objectIn(action.parameters, "action['parameters']");
  const url = textIn(parameters, "url", "parameters['url']");
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) badValue("parameters['url'] is not a valid URL");
  return [shortIn(parameters, "display_text", "parameters['display_text']", 20)];
}

function requireDifferent(texts: string[], what: string) {
  if (new Set(texts).size < texts.length) badValue(`${what} must be different`);
}
