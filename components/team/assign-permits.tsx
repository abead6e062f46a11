'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AssignList } from './assign-list';
import type { AssignActions, Person } from './assign-types';

interface Props {
  person: Person;
  name: string;
  actions: AssignActions;
  /** What the button is called where its words alone do not say whom it is about. */
  label: string;
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
}

/** Opens the company's permits to tick which are somebody's work. */
export function AssignPermits({ person, name, actions, label, variant = 'quiet', children }: Props) {
  const t = useTranslations('team');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    // The counts on the page below.
    router.refresh();
  };
  return (
    <>
      <Button variant={variant} size="sm" aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open ? (
        <Dialog
          open
          onOpenChange={(next) => !next && close()}
          title={t('assign.title', { name })}
          description={t('assign.text')}
          closeLabel={t('close')}
          footer={
            <Button variant="secondary" onClick={close}>
              {t('assign.done')}
            </Button>
          }
        >
          <AssignList person={person} actions={actions} />
        </Dialog>
      ) : null}
    </>
  );
}
