'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { AppLink } from './app-link';
import { MENU_ROW } from './menu-row';
import { isCurrent, type NavPage, SUPPORT_ENTRY } from './navigation';
import type { OfferedNavigation } from './offered';

interface Props {
  navigation: OfferedNavigation;
  current: RouteKey;
  foot: ReactNode;
  onClose: () => void;
}

/** Every page of the dashboard, on a sheet from below; for screens without room for the navigation. */
export function Drawer({ navigation, current, foot, onClose }: Props) {
  const t = useTranslations('common');
  const support = navigation.foot.filter(({ page }) => page === SUPPORT_ENTRY).map(({ page }) => page);
  const groups = [...navigation.groups, { text: 'settings', pages: [...navigation.settings, ...support] }];
  const link = (page: NavPage) => (
    <AppLink
      key={page.to}
      to={page.to}
      aria-current={page.to === current ? 'page' : undefined}
      className={classNames(MENU_ROW, isCurrent(page, current) && 'bg-sunken font-semibold')}
    >
      <page.icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      {t(`nav.pages.${page.text}`)}
    </AppLink>
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-[rgb(11_17_23/0.42)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-xl animate-rise flex-col rounded-t-[10px] border-t-[3px] border-t-accent bg-card pb-[env(safe-area-inset-bottom)]"
        >
          <div className="flex items-center justify-between pr-2 pl-4">
            <Dialog.Title className="text-lg">{t('nav.more')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('dialog.close')}
              className="flex size-12 items-center justify-center rounded-md text-muted"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={t('shell.navigation')} className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
            {groups.map(({ text, pages }) => (
              <div key={text ?? ''} className="border-t border-line py-1 first:border-0">
                {text ? (
                  <h2 className="px-2 pt-2 pb-1 font-sans text-xs font-medium tracking-normal text-muted">
                    {t(`nav.groups.${text}`)}
                  </h2>
                ) : null}
                <div className="grid grid-cols-2 max-[340px]:grid-cols-1">{pages.map(link)}</div>
              </div>
            ))}
          </nav>
          <div className="border-t border-line px-2 py-1.5">{foot}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
