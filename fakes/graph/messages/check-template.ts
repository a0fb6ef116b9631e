import { GraphError } from "../graph-error.ts";
import type { GraphParts } from "../parts.ts";
import { fillPlaceholders, placeholdersOf } from "../templates/placeholders.ts";
import type { Template } from "../templates/templates.ts";
import { type Json, objectIn } from "../wire.ts";

type Filled = { template: Template; text: string };

/** The template of a message and its text, if it may be sent and every parameter is there. */
export function checkTemplate({ templates }: GraphParts, accountId: string, part: Json): Filled {
  const name = String(part.name);
  const language = String(objectIn(part.language, "language").code);
  const template = templates.findByName(accountId, name, language);
  const status = template?.fields.status;
  if (status === "PAUSED") throw new GraphError(400, 132_015, `Template (${name}) is paused`);
  if (status === "DISABLED") throw new GraphError(400, 132_016, `Template (${name}) is disabled`);
  if (!template || (status !== "APPROVED" && status !== "FLAGGED"))
    throw new GraphError(404, 132_001, `template name (${name}) does not exist in ${language}`);
  const filled = Array.isArray(part.components)
    ? part.components.map((one) => objectIn(one, "component"))
    : [];
  checkStrangers(template, filled);
  const texts = template.fields.components.map((component) => fillComponent(component, filled));
  return { template, text: texts.filter(Boolean).join("\n") };
}

const typeOf = (component: Json) => String(component.type).toUpperCase();

function checkStrangers({ fields }: Template, filled: Json[]) {
  const known = new Set(fields.components.map((component) => typeOf(component).replace("BUTTONS", "BUTTON")));
  const strange = filled.find((component) => !known.has(typeOf(component)));
  if (strange) throw new GraphError(400, 132_012, `The template has no component of type ${typeOf(strange)}`);
}

/** The text of a component with its parameters in place. */
function fillComponent(component: Json, filled: Json[]): string {
  const type = typeOf(component);
  if (type === "BUTTONS") {
    checkButtons(component, filled);
    return "";
  }
  const parameters = parametersOf(filled.find((one) => typeOf(one) === type));
  const format = String(component.format ?? "TEXT").toUpperCase();
  if (type === "HEADER" && format !== "TEXT") {
    if (parameters[0]?.type !== format.toLowerCase())
      throw new GraphError(400, 132_012, `header: Format mismatch, expected ${format}`);
    return "";
  }
  return fillText(String(component.text ?? ""), parameters, type.toLowerCase());
}

function fillText(text: string, parameters: Json[], part: string): string {
  const names = placeholdersOf(text);
  if (names.length !== parameters.length)
    throw new GraphError(
      400,
      132_000,
      `${part}: number of localizable_params (${parameters.length}) does not match the expected number of params (${names.length})`,
    );
  const isNamed = names.some((name) => !/^\d+$/.test(name));
  const filled = fillPlaceholders(text, (name) => {
    const parameter = isNamed
      ? parameters.find((one) => one.parameter_name === name)
      : parameters[Number(name) - 1];
    if (!parameter) throw new GraphError(400, 132_012, `${part}: parameter ${name} is missing`);
    return textOf(parameter, part);
  });
  if (filled.length > 1024) throw new GraphError(400, 132_005, `${part}: translated text is too long`);
  return filled;
}

function textOf(parameter: Json, part: string): string {
  const { type, text } = parameter;
  if (type === "currency" || type === "date_time")
    return String(objectIn(parameter[type], String(type)).fallback_value);
  if (type !== "text")
    throw new GraphError(400, 132_012, `${part}: Parameter of type ${type} is not expected`);
  if (typeof text !== "string" || text === "")
    throw new GraphError(400, 131_008, `${part}: Required parameter is missing: text`);
  if (/[\n\t]| {5}/.test(text))
    throw new GraphError(
      400,
      132_018,
      "Param text can't have new lines, tabs or more than 4 consecutive spaces",
    );
  return text;
}

/** Links with a variable need a parameter, by the button's index. */
function checkButtons(component: Json, filled: Json[]) {
  const buttons = (component.buttons as unknown[]).map((one) => objectIn(one, "button"));
  for (const [index, button] of buttons.entries()) {
    const part = filled.find((one) => typeOf(one) === "BUTTON" && String(one.index) === String(index));
    const type = String(button.type).toUpperCase();
    const needsOne =
      type === "COPY_CODE" || (type === "URL" && placeholdersOf(String(button.url)).length > 0);
    const count = parametersOf(part).length;
    const isPayload = parametersOf(part).every((parameter) => parameter.type === "payload");
    if (type === "QUICK_REPLY" && !isPayload)
      throw new GraphError(400, 132_012, `buttons: Button at index ${index} takes a payload`);
    if (needsOne && count === 0)
      throw new GraphError(
        400,
        131_008,
        `buttons: Button at index ${index} of type ${type} requires a parameter`,
      );
    if (count > 1 || (type === "URL" && !needsOne && count > 0))
      throw new GraphError(400, 132_012, `buttons: Button at index ${index} has too many parameters`);
  }
  if (filled.some((one) => typeOf(one) === "BUTTON" && !buttons[Number(one.index)]))
    throw new GraphError(400, 132_012, "buttons: The template has no button with this index");
}

function parametersOf(component: Json | undefined): Json[] {
  const { parameters } = component ?? {};
  return Array.isArray(parameters) ? parameters.map((one) => objectIn(one, "parameter")) : [];
}
