import { invalid, type Json, listIn, objectIn } from "../wire.ts";
import { checkPlaceholders, type ParameterFormat } from "./placeholders.ts";
import { refuse, subcodes } from "./template-error.ts";

const maxButtons = 10;
const maxTextCharacters = 25;
const types = ["QUICK_REPLY", "URL", "PHONE_NUMBER", "COPY_CODE", "OTP", "FLOW"];

/** Validates the buttons of a template. */
export function readButtons(component: Json, format: ParameterFormat) {
  for (const one of listIn(component.buttons, "buttons", maxButtons))
    readButton(objectIn(one, "button"), format);
}

function readButton(button: Json, format: ParameterFormat) {
  const type = String(button.type ?? "").toUpperCase();
  if (!types.includes(type)) invalid(`Button type '${type}' is not valid.`);
  if (type !== "COPY_CODE" && type !== "OTP") required(button, "text", maxTextCharacters);
  if (type === "PHONE_NUMBER") required(button, "phone_number", 20);
  if (type !== "URL") return;
  const url = required(button, "url", 2_000);
  if (!URL.canParse(url)) invalid("The url of a button is not valid.");
  const names = checkPlaceholders(url, format, "BUTTONS", subcodes.header);
  if (names.length > 1 || (names.length === 1 && !url.endsWith("}}")))
    invalid("The url of a button has at most one variable, at its end.");
  if (names.length === 1 && !(Array.isArray(button.example) && button.example.length === 1))
    refuse(subcodes.missing, "A button with a variable is missing expected field(s) (example)");
}

function required(button: Json, key: string, max: number): string {
  const value = button[key];
  if (typeof value !== "string" || value === "")
    return refuse(subcodes.missing, `A button is missing expected field(s) (${key})`);
  if (value.length > max) refuse(subcodes.limit, `${key} is longer than ${max} characters`);
  return value;
}
