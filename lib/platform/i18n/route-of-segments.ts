import { plannedRoute, ROUTES, type RouteKey, type RouteParams } from './routes';

/** The page whose folder these segments name, for a layout that wants to know what it surrounds. */
export function routeOfSegments(segments: readonly string[]): { key: RouteKey; params: RouteParams } | null {
  if (segments[0] === 'planned') {
    const planned = plannedRoute(segments[1] ?? '');
    return planned && { key: planned, params: {} };
  }
  for (const { key } of ROUTES) {
    const params = match(key.split('/').slice(1), segments);
    if (params) return { key, params };
  }
  return null;
}

function match(parts: readonly string[], segments: readonly string[]): RouteParams | null {
  if (parts.length !== segments.length) return null;
  const params: RouteParams = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('[')) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
