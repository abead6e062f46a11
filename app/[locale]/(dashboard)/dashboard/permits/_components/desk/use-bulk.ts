'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { toast } from '@/components/ui/toast';
import type { DeskAddress } from '@/lib/company/desk/address';
import type { DeskBulk } from '@/lib/company/desk/desk';
import { writeFilter } from '@/lib/company/desk/language/parse';
import type { BulkAction } from '@/lib/company/desk/types';
import { MOST_CHOSEN } from '@/lib/company/desk/types';
import type { DeskActions, DeskData } from './data';
import type { Selection } from './use-selection';

const UNDO_MS = 10_000;
const LOOK_MS = 1_500;

/** Begins actions, says what they did with the way back, and follows those that take a while. */
export function useBulk(data: DeskData, address: DeskAddress, actions: DeskActions) {
  const t = useTranslations('desk.bulk');
  const router = useRouter();
  const { run } = useRun();
  const [own, setOwn] = useState<DeskBulk[]>([]);
  const [last, setLast] = useState<string | null>(null);

  const known = new Map([...data.desk.bulks, ...own].map((bulk) => [bulk.id, bulk]));
  const open = [...known.values()].filter(({ state }) => state === 'running' || state === 'undoing');

  const undo = (bulkId: string) =>
    run(
      () => actions.undoBulk({ bulkId }),
      (bulk) => {
        setLast(null);
        if (bulk.state === 'undoing') setOwn((all) => [...all.filter(({ id }) => id !== bulk.id), bulk]);
        else toast(t('undone', { count: bulk.done }));
      },
    );
  const say = (bulk: DeskBulk) => {
    setLast(bulk.id);
    toast.success(t(`did.${bulk.action.verb}`, { count: bulk.changed }), {
      duration: UNDO_MS,
      ...(bulk.changed > 0 ? { action: { label: t('undo'), onClick: () => undo(bulk.id) } } : {}),
    });
  };
  const act = (action: BulkAction, selection: Pick<Selection, 'all' | 'ids' | 'clear'>) => {
    // Named once for each press: an answer that is lost and asked for again is one action.
    const startKey = crypto.randomUUID();
    const input = {
      action,
      query: writeFilter(address.filter),
      chosen: selection.all ? null : [...selection.ids].slice(0, MOST_CHOSEN),
      startKey,
    };
    run(
      () => actions.startBulk(input),
      (bulk) => {
        selection.clear();
        if (bulk.state === 'running') setOwn((all) => [...all, bulk]);
        else say(bulk);
      },
    );
  };
  const stop = (bulkId: string) => run(() => actions.stopBulk({ bulkId }));

  const followed = open.map(({ id }) => id).join(' ');
  const look = useEffectEvent(async () => {
    for (const bulkId of followed.split(' ')) {
      const answer = await actions.readBulk({ bulkId }).catch(() => null);
      if (!answer?.ok) continue;
      const bulk = answer.data;
      const isOpen = bulk.state === 'running' || bulk.state === 'undoing';
      setOwn((all) => [...all.filter(({ id }) => id !== bulk.id), bulk]);
      if (isOpen) continue;
      if (bulk.state === 'undone') toast(t('undone', { count: bulk.done }));
      else say(bulk);
      router.refresh();
    }
  });
  useEffect(() => {
    if (followed === '') return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [followed]);
  return { act, undoLast: last === null ? null : () => undo(last), stop, open };
}
