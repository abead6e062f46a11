import type { AbstractIntlMessages } from 'use-intl';
import type { Locale } from './locales';

/** One file a namespace in each language; a guard holds the two languages to the same keys. */
export const NAMESPACES = [
  'about',
  'admin',
  'api',
  'auth',
  'banners',
  'bell',
  'billing',
  'branding',
  'bulk',
  'calendar',
  'checklists',
  'checks',
  'cities',
  'cityClock',
  'clientPage',
  'commands',
  'common',
  'company',
  'cityMail',
  'compliance',
  'comparisons',
  'contact',
  'credits',
  'dashboard',
  'desk',
  'enterprise',
  'errors',
  'faq',
  'features',
  'fees',
  'findings',
  'guides',
  'home',
  'invitation',
  'legal',
  'licences',
  'locked',
  'mail',
  'names',
  'notifications',
  'offline',
  'onboarding',
  'paperDrop',
  'partners',
  'permits',
  'planned',
  'portal',
  'pricing',
  'prospects',
  'privacy',
  'projects',
  'referrals',
  'report',
  'rounds',
  'settings',
  'site',
  'solutions',
  'subcontractors',
  'support',
  'tasks',
  'team',
  'today',
  'translationTest',
  'workflows',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

export async function loadMessages(locale: Locale): Promise<Record<Namespace, AbstractIntlMessages>> {
  const loaded = await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const file: { default: AbstractIntlMessages } = await import(
        `../../../messages/${locale}/${namespace}.json`
      );
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(loaded) as Record<Namespace, AbstractIntlMessages>;
}
