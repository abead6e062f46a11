'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SubcontractorDialog } from './subcontractor-dialog';
import type { SubcontractorActions } from './types';

export function InviteSubcontractor({ actions }: { actions: Pick<SubcontractorActions, 'invite' | 'save'> }) {
  const t = useTranslations('subcontractors.invite');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('button')}</Button>
      {open ? (
        <SubcontractorDialog task={{ kind: 'invite' }} actions={actions} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
