'use client';

import { FileText, History, PenLine, ScanSearch, ScanText, Search, SunMoon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Command } from '@/components/commands/types';
import type { Role } from '@/lib/identity/access/types';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { isOffered, NAVIGATION, type NavPage, SETTINGS, SUPPORT_ENTRY } from './navigation';
import { THEMES } from './theme';
import { chooseTheme } from './use-theme';

/** Pages that have no line of their own in the navigation, and are still gone to by name. */
const FURTHER: readonly NavPage[] = [
  { to: '/dashboard/changes', text: 'changes', icon: History },
  { to: '/dashboard/permits/search', text: 'search', icon: Search },
  { to: '/dashboard/permits/names', text: 'names', icon: ScanText },
  { to: '/dashboard/purchase-checks', text: 'buyChecks', icon: ScanSearch },
];

/** What the frame offers on every page: each page by name, new things, the appearance. */
export function useFrameCommands(role: Role): Command[] {
  const nav = useTranslations('common.nav.pages');
  const t = useTranslations('commands');
  const theme = useTranslations('common.theme');
  const offers = (to: RouteKey) => isOffered({ to, text: '', icon: FileText }, role);
  const pages = [...NAVIGATION.flatMap((group) => group.pages), ...FURTHER, ...SETTINGS, SUPPORT_ENTRY];
  const go = pages
    .filter((page) => isOffered(page, role))
    .map(
      ({ to, text, icon, letter }): Command => ({
        id: `go.${text}`,
        title: nav(text),
        group: 'go',
        icon,
        to: { to },
        ...(letter ? { keys: `g ${letter}` } : {}),
      }),
    );
  const add: Command[] = [
    {
      id: 'add.permit',
      title: t('addPermit.title'),
      text: t('addPermit.text'),
      group: 'add',
      icon: FileText,
      to: { to: '/dashboard/permits', query: { add: '1' } },
    },
    {
      id: 'add.permitByHand',
      title: t('addByHand.title'),
      text: t('addByHand.text'),
      group: 'add',
      icon: PenLine,
      to: { to: '/dashboard/permits', query: { add: 'hand' } },
    },
    {
      id: 'add.check',
      title: t('addCheck.title'),
      text: t('addCheck.text'),
      group: 'add',
      icon: ScanSearch,
      to: { to: '/dashboard/permit-checklist' },
    },
  ];
  const appearance: Command = {
    id: 'theme',
    title: theme('label'),
    group: 'do',
    icon: SunMoon,
    choices: () =>
      THEMES.map(
        (one): Command => ({
          id: `theme.${one}`,
          title: theme(one),
          group: 'do',
          run: () => chooseTheme(one),
        }),
      ),
  };
  return [...add.filter(({ to }) => to && offers(to.to)), appearance, ...go];
}
