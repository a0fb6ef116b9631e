import { GraphError } from "../graph-error.ts";

export type ParameterFormat = "POSITIONAL" | "NAMED";

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Names of the placeholders of a text, each once, in order: "1" and "2", or the names of named ones. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name))];
}

/** Checks the placeholders of a template's text; `subcode` names the part that is wrong. */
export function checkPlaceholders(
  text: string,
  format: ParameterFormat,
  part: string,
  subcode: number,
): string[] {
  const names = placeholdersOf(text);
  const refuse = (why: string) => {
    throw new GraphError(400, 100, `${part}: ${why}`, subcode);
  };
  if (/\{\{|\}\}/.test(text.replace(placeholder, ""))) refuse("the braces of a variable are not closed");
  if (format === "NAMED") {
    if (names.some((name) => !/^[a-z][a-z0-9_]*$/.test(name)))
      refuse("names of variables are lower-case letters, digits and underscores");
  } else if (
    names.some((name) => !/^[1-9]\d*$/.test(name)) ||
    names.some((name) => Number(name) > names.length)
  ) {
    refuse("variables must be numbered from {{1}} without gaps");
  }
  return names;
}

export function fillPlaceholders(text: string, wordFor: (name: string) => string): string {
  return text.replace(placeholder, (_, name: string) => wordFor(name));
}
