'use client';

import { CircleUser, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { LanguageSwitch } from './language-switch';
import { MENU_ROW } from './menu-row';
import { ThemeSwitch } from './theme-switch';
import { useAppLocale } from './use-app-locale';

/** Takes the field `locale`. */
export type SignOut = (formData: FormData) => void | Promise<void>;

export interface AccountMenuProps {
  userName: string;
  route: RouteKey;
  params?: RouteParams | undefined;
  onSignOut: SignOut;
  /** Further links, e.g. to the administration. */
  children?: ReactNode;
}

export function AccountMenu({ userName, route, params, onSignOut, children }: AccountMenuProps) {
  const t = useTranslations('common.shell');
  const locale = useAppLocale();
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={t('account', { name: userName })}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-sunken data-[state=open]:bg-sunken"
      >
        <CircleUser aria-hidden="true" className="size-5 text-muted" />
        <span className="max-w-40 truncate max-sm:sr-only">{userName}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('account', { name: userName })}
          // The frame stays as the page changes: a link followed has done what the menu was opened for.
          onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
          className="z-40 max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto animate-appear rounded-md border border-control bg-card p-2 text-sm shadow-lg shadow-black/10"
        >
          <p className="truncate border-b border-line px-2 pt-1 pb-2 font-semibold">{userName}</p>
          <div className="flex flex-col py-1">
            {children}
            <LanguageSwitch route={route} params={params} className={MENU_ROW} />
            <div className="flex min-h-11 items-center justify-between gap-2 px-2 py-1 font-medium">
              {t('appearance')}
              <ThemeSwitch />
            </div>
          </div>
          <form action={onSignOut} className="border-t border-line pt-1">
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className={MENU_ROW}>
              <LogOut aria-hidden="true" className="size-5 shrink-0 text-muted" />
              {t('signOut')}
            </button>
          </form>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
