import { Kind, parse, type FieldNode, type SelectionSetNode } from "graphql";

/** What a query could cost at most: one for each object that it may be answered with, of lists as many as it asks for. */
export function costOf(document: string): number {
  const { definitions } = parse(document);
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet]] : [])),
  );

  function cost(selectionSet: SelectionSetNode | undefined): number {
    return (selectionSet?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection);
      return sum + cost(selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet);
    }, 0);
  }
  function costOfField({ name, arguments: given = [], selectionSet }: FieldNode): number {
    if (selectionSet === undefined || name.value === "pageInfo") return 0;
    if (name.value === "nodes") return cost(selectionSet);
    const first = given.find((argument) => argument.name.value === "first")?.value;
    return (first?.kind === Kind.INT ? Number(first.value) : 1) * (1 + cost(selectionSet));
  }

  return definitions.reduce((sum, each) => sum + (each.kind === Kind.OPERATION_DEFINITION ? cost(each.selectionSet) : 0), 0);
}
