import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** A tree as the server hands it on: every async component in it has been waited for. */
export async function settled(node: ReactNode | Promise<ReactNode>): Promise<ReactNode> {
  const found: ReactNode = await node;
  if (Array.isArray(found)) return Promise.all(found.map(settled));
  if (!isValidElement<Record<string, unknown>>(found)) return found;
  const { type, key, props } = found;
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction') {
    const made = await settled((type as (given: object) => Promise<ReactNode>)(props));
    return key === null ? made : createElement(Fragment, { key }, made);
  }
  const { children, ...rest } = props;
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest))
    if (isValidElement(value) || Array.isArray(value)) given[name] = await settled(value as ReactNode);
  // One by one, so that React does not ask each for a key.
  const inner = [children].flat() as ReactNode[];
  return cloneElement(found, given, ...(await Promise.all(inner.map(settled))));
}
