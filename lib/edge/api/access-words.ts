import type { Access } from '@/lib/identity/access/gate';
import { RULES } from '@/lib/identity/access/permissions';
import type { Locale } from '@/lib/platform/i18n/locales';
import { apiTexts } from './texts';

/** Who may make a call, in words, from the table of permissions: "Signed in as owner or manager of a company." */
export function accessWords(access: Access, locale: Locale): string {
  const { access: words, roles: names, plans } = apiTexts(locale);
  switch (access) {
    case 'public':
      return words.public;
    case 'account.own':
      return words.account;
    case 'portal.read':
      return words.portal;
    case 'admin':
      return words.admin;
    default: {
      const { roles, tier } = RULES[access];
      const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
        roles.map((role) => names[role]),
      );
      const who = words.roles.replace('{roles}', list);
      return tier ? `${who} ${words.plan.replace('{plan}', plans[tier])}` : who;
    }
  }
}
