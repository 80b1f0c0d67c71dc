import type { PluginObject } from "@babel/core";
import pureAnnotations from "@babel/plugin-transform-react-pure-annotations";
import babel from "@rolldown/plugin-babel";

/** Babel's part: components lose the names that only developer tools show, as functions lose theirs in the minifier. */
export const withoutDisplayNames = (): PluginObject => ({
  visitor: {
    ExpressionStatement(statement) {
      const { expression } = statement.node;
      if (!statement.parentPath.isProgram() || expression.type !== "AssignmentExpression") return;
      const { left, right } = expression;
      if (left.type !== "MemberExpression" || left.computed || left.property.type !== "Identifier") return;
      if (left.property.name === "displayName" && right.type === "StringLiteral") statement.remove();
    },
  },
});

/**
 * Lets the bundler leave out those components of React Router that nothing renders. To it, making one by `forwardRef` and naming it for developer tools are
 * work with side effects, which neither is (decision 030).
 */
export const unusedComponents = () =>
  babel({
    include: /\/node_modules\/react-router\//,
    exclude: [],
    sourceMap: false,
    plugins: [pureAnnotations, withoutDisplayNames],
  });
