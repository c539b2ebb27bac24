/** Returns the child of `parent` that a node is in; undefined when it is elsewhere. */
function childContaining(parent: Node, node: Node): Node | undefined {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child ?? undefined;
}

/**
 * Lets React remove and insert beside nodes that something else has moved. Translators of browsers and extensions
 * wrap texts in elements of their own; without this, the next update of such a text would throw and replace the
 * page by an error.
 */
export function tolerateMovedNodes(prototype: Node = Node.prototype): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeMoved<T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T;
    const wrapper = childContaining(this, node);
    if (wrapper) removeChild.call(this, wrapper);
    return node;
  };
  prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const next = before === null ? null : (childContaining(this, before) ?? null);
    return insertBefore.call(this, node, next) as T;
  };
}
