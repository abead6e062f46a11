import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

/** Who may open a page. The middleware redirects by it; the page's own gate is the real boundary. */
export const ACCESS = ['public', 'member', 'portal', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

export interface Route {
  /** The address without the language prefix. */
  en: string;
  es: string;
  /** Further addresses that show the same page. */
  aliases?: { en?: string[]; es?: string[] };
  access: Access;
  sitemap?: boolean;
}

/**
 * THE table of pages: one row each, keyed by the folder below `app/[locale]`.
 * Links, the language switch, the guard, the middleware's rewrites and the sitemap all derive from it.
 */
export const routes = {
  '/': { en: '/', es: '/', aliases: { en: ['/join'] }, access: 'public', sitemap: true },
  '/login': { en: '/login', es: '/login', access: 'public' },
  '/onboarding': { en: '/onboarding', es: '/registro', aliases: { es: ['/onboarding'] }, access: 'public' },
  '/dashboard': {
    en: '/dashboard',
    es: '/tablero',
    aliases: { en: ['/app'], es: ['/dashboard'] },
    access: 'member',
  },
  '/dashboard/permits': {
    en: '/dashboard/permits',
    es: '/tablero/permisos',
    aliases: { es: ['/dashboard/permisos'] },
    access: 'member',
  },
  '/dashboard/permits/[id]': {
    en: '/dashboard/permits/[id]',
    es: '/tablero/permisos/[id]',
    aliases: { es: ['/dashboard/permisos/[id]'] },
    access: 'member',
  },
  '/dashboard/permit-checklist': {
    en: '/dashboard/permit-checklist',
    es: '/tablero/lista-verificacion-permisos',
    aliases: { es: ['/dashboard/lista-verificacion-permisos'] },
    access: 'member',
  },
  '/dashboard/notifications': {
    en: '/dashboard/notifications',
    es: '/tablero/notificaciones',
    aliases: { es: ['/dashboard/notificaciones'] },
    access: 'member',
  },
  '/admin': { en: '/admin', es: '/admin', aliases: { en: ['/admin/dashboard'] }, access: 'admin' },
  '/admin/cities': {
    en: '/admin/cities',
    es: '/admin/ciudades',
    aliases: { es: ['/admin/cities'] },
    access: 'admin',
  },
  '/admin/outbox': {
    en: '/admin/outbox',
    es: '/admin/salida',
    aliases: { es: ['/admin/outbox'] },
    access: 'admin',
  },
  '/admin/outbox/[id]': { en: '/admin/outbox/[id]', es: '/admin/salida/[id]', access: 'admin' },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;
export type RouteParams = Record<string, string>;

export interface ResolvedRoute {
  locale: Locale;
  key: RouteKey;
  params: RouteParams;
}

interface Pattern {
  key: RouteKey;
  segments: string[];
}

function isRouteKey(key: string): key is RouteKey {
  return key in routes;
}

const PATTERNS: Record<Locale, Pattern[]> = { en: [], es: [] };
for (const [key, route] of Object.entries<Route>(routes)) {
  if (!isRouteKey(key)) continue;
  for (const locale of LOCALES) {
    for (const path of [route[locale], ...(route.aliases?.[locale] ?? [])]) {
      PATTERNS[locale].push({ key, segments: split(path) });
    }
  }
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function parameterName(segment: string): string | null {
  return segment.startsWith('[') && segment.endsWith(']') ? segment.slice(1, -1) : null;
}

function match(pattern: string[], segments: string[]): RouteParams | null {
  if (pattern.length !== segments.length) return null;
  const params: RouteParams = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    const name = parameterName(part);
    if (name === null) {
      if (part !== segment) return null;
      continue;
    }
    const value = decode(segment);
    if (value === null) return null;
    params[name] = value;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The language an address is in: Spanish below `/es`, else English. */
export function localeOf(pathname: string): Locale {
  return pathname === '/es' || pathname.startsWith('/es/') ? 'es' : DEFAULT_LOCALE;
}

/** The page an address shows, aliases included; null where there is none. */
export function resolveRoute(pathname: string): ResolvedRoute | null {
  const locale = localeOf(pathname);
  const segments = split(pathname);
  if (locale === 'es') segments.shift();
  for (const pattern of PATTERNS[locale]) {
    const params = match(pattern.segments, segments);
    if (params) return { locale, key: pattern.key, params };
  }
  return null;
}

function fill(path: string, params: RouteParams): string {
  return path.replace(/\[([^\]]+)\]/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The address ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** The address of a page in a language, as people see it. */
export function hrefFor(key: RouteKey, locale: Locale, params: RouteParams = {}): string {
  const path = fill(routes[key][locale], params);
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Where the page's folder lies below `app`, with its parameters filled in. */
export function internalPath({ locale, key, params }: ResolvedRoute): string {
  const path = fill(key, params);
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
