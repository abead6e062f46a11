'use client';

import { Camera, Menu, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useOpenOver } from '@/components/commands/command-centre';
import { classNames } from '@/components/ui/class-names';
import { loadPart } from '@/components/ui/load-part';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { AppLink } from './app-link';
import { isCurrent, type NavPage } from './navigation';
import type { NavCount, NavCounts, OfferedNavigation } from './offered';

const Drawer = dynamic(() => loadPart(() => import('./drawer').then((module) => module.Drawer)), {
  ssr: false,
});

interface Props {
  bar: readonly NavPage[];
  navigation: OfferedNavigation;
  counts: NavCounts;
  current: RouteKey;
  /** Language, appearance and the way out, at the drawer's foot. */
  foot: ReactNode;
}

const PLACE =
  'relative flex min-w-0 flex-col items-center justify-center gap-0.5 text-xs font-medium focus-visible:-outline-offset-2';
const HERE =
  'font-semibold text-ink before:absolute before:-top-px before:inset-x-[20%] before:h-[3px] before:bg-accent';

/** The bar at the thumb: four places and the camera; the fourth opens everything else. */
export function PhoneBar({ bar, navigation, counts, current, foot }: Props) {
  const t = useTranslations('common.nav');
  const open = useOpenOver();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const here = bar.find((page) => isCurrent(page, current));
  const place = (page: NavPage) => (
    <AppLink
      key={page.to}
      to={page.to}
      aria-current={page === here ? (page.to === current ? 'page' : 'true') : undefined}
      className={classNames(PLACE, page === here ? HERE : 'text-muted')}
    >
      <page.icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
      <span className="max-w-full truncate px-1">{t(`pages.${page.text}`)}</span>
      <Count count={counts[page.to]} />
    </AppLink>
  );
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-card pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
      data-phone-bar
    >
      <nav aria-label={t('bar')} className="mx-auto grid h-[68px] max-w-xl grid-cols-[1fr_1fr_72px_1fr_1fr]">
        {bar.slice(0, 2).map(place)}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('plus')}
          onClick={() => open('sheet')}
          className="relative mx-auto my-auto flex h-[52px] w-14 items-center justify-center rounded-[10px] bg-accent text-on-accent active:bg-accent-strong"
        >
          <Camera aria-hidden="true" className="size-6" />
          <Plus aria-hidden="true" strokeWidth={3} className="absolute top-1.5 right-1.5 size-3.5" />
        </button>
        {bar.slice(2).map(place)}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
          className={classNames(PLACE, here ? 'text-muted' : HERE)}
        >
          <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
          {t('more')}
        </button>
      </nav>
      {isDrawerOpen ? (
        <Drawer navigation={navigation} current={current} foot={foot} onClose={() => setDrawerOpen(false)} />
      ) : null}
    </div>
  );
}

function Count({ count }: { count: NavCount | undefined }) {
  if (!count || count.count === 0) return null;
  return (
    <span className="absolute top-1.5 left-[calc(50%+4px)] min-w-4 rounded-full bg-accent px-1.5 text-center text-[11px] leading-4 font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{count.count > 99 ? '99+' : count.count}</span>
      <span className="sr-only"> ({count.label})</span>
    </span>
  );
}
