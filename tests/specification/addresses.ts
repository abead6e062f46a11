import { GUIDE_SLUGS } from '@/content/guides/slugs';

/** What an address does for somebody who is not signed in. */
export type Answer =
  | 'page'
  /** Asks for a sign-in and comes back. */
  | 'sign-in'
  /** Leads to the home page of its language. */
  | 'home';

const words = (text: string): string[] => text.trim().split(/\s+/);

const PUBLIC = words(`
  / /join /pricing /features /faq /contact /cities /about /resources /enterprise
  /solutions/small-contractors /solutions/ai-permit-checklist /prep /checklist-nationwide
  /privacy /privacy-policy /terms /terms-of-service /cookies /cookie-policy /privacy-requests /sitemap /i18n-test
  /cities/austin-tx /cities/dallas-tx /cities/los-angeles-ca /cities/seattle-wa /cities/new-york-city-ny
  /cities/washington-dc
  /es /es/precios /es/pricing /es/contacto /es/contact /es/login /es/onboarding /es/registro
  /es/soluciones/lista-verificacion-ia-permisos /es/soluciones/contratistas-pequenos /es/empresarial /es/acerca-de
  /es/preguntas-frecuentes /es/ciudades /es/recursos
  /es/ciudades/austin /es/ciudades/dallas /es/ciudades/austin-tx /es/ciudades/washington-dc
  /login /verify-email /request-verification /invitation /onboarding
`);

const MEMBERS = words(`
  /app /dashboard /dashboard/subscription /dashboard/purchase-checks /dashboard/team /dashboard/advanced-analytics
  /dashboard/executive-analytics /dashboard/predictive-insights /dashboard/bulk-operations /dashboard/permits
  /dashboard/permit-checklist /dashboard/referrals /dashboard/notifications /dashboard/settings
  /dashboard/settings/privacy /dashboard/branding /dashboard/workflows /dashboard/advanced-settings
  /dashboard/support /dashboard/support/tkt_1 /dashboard/subcontractors /dashboard/compliance /subcontractor-portal
  /checklist
  /es/portal-subcontratista /es/subcontractor-portal
`);

/** Below `/es/dashboard` and `/es/tablero` alike. */
const SPANISH_MEMBERS = words(`
  configuracion suscripcion permisos equipo notificaciones analiticas-avanzadas analiticas-ejecutivas
  perspectivas-predictivas operaciones-masivas referencias gestion-marca gestion-cumplimiento gestion-flujos
  configuracion-avanzada lista-verificacion-permisos soporte-empresarial detalles-ticket-soporte
  gestion-subcontratistas
`).flatMap((segment) => [`/es/dashboard/${segment}`, `/es/tablero/${segment}`]);

/** The specification leaves Spanish dashboards without a guard; ours have the one of their English twins. */
export const SPECIFIED_ADDRESSES: Readonly<Record<string, Answer>> = {
  ...from(PUBLIC, 'page'),
  ...from(
    GUIDE_SLUGS.map((slug) => `/resources/${slug}`),
    'page',
  ),
  ...from([...MEMBERS, ...SPANISH_MEMBERS, '/admin', '/admin/dashboard', '/admin/cities'], 'sign-in'),
  ...from(['/anything', '/any/thing.php'], 'home'),
};

/** Named without a word on what they show, and not built: until they stand in the table of pages they lead home. */
export const NOT_BUILT_ADDRESSES: readonly string[] = words(`
  /admin/contractors /admin/prospects /admin/referrals /admin/partner-applications /admin/settings /admin/support
  /admin/support/tkt_1 /admin/aeo-monitoring /oauth/authorize /oauth/authorize/callback
`);

function from(paths: readonly string[], answer: Answer): Record<string, Answer> {
  return Object.fromEntries(paths.map((path) => [path, answer]));
}
