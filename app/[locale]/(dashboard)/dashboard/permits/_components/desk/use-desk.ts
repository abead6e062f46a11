'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useState, useTransition } from 'react';
import { pageAddress } from '@/components/layout/page-address';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type DeskAddress, stateText, writeAddress } from '@/lib/company/desk/address';
import type { ColumnChoice } from '@/lib/company/desk/columns';
import type { DeskData } from './data';

export type Go = (change: Partial<DeskAddress>) => void;

/** An address in full: a view's filter stands in it even where it is empty, so that it is not filled in again. */
export function deskQuery(address: DeskAddress): Record<string, string> {
  const query = writeAddress(address);
  return address.view === '' ? query : { ...query, q: query.q ?? '' };
}

/**
 * The page's address as its state. What asks for other permits is a new page; what only arranges them, as columns or
 * what is open, changes the address in place.
 */
export function useDesk(data: DeskData) {
  const router = useRouter();
  const locale = useAppLocale();
  const [pending, start] = useTransition();
  const [address, setShown] = useOptimistic(data.address);
  const [own, setOwn] = useState<{ of: DeskAddress; columns: ColumnChoice[]; open: number | null }>({
    of: data.address,
    columns: data.address.columns,
    open: data.address.open,
  });
  const known = stateText(own.of) === stateText(data.address);
  const columns = known ? own.columns : data.address.columns;
  const open = known || own.of.view === data.address.view ? own.open : data.address.open;
  const shown: DeskAddress = { ...address, columns, open };
  const hrefOf = (next: DeskAddress) =>
    pageAddress({ to: '/dashboard/permits', query: deskQuery(next) }, locale);

  const go: Go = (change) => {
    const next = { ...shown, ...change };
    start(() => {
      setShown(next);
      router.push(hrefOf(next), { scroll: false });
    });
  };
  const arrange = (change: { columns?: ColumnChoice[]; open?: number | null }) => {
    const next = { ...shown, ...change };
    setOwn({ of: data.address, columns: next.columns, open: next.open });
    window.history.replaceState(null, '', hrefOf(next));
  };
  return { address: shown, pending, go, arrange, hrefOf };
}
