'use client';

import { PenLine } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import type { WriteDownDialogProps } from './write-down-dialog';

const WriteDownDialog = dynamic(() =>
  loadPart(() => import('./write-down-dialog').then((module) => module.WriteDownDialog)),
);

interface WriteDownProps extends Omit<WriteDownDialogProps, 'onClose'> {
  isOpen: boolean;
}

/** A button that writes down a permit of any place. */
export function WriteDown({ isOpen, ...dialog }: WriteDownProps) {
  const t = useTranslations('permits.byHand');
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
        <PenLine aria-hidden="true" className="size-4" />
        {t('button')}
      </Button>
      {open ? <WriteDownDialog {...dialog} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
