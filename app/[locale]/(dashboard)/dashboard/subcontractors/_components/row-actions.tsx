'use client';

import { MailX, Pencil, Send, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import { useRun } from '@/components/permits/use-run';
import { AssignPermits } from '@/components/team/assign-permits';
import { type RowAction, RowMenu } from '@/components/team/row-menu';
import { toast } from '@/components/ui/toast';
import type { Subcontractor } from '@/lib/company/subcontractors/view';
import { SubcontractorDialog } from './subcontractor-dialog';
import type { SubcontractorActions } from './types';

interface Props {
  subcontractor: Subcontractor;
  /** The company that reads. */
  company: string;
  actions: SubcontractorActions;
}

/** What can be done with one subcontractor: the frequent thing as a button, the rest in a menu. */
export function RowActions({ subcontractor, company, actions }: Props) {
  const t = useTranslations('subcontractors');
  const { run } = useRun();
  const [dialog, setDialog] = useState<'edit' | 'again' | 'revoke' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const { id, companyName: name, email, state, invitationId } = subcontractor;
  const menu: RowAction[] = [{ text: t('edit'), icon: Pencil, onSelect: () => setDialog('edit') }];
  if (invitationId) {
    menu.push(
      {
        text: t('resend'),
        icon: Send,
        onSelect: () =>
          run(
            () => actions.resend({ invitationId }),
            () => toast.success(t('resent', { email })),
          ),
      },
      { text: t('revoke'), icon: MailX, onSelect: () => setDialog('revoke') },
    );
  }
  if (state === 'revoked') menu.push({ text: t('again'), icon: Send, onSelect: () => setDialog('again') });
  menu.push({ text: t('remove'), icon: Trash2, danger: true, onSelect: () => setDialog('remove') });
  return (
    <div className="flex items-center gap-1">
      <AssignPermits
        person={{ subcontractorId: id }}
        name={name}
        actions={actions.assigning}
        label={t('assignTo', { name })}
        variant="secondary"
      >
        {t('assign')}
      </AssignPermits>
      <RowMenu label={t('menu', { name })} actions={menu} />
      {dialog === 'edit' || dialog === 'again' ? (
        <SubcontractorDialog
          task={{ kind: dialog === 'edit' ? 'edit' : 'invite', known: subcontractor }}
          actions={actions}
          onClose={close}
        />
      ) : null}
      {dialog === 'revoke' && invitationId ? (
        <ConfirmAction
          title={t('revokeTitle', { name })}
          text={t('revokeText', { email })}
          verb={t('revokeConfirm')}
          done={t('revoked', { name })}
          run={() => actions.revoke({ invitationId })}
          onClose={close}
        />
      ) : null}
      {dialog === 'remove' ? (
        <ConfirmAction
          title={t('removeTitle', { name })}
          text={t('removeText', { name, company })}
          verb={t('removeConfirm')}
          done={t('removed', { name })}
          run={() => actions.remove({ subcontractorId: id })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
