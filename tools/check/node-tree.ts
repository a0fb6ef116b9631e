/** A node of a parsed query, as PostgreSQL prints it: `{OPEXPR :opno 96 :args (…)}`. */
export type Node = { tag: string; fields: Map<string, Value[]> };
export type Value = Node | Value[] | string;

/** Reads what PostgreSQL prints for a `pg_node_tree`. */
export function readNodeTree(text: string): Value {
  const tokens = text.match(/[(){}]|(?:\\.|[^\\\s(){}])+/gs) ?? [];
  let next = 0;
  const readValue = (): Value => {
    const token = tokens[next++] ?? "";
    if (token === "(") return readUntil(")");
    if (token !== "{") return token;
    const tag = tokens[next++] ?? "";
    const fields = new Map<string, Value[]>();
    let field: Value[] = [];
    for (const value of readUntil("}"))
      if (typeof value === "string" && value.startsWith(":")) {
        field = [];
        fields.set(value.slice(1), field);
      } else field.push(value);
    return { tag, fields };
  };
  const readUntil = (end: string): Value[] => {
    const values: Value[] = [];
    while (next < tokens.length && tokens[next] !== end) values.push(readValue());
    next += 1;
    return values;
  };
  return readValue();
}

export const isNode = (value: Value | undefined): value is Node =>
  typeof value === "object" && !Array.isArray(value);

export function fieldOf(node: Node, name: string): Value | undefined {
  return node.fields.get(name)?.[0];
}

export const numberOf = (node: Node, name: string): number => Number(fieldOf(node, name));

export function nodesOf(node: Node, name: string): Node[] {
  const [value] = node.fields.get(name) ?? [];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  const below = (value: Value): Node[] => {
    if (Array.isArray(value)) return value.flatMap(below);
    return isNode(value) ? [value] : [];
  };
  return [...node.fields.values()].flatMap((values) => values.flatMap(below));
}
