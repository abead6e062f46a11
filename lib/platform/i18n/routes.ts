import type { Permission } from '@/lib/identity/access/types';
import { addressWord, toParameter } from './address-words';
import { DEFAULT_LOCALE, type Locale } from './locales';

/** Access to a page. The middleware redirects by it; the page's own gate enforces it. */
export const ACCESS = ['public', 'member', 'portal', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

export interface Route {
  /** The address without the language prefix. */
  en: string;
  es: string;
  /** Further addresses that show the same page. Each English address works below `/es` too, without a row. */
  aliases?: { en?: readonly string[]; es?: readonly string[] };
  access: Access;
  /** What its reader must be allowed to, by `lib/identity/access/permissions.ts`; every guarded page has one. */
  permission?: Permission;
  /** Public pages that are found by a search: in the sitemap, with canonical and twin. */
  sitemap?: boolean;
  /** Not built yet: the address is guarded and leads to the one page that says so. */
  planned?: boolean;
}

/**
 * The table of pages: one row each, keyed by the folder below `app/[locale]`. Links, the language switch, the
 * guard, the middleware's rewrites and the sitemap all derive from it.
 */
export const routes = {
  '/': { en: '/', es: '/', aliases: { en: ['/join'] }, access: 'public', sitemap: true },
  '/pricing': { en: '/pricing', es: '/precios', access: 'public', sitemap: true },
  '/features': { en: '/features', es: '/funciones', access: 'public', sitemap: true },
  '/cities': { en: '/cities', es: '/ciudades', access: 'public', sitemap: true },
  '/cities/[city]': { en: '/cities/[city]', es: '/ciudades/[city]', access: 'public', sitemap: true },
  '/resources': { en: '/resources', es: '/recursos', access: 'public', sitemap: true },
  '/resources/[guide]': {
    en: '/resources/[guide]',
    es: '/recursos/[guide]',
    access: 'public',
    sitemap: true,
  },
  '/solutions/small-contractors': {
    en: '/solutions/small-contractors',
    es: '/soluciones/contratistas-pequenos',
    access: 'public',
    sitemap: true,
  },
  '/solutions/ai-permit-checklist': {
    en: '/solutions/ai-permit-checklist',
    es: '/soluciones/lista-verificacion-ia-permisos',
    aliases: { en: ['/prep', '/checklist-nationwide'] },
    access: 'public',
    sitemap: true,
  },
  '/enterprise': { en: '/enterprise', es: '/empresarial', access: 'public', sitemap: true },
  '/faq': { en: '/faq', es: '/preguntas-frecuentes', access: 'public', sitemap: true },
  '/about': { en: '/about', es: '/acerca-de', access: 'public', sitemap: true },
  '/contact': { en: '/contact', es: '/contacto', access: 'public', sitemap: true },
  '/permitflow-alternative': {
    en: '/permitflow-alternative',
    es: '/alternativa-a-permitflow',
    access: 'public',
    sitemap: true,
  },
  '/lintel-vs-permitflow': {
    en: '/lintel-vs-permitflow',
    es: '/lintel-o-permitflow',
    access: 'public',
    sitemap: true,
  },
  '/lintel-vs-permitmobile': {
    en: '/lintel-vs-permitmobile',
    es: '/lintel-o-permitmobile',
    access: 'public',
    sitemap: true,
  },
  '/privacy': {
    en: '/privacy',
    es: '/privacidad',
    aliases: { en: ['/privacy-policy'], es: ['/politica-de-privacidad'] },
    access: 'public',
    sitemap: true,
  },
  '/terms': {
    en: '/terms',
    es: '/terminos',
    aliases: { en: ['/terms-of-service'], es: ['/terminos-de-servicio'] },
    access: 'public',
    sitemap: true,
  },
  '/cookies': {
    en: '/cookies',
    es: '/politica-de-cookies',
    aliases: { en: ['/cookie-policy'] },
    access: 'public',
    sitemap: true,
  },
  '/privacy-requests': {
    en: '/privacy-requests',
    es: '/solicitudes-de-privacidad',
    access: 'public',
    sitemap: true,
  },
  '/sitemap': { en: '/sitemap', es: '/mapa-del-sitio', access: 'public', sitemap: true },
  '/i18n-test': { en: '/i18n-test', es: '/prueba-i18n', access: 'public' },

  '/login': { en: '/login', es: '/login', access: 'public' },
  '/reset-password': { en: '/reset-password', es: '/restablecer-contrasena', access: 'public' },
  '/verify-email': { en: '/verify-email', es: '/verificar-correo', access: 'public' },
  '/request-verification': { en: '/request-verification', es: '/solicitar-verificacion', access: 'public' },
  '/invitation': { en: '/invitation', es: '/invitacion', access: 'public' },
  '/unsubscribe/[token]': {
    en: '/unsubscribe/[token]',
    es: '/cancelar-avisos/[token]',
    access: 'public',
  },
  '/shared-check/[token]': {
    en: '/shared-check/[token]',
    es: '/revision-compartida/[token]',
    access: 'public',
  },
  '/client-page/[token]': {
    en: '/client-page/[token]',
    es: '/pagina-del-cliente/[token]',
    access: 'public',
  },
  '/papers/[token]': {
    en: '/papers/[token]',
    es: '/entregar-documentos/[token]',
    access: 'public',
  },
  '/reply-address/[token]': {
    en: '/reply-address/[token]',
    es: '/direccion-de-respuesta/[token]',
    access: 'public',
  },
  '/onboarding': { en: '/onboarding', es: '/registro', access: 'public' },
  '/docs/api': { en: '/docs/api', es: '/documentacion/api', access: 'public', sitemap: true },

  '/dashboard': {
    en: '/dashboard',
    es: '/tablero',
    aliases: { en: ['/app'] },
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/permits': {
    en: '/dashboard/permits',
    es: '/tablero/permisos',
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/permits/names': {
    en: '/dashboard/permits/names',
    es: '/tablero/permisos/nombres',
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/permits/search': {
    en: '/dashboard/permits/search',
    es: '/tablero/permisos/buscar',
    access: 'member',
    permission: 'permits.search',
  },
  '/dashboard/permits/[id]': {
    en: '/dashboard/permits/[id]',
    es: '/tablero/permisos/[id]',
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/jobs': {
    en: '/dashboard/jobs',
    es: '/tablero/obras',
    access: 'member',
    permission: 'projects.read',
  },
  '/dashboard/jobs/[id]': {
    en: '/dashboard/jobs/[id]',
    es: '/tablero/obras/[id]',
    access: 'member',
    permission: 'projects.read',
  },
  '/dashboard/tasks': {
    en: '/dashboard/tasks',
    es: '/tablero/tareas',
    access: 'member',
    permission: 'projects.read',
  },
  '/dashboard/changes': {
    en: '/dashboard/changes',
    es: '/tablero/cambios',
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/calendar': {
    en: '/dashboard/calendar',
    es: '/tablero/calendario',
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/permit-checklist': {
    en: '/dashboard/permit-checklist',
    es: '/tablero/lista-verificacion-permisos',
    aliases: { en: ['/checklist'] },
    access: 'member',
    permission: 'checklists.run',
  },
  '/dashboard/permit-checklist/[check]': {
    en: '/dashboard/permit-checklist/[check]',
    es: '/tablero/lista-verificacion-permisos/[check]',
    access: 'member',
    permission: 'checks.read',
  },
  '/dashboard/permit-checklist/[check]/comments': {
    en: '/dashboard/permit-checklist/[check]/comments',
    es: '/tablero/lista-verificacion-permisos/[check]/observaciones',
    access: 'member',
    permission: 'checks.read',
  },
  '/dashboard/permit-checklist/[check]/compare': {
    en: '/dashboard/permit-checklist/[check]/compare',
    es: '/tablero/lista-verificacion-permisos/[check]/comparar',
    access: 'member',
    permission: 'checks.read',
  },
  '/dashboard/permit-checklist/[check]/runs/[run]': {
    en: '/dashboard/permit-checklist/[check]/runs/[run]',
    es: '/tablero/lista-verificacion-permisos/[check]/revisiones/[run]',
    access: 'member',
    permission: 'checks.read',
  },
  '/dashboard/notifications': {
    en: '/dashboard/notifications',
    es: '/tablero/notificaciones',
    access: 'member',
    permission: 'notifications.read',
  },
  '/dashboard/company': {
    en: '/dashboard/company',
    es: '/tablero/empresa',
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/subscription': {
    en: '/dashboard/subscription',
    es: '/tablero/suscripcion',
    access: 'member',
    permission: 'billing.read',
  },
  '/dashboard/purchase-checks': {
    en: '/dashboard/purchase-checks',
    es: '/tablero/compra-de-verificaciones',
    access: 'member',
    permission: 'billing.manage',
  },
  '/dashboard/team': {
    en: '/dashboard/team',
    es: '/tablero/equipo',
    access: 'member',
    permission: 'team.read',
  },
  '/dashboard/subcontractors': {
    en: '/dashboard/subcontractors',
    es: '/tablero/gestion-subcontratistas',
    access: 'member',
    permission: 'subcontractors.read',
  },
  '/dashboard/compliance': {
    en: '/dashboard/compliance',
    es: '/tablero/gestion-cumplimiento',
    access: 'member',
    permission: 'compliance.read',
  },
  '/dashboard/mail': {
    en: '/dashboard/mail',
    es: '/tablero/correo-de-la-ciudad',
    access: 'member',
    permission: 'mail.read',
  },
  '/dashboard/fees': {
    en: '/dashboard/fees',
    es: '/tablero/tarifas',
    access: 'member',
    permission: 'fees.read',
  },
  '/dashboard/workflows': {
    en: '/dashboard/workflows',
    es: '/tablero/gestion-flujos',
    access: 'member',
    permission: 'workflows.manage',
  },
  '/dashboard/bulk-operations': {
    en: '/dashboard/bulk-operations',
    es: '/tablero/operaciones-masivas',
    access: 'member',
    permission: 'permits.bulk',
  },
  '/dashboard/advanced-analytics': planned(
    '/dashboard/advanced-analytics',
    '/tablero/analiticas-avanzadas',
    'insights.read',
  ),
  '/dashboard/executive-analytics': planned(
    '/dashboard/executive-analytics',
    '/tablero/analiticas-ejecutivas',
    'insights.executive',
  ),
  '/dashboard/predictive-insights': planned(
    '/dashboard/predictive-insights',
    '/tablero/perspectivas-predictivas',
    'insights.read',
  ),
  '/dashboard/branding': {
    en: '/dashboard/branding',
    es: '/tablero/gestion-marca',
    access: 'member',
    permission: 'branding.manage',
  },
  '/dashboard/prospect-monitoring': {
    en: '/dashboard/prospect-monitoring',
    es: '/tablero/monitoreo-prospectos',
    access: 'member',
    permission: 'prospects.read',
  },
  '/dashboard/referrals': {
    en: '/dashboard/referrals',
    es: '/tablero/referencias',
    access: 'member',
    permission: 'permits.read',
  },
  '/dashboard/settings': {
    en: '/dashboard/settings',
    es: '/tablero/configuracion',
    access: 'member',
    permission: 'account.own',
  },
  '/dashboard/settings/privacy': {
    en: '/dashboard/settings/privacy',
    es: '/tablero/configuracion/privacidad',
    access: 'member',
    permission: 'account.own',
  },
  '/dashboard/advanced-settings': planned(
    '/dashboard/advanced-settings',
    '/tablero/configuracion-avanzada',
    'settings.advanced',
  ),
  '/dashboard/zapier': planned('/dashboard/zapier', '/tablero/zapier', 'connections.manage'),
  '/dashboard/zapier/help': planned('/dashboard/zapier/help', '/tablero/zapier/ayuda', 'connections.manage'),
  '/dashboard/support': {
    en: '/dashboard/support',
    es: '/tablero/soporte-empresarial',
    aliases: { es: ['/tablero/detalles-ticket-soporte'] },
    access: 'member',
    permission: 'support.use',
  },
  '/dashboard/support/[ticketId]': {
    en: '/dashboard/support/[ticketId]',
    es: '/tablero/detalles-ticket-soporte/[ticketId]',
    access: 'member',
    permission: 'support.use',
  },
  '/oauth/authorize': {
    ...planned('/oauth/authorize', '/oauth/authorize', 'connections.manage'),
    aliases: { en: ['/oauth/authorize/callback'] },
  },
  '/partner-applications': {
    en: '/partner-applications',
    es: '/solicitudes-de-socios',
    access: 'member',
    permission: 'account.own',
  },
  '/subcontractor-portal': {
    en: '/subcontractor-portal',
    es: '/portal-subcontratista',
    access: 'portal',
    permission: 'portal.read',
  },
  '/subcontractor-portal/jobs/[project]': {
    en: '/subcontractor-portal/jobs/[project]',
    es: '/portal-subcontratista/obras/[project]',
    access: 'portal',
    permission: 'portal.read',
  },
  '/subcontractor-portal/permits/[id]': {
    en: '/subcontractor-portal/permits/[id]',
    es: '/portal-subcontratista/permisos/[id]',
    access: 'portal',
    permission: 'portal.read',
  },

  '/admin': {
    en: '/admin',
    es: '/admin',
    aliases: { en: ['/admin/dashboard'] },
    access: 'admin',
    permission: 'admin',
  },
  '/admin/cities': { en: '/admin/cities', es: '/admin/ciudades', access: 'admin', permission: 'admin' },
  '/admin/outbox': { en: '/admin/outbox', es: '/admin/salida', access: 'admin', permission: 'admin' },
  '/admin/outbox/[id]': {
    en: '/admin/outbox/[id]',
    es: '/admin/salida/[id]',
    access: 'admin',
    permission: 'admin',
  },
  '/admin/contractors': plannedAdmin('/admin/contractors', '/admin/contratistas'),
  '/admin/prospects': {
    en: '/admin/prospects',
    es: '/admin/prospectos',
    access: 'admin',
    permission: 'admin',
  },
  '/admin/referrals': plannedAdmin('/admin/referrals', '/admin/referencias'),
  '/admin/partner-applications': {
    en: '/admin/partner-applications',
    es: '/admin/solicitudes-de-socios',
    access: 'admin',
    permission: 'admin',
  },
  '/admin/settings': plannedAdmin('/admin/settings', '/admin/configuracion'),
  '/admin/support': { en: '/admin/support', es: '/admin/soporte', access: 'admin', permission: 'admin' },
  '/admin/support/[ticketId]': {
    en: '/admin/support/[ticketId]',
    es: '/admin/soporte/[ticketId]',
    access: 'admin',
    permission: 'admin',
  },
  '/admin/privacy': { en: '/admin/privacy', es: '/admin/privacidad', access: 'admin', permission: 'admin' },
  '/admin/privacy/[caseId]': {
    en: '/admin/privacy/[caseId]',
    es: '/admin/privacidad/[caseId]',
    access: 'admin',
    permission: 'admin',
  },
  '/admin/aeo-monitoring': plannedAdmin('/admin/aeo-monitoring', '/admin/monitoreo-aeo'),
} as const satisfies Record<string, Route>;

function plannedAdmin<En extends string, Es extends string>(
  en: En,
  es: Es,
): { en: En; es: Es; access: 'admin'; permission: 'admin'; planned: true } {
  return { en, es, access: 'admin', permission: 'admin', planned: true };
}

function planned<En extends string, Es extends string, P extends Permission>(
  en: En,
  es: Es,
  permission: P,
): { en: En; es: Es; access: 'member'; permission: P; planned: true } {
  return { en, es, access: 'member', permission, planned: true };
}

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

/** The table's rows in its order, each with its key. */
export const ROUTES: readonly { key: RouteKey; route: Route }[] = Object.entries<Route>(routes).flatMap(
  ([key, route]) => (isRouteKey(key) ? [{ key, route }] : []),
);

/** What a language's addresses lead to: most are looked up whole, those with parameters are compared. */
interface Addresses {
  whole: Map<string, RouteKey>;
  patterns: Pattern[];
}

function buildAddresses(getPaths: (route: Route) => readonly string[]): Addresses {
  const addresses: Addresses = { whole: new Map(), patterns: [] };
  for (const { key, route } of ROUTES) {
    for (const path of getPaths(route)) {
      if (path.includes('[')) addresses.patterns.push({ key, segments: split(path) });
      else addresses.whole.set(path, key);
    }
  }
  return addresses;
}

const ENGLISH = buildAddresses((route) => [route.en, ...(route.aliases?.en ?? [])]);
/** `/es/dashboard/equipo` is `/es/tablero/equipo`. */
const SPANISH = buildAddresses((route) =>
  [route.es, ...(route.aliases?.es ?? [])].flatMap((path) =>
    path.startsWith('/tablero/') ? [path, path.replace('/tablero/', '/dashboard/')] : [path],
  ),
);

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function parameterName(segment: string): string | null {
  return segment.startsWith('[') && segment.endsWith(']') ? segment.slice(1, -1) : null;
}

function match(pattern: string[], segments: string[], locale: Locale): RouteParams | null {
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
    params[name] = toParameter(name, value, locale);
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
export function getPathLocale(pathname: string): Locale {
  return pathname === '/es' || pathname.startsWith('/es/') ? 'es' : DEFAULT_LOCALE;
}

/** The page is named, guarded and advertised, and not built yet. */
export function isPlanned(key: RouteKey): boolean {
  const route: Route = routes[key];
  return route.planned === true;
}

/** The page an address shows, aliases included; null where there is none. */
export function resolveRoute(pathname: string): ResolvedRoute | null {
  const locale = getPathLocale(pathname);
  const segments = split(pathname);
  if (locale === DEFAULT_LOCALE) return find(ENGLISH, segments, locale);
  segments.shift();
  return find(SPANISH, segments, locale) ?? find(ENGLISH, segments, locale);
}

function find(addresses: Addresses, segments: string[], locale: Locale): ResolvedRoute | null {
  const whole = addresses.whole.get(`/${segments.join('/')}`);
  if (whole) return { locale, key: whole, params: {} };
  for (const pattern of addresses.patterns) {
    const params = match(pattern.segments, segments, locale);
    if (params) return { locale, key: pattern.key, params };
  }
  return null;
}

function fill(path: string, wordFor: (name: string) => string | undefined): string {
  return path.replace(/\[([^\]]+)\]/g, (_, name: string) => {
    const word = wordFor(name);
    if (word === undefined) throw new Error(`The address ${path} needs "${name}".`);
    return encodeURIComponent(word);
  });
}

/** The address of a page in a language, as people see it. */
export function hrefFor(key: RouteKey, locale: Locale, params: RouteParams = {}): string {
  const path = fill(routes[key][locale], (name) => {
    const value = params[name];
    return value === undefined ? undefined : addressWord(name, value, locale);
  });
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Where the page's folder lies below `app`, with its parameters filled in. */
export function internalPath({ locale, key, params }: ResolvedRoute): string {
  const route: Route = routes[key];
  const path = route.planned ? plannedPath(key) : fill(key, (name) => params[name]);
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

const PLANNED_FOLDER = 'planned';

/** All pages that are not built yet share one folder; `~` stands for the slash in its parameter. */
function plannedPath(key: RouteKey): string {
  return `/${PLANNED_FOLDER}/${key.slice(1).replaceAll('/', '~')}`;
}

/** The page that is not built yet of the planned folder's parameter; null where there is none. */
export function plannedRoute(parameter: string): RouteKey | null {
  const folder = `/${PLANNED_FOLDER}/${parameter}`;
  return ROUTES.find(({ key, route }) => route.planned && plannedPath(key) === folder)?.key ?? null;
}
