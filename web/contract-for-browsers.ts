import * as babel from "@babel/core";
import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

const { types: t } = babel;

/** What only the server and the API reference read of a call. The browser's client uses the route and `access`. */
const forServers = new Set(["input", "output", "summary", "refuses", "audit", "bodyBytes"]);

/**
 * Leaves the schemas and descriptions of calls out of the dashboard's script: 6 KiB at /home. What is left
 * of the contract is marked as free of side effects, so that unused declarations are dropped.
 */
export const contractForBrowsers = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [
      {
        visitor: { VariableDeclarator: shorten, FunctionDeclaration: shortenCall },
      } satisfies babel.PluginObj,
    ],
  }),
  rolldown: { filter: { id: /\/contract\/[\w-]+\.ts$/ } },
});

function shorten(path: babel.NodePath<babel.types.VariableDeclarator>) {
  const { init } = path.node;
  if (!path.scope.path.isProgram() || !init || t.isFunction(init) || t.isLiteral(init)) return;
  const promise = promiseIn(init);
  if (promise) promise.properties = promise.properties.filter((property) => !isForServers(property));
  const alone = t.callExpression(t.arrowFunctionExpression([], init), []);
  path.node.init = t.addComment(alone, "leading", "#__PURE__");
  path.skip();
}

/** `call` itself adds an input schema to what it returns. */
function shortenCall(path: babel.NodePath<babel.types.FunctionDeclaration>) {
  if (path.node.id?.name !== "call") return;
  path.traverse({
    ObjectExpression({ node }) {
      node.properties = node.properties.filter((property) => !isForServers(property));
    },
  });
}

/** The object of `call(route, { … })`, or one that several calls share. */
function promiseIn(init: babel.types.Expression): babel.types.ObjectExpression | undefined {
  if (t.isTSAsExpression(init)) return promiseIn(init.expression);
  if (t.isCallExpression(init) && t.isIdentifier(init.callee, { name: "call" })) {
    const [, promise] = init.arguments;
    return t.isObjectExpression(promise) ? promise : undefined;
  }
  return t.isObjectExpression(init) ? init : undefined;
}

const isForServers = (property: babel.types.ObjectExpression["properties"][number]): boolean =>
  t.isObjectProperty(property) && t.isIdentifier(property.key) && forServers.has(property.key.name);
