'use client';

import { CircleUser, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { Popover } from '@/components/ui/popover';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { LanguageSwitch } from './language-switch';
import { MENU_ROW } from './menu-row';
import { IN_RAIL } from './rail';
import { ThemeSwitch } from './theme-switch';
import { useAppLocale } from './use-app-locale';

/** Takes the field `locale`. */
export type SignOut = (formData: FormData) => void | Promise<void>;

export interface AccountMenuProps {
  userName: string;
  route: RouteKey;
  params?: RouteParams | undefined;
  onSignOut: SignOut;
  /** In the bar on top, at the foot of the navigation, or as the initials alone on a phone. */
  look?: keyof typeof LOOKS | undefined;
  /** Further links, e.g. to the administration. */
  children?: ReactNode;
}

const TRIGGER =
  'inline-flex min-h-11 min-w-11 items-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-sunken data-[state=open]:bg-sunken';

const LOOKS = {
  bar: { trigger: `${TRIGGER} justify-center`, align: 'end', side: 'bottom' },
  foot: {
    trigger:
      'flex h-10 min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 text-sm font-medium hover:bg-desk-hover data-[state=open]:bg-desk-hover',
    align: 'start',
    side: 'top',
  },
  initials: {
    trigger:
      'pointer-events-auto flex size-11 shrink-0 items-center justify-center rounded-md active:bg-hover',
    align: 'end',
    side: 'bottom',
  },
} as const;

export function AccountMenu({
  userName,
  route,
  params,
  onSignOut,
  look = 'bar',
  children,
}: AccountMenuProps) {
  const t = useTranslations('common.shell');
  const locale = useAppLocale();
  return (
    <Popover
      trigger={{
        label: t('account', { name: userName }),
        className: LOOKS[look].trigger,
        children: <TriggerLook look={look} name={userName} />,
      }}
      label={t('account', { name: userName })}
      align={LOOKS[look].align}
      side={LOOKS[look].side}
      className="max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto p-2"
    >
      {() => (
        <>
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
        </>
      )}
    </Popover>
  );
}

function TriggerLook({ look, name }: { look: keyof typeof LOOKS; name: string }) {
  if (look === 'bar')
    return (
      <>
        <CircleUser aria-hidden="true" className="size-5 text-muted" />
        <span className="max-w-40 truncate max-sm:sr-only">{name}</span>
      </>
    );
  if (look === 'initials') return <Avatar name={name} className="size-8! text-xs!" />;
  return (
    <>
      <Avatar name={name} className="-ml-[3px]" />
      <span className={classNames('min-w-0 truncate', IN_RAIL)}>{name}</span>
    </>
  );
}
