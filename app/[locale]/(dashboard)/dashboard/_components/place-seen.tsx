'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';

export type PlaceSeenAction = (input: { permitIds: number[]; until: Date }) => Promise<Answer>;

interface Props {
  place: string;
  permitIds: number[];
  /** The newest that was shown: what came since stays new. */
  until: Date;
  action: PlaceSeenAction;
}

/** Has seen what moved at one address; `E` while the keyboard or the pointer is in its row. */
export function PlaceSeen({ place, permitIds, until, action }: Props) {
  const t = useTranslations('today');
  const { run, pending } = useRun();
  const button = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState(false);
  const press = () => {
    const row = button.current?.closest('li');
    run(
      () => action({ permitIds, until }),
      () => {
        setDone(true);
        (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a')?.focus();
      },
    );
  };
  // All rows register the key; the one somebody is in acts.
  const isHere = () => button.current?.closest('li')?.matches(':hover, :focus-within') === true;
  useCommands([
    {
      id: `seen.${permitIds.join('.')}`,
      title: t('seen.title'),
      group: 'open',
      keys: 'e',
      keyOnly: true,
      run: () => findHere()?.click(),
    },
  ]);
  const findHere = (): HTMLButtonElement | null =>
    isHere()
      ? button.current
      : document.querySelector<HTMLButtonElement>(
          '[data-place]:focus-within [data-seen], [data-place]:hover [data-seen]',
        );
  return (
    <Button
      ref={button}
      data-seen
      variant="quiet"
      size="sm"
      pending={pending}
      disabled={done}
      onClick={press}
      title={t('seen.title')}
      className="px-2! text-muted!"
    >
      <Check aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('seen.of', { place })}</span>
    </Button>
  );
}
