import { invalid, type Json, listIn, objectIn, textIn } from "../wire.ts";
import { checkPlaceholders, type ParameterFormat } from "./placeholders.ts";
import { readButtons } from "./read-buttons.ts";
import { refuse, subcodes } from "./template-error.ts";

export const categories = ["MARKETING", "UTILITY", "AUTHENTICATION"];

export type TemplateContent = { category: string; parameter_format: ParameterFormat; components: Json[] };

export function readName(params: Json): string {
  const name = textIn(params, "name", "name");
  if (name.length > 512) refuse(subcodes.limit, "Message template name is longer than 512 characters");
  if (!/^[a-z0-9_]+$/.test(name))
    invalid("Message template name can only have lowercase letters, digits and underscores");
  return name;
}

/** Meta's reference of supported languages (May 2026). */
const languageCodes = new Set(
  `af sq ar ar_EG ar_AE ar_LB ar_MA ar_QA az be_BY bn bn_IN bg ca zh_CN zh_HK zh_TW hr cs da prs_AF nl nl_BE en en_GB
   en_US en_AE en_AU en_CA en_GH en_IE en_IN en_JM en_MY en_NZ en_QA en_SG en_UG en_ZA et fil fi fr fr_BE fr_CA fr_CH
   fr_CI fr_MA ka de de_AT de_CH el gu ha he hi hu id ga it ja kn kk rw_RW ko ky_KG lo lv lt mk ms ml mr nb ps_AF fa pl
   pt_BR pt_PT pa ro ru sr si_LK sk sl es es_AR es_CL es_CO es_CR es_DO es_EC es_HN es_MX es_PA es_PE es_ES es_UY sw sv
   ta te th tr uk ur uz vi zu`.split(/\s+/),
);

export function readLanguage(params: Json): string {
  const language = textIn(params, "language", "language");
  return languageCodes.has(language) ? language : invalid(`Language '${language}' is not supported.`);
}

/** Validates category and components like Meta. */
export function readContent(params: Json): TemplateContent {
  const category = textIn(params, "category", "category").toUpperCase();
  if (!categories.includes(category)) invalid(`Param category must be one of {${categories.join(", ")}}`);
  const format = String(params.parameter_format ?? "POSITIONAL").toUpperCase();
  if (format !== "POSITIONAL" && format !== "NAMED") return invalid("Param parameter_format is not valid.");
  const components = listIn(params.components, "components").map((one) => objectIn(one, "component"));
  const types = components.map(({ type }) => String(type).toUpperCase());
  if (new Set(types).size < types.length) invalid("Each component type can be there once.");
  if (!types.includes("BODY")) refuse(subcodes.missing, "Component of type BODY is missing");
  components.forEach((component, n) => {
    const check = checks[types[n] ?? ""] ?? invalid(`Component type '${types[n]}' is not valid.`);
    check(component, format, category);
  });
  return { category, parameter_format: format, components };
}

type Check = (component: Json, format: ParameterFormat, category: string) => void;

const checks: Record<string, Check> = {
  HEADER: checkHeader,
  BODY: checkBody,
  FOOTER: checkFooter,
  BUTTONS: readButtons,
};

function checkHeader(header: Json, format: ParameterFormat) {
  const kind = String(header.format ?? "").toUpperCase();
  if (kind === "LOCATION") return;
  const example = header.example === undefined ? {} : objectIn(header.example, "example");
  if (["IMAGE", "VIDEO", "DOCUMENT"].includes(kind)) {
    if (!Array.isArray(example.header_handle)) missingExample("HEADER");
    return;
  }
  if (kind !== "TEXT") refuse(subcodes.header, `Header format '${kind}' is not valid`);
  const text = limited(header, "HEADER", 60);
  const names = checkPlaceholders(text, format, "HEADER", subcodes.header);
  if (names.length > 1) refuse(subcodes.header, "A header has at most one variable");
  if (names.length > 0)
    requireExamples(names, format, example.header_text, example.header_text_named_params, "HEADER");
}

function checkBody(body: Json, format: ParameterFormat, category: string) {
  // Meta writes the text of authentication templates.
  if (category === "AUTHENTICATION" && body.text === undefined) return;
  const text = limited(body, "BODY", 1024);
  const names = checkPlaceholders(text, format, "BODY", subcodes.body);
  if (/^\s*\{\{|\}\}\s*$/.test(text))
    refuse(subcodes.edges, "Variables can't be at the start or end of the template");
  if (names.length === 0) return;
  const example = body.example === undefined ? {} : objectIn(body.example, "example");
  const examples = Array.isArray(example.body_text) ? example.body_text[0] : undefined;
  requireExamples(names, format, examples, example.body_text_named_params, "BODY");
}

function checkFooter(footer: Json, format: ParameterFormat) {
  const text = limited(footer, "FOOTER", 60);
  if (checkPlaceholders(text, format, "FOOTER", subcodes.footer).length > 0)
    refuse(subcodes.footer, "A footer has no variables");
}

function requireExamples(
  names: string[],
  format: ParameterFormat,
  inOrder: unknown,
  named: unknown,
  part: string,
) {
  const examples = format === "NAMED" ? named : inOrder;
  if (!Array.isArray(examples) || examples.length !== names.length) return missingExample(part);
  if (format === "NAMED") {
    const known = new Set(examples.map((one) => String(objectIn(one, "example").param_name)));
    if (names.some((name) => !known.has(name))) missingExample(part);
  } else if (examples.some((one) => typeof one !== "string" || one === "")) missingExample(part);
}

function limited(component: Json, part: string, max: number): string {
  if (typeof component.text !== "string" || component.text === "")
    return refuse(subcodes.missing, `Component of type ${part} is missing expected field(s) (text)`);
  if (component.text.length > max) refuse(subcodes.limit, `${part} is longer than ${max} characters`);
  return component.text;
}

const missingExample = (part: string) =>
  refuse(subcodes.missing, `Component of type ${part} is missing expected field(s) (example)`);
