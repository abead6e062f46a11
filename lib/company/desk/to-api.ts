import type { DeskBulk, DeskView } from './desk';

export function toPermitView({ id, name, address, isShared, isOwn, version }: DeskView) {
  return { id, name, address, shared: isShared, own: isOwn, version };
}

export function toPermitBulk({ id, action, state, total, done, changed }: DeskBulk) {
  return { id, verb: action.verb, state, total, done, changed };
}
