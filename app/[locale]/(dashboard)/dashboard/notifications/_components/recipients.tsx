'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { readablePhone } from '@/lib/company/notifications/phone';
import type { Recipient } from '@/lib/company/notifications/view';
import type { Clock } from '@/lib/platform/i18n/format';
import { AddRecipientDialog, type AddRecipientProps } from './add-recipient-dialog';
import {
  ChangeRecipientDialog,
  type ChangeRecipientProps,
  type CompanyChoices,
} from './change-recipient-dialog';
import { RecipientMarks } from './recipient-marks';

interface Props {
  recipients: Recipient[];
  limit: number;
  reaches: AddRecipientProps['reaches'];
  readOnly: boolean;
  add: AddRecipientProps['add'];
  remove: (input: { recipientId: string }) => Promise<Answer>;
  change: ChangeRecipientProps['change'];
  company: CompanyChoices;
  clock: Clock;
}

export function Recipients(props: Props) {
  const { recipients, limit, reaches, readOnly, add, remove, change, company, clock } = props;
  const t = useTranslations('notifications.recipients');
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Recipient | null>(null);
  const [changing, setChanging] = useState<Recipient | null>(null);
  const full = recipients.length >= limit;
  return (
    <Card as="section" flush>
      <CardHeader
        className="mb-0! px-4 pt-4 pb-3 sm:px-6 sm:pt-6"
        title={t('title')}
        description={t('used', { used: recipients.length, limit })}
        actions={
          readOnly || full ? null : (
            <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )
        }
      />
      {recipients.length === 0 ? <p className="px-4 pb-4 text-muted sm:px-6">{t('empty')}</p> : null}
      <ul className="divide-y divide-line border-t border-line">
        {recipients.map((recipient) => (
          <li
            key={recipient.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-6"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                {recipient.name}
                {recipient.isPrimary ? (
                  <span className="rounded-sm border border-line px-1.5 text-xs font-medium text-muted">
                    {t('primary')}
                  </span>
                ) : null}
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                {recipient.email ?? t('noEmail')} ·{' '}
                {recipient.phone ? readablePhone(recipient.phone) : t('noPhone')}
              </p>
              <RecipientMarks recipient={recipient} clock={clock} />
            </div>
            {readOnly ? null : (
              <div className="-ml-3 flex">
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('changeNamed', { name: recipient.name })}
                  onClick={() => setChanging(recipient)}
                >
                  {t('change')}
                </Button>
                {recipient.isPrimary ? null : (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('removeNamed', { name: recipient.name })}
                    onClick={() => setLeaving(recipient)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {full && !readOnly ? (
        <p className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">{t('full', { limit })}</p>
      ) : null}
      {adding ? <AddRecipientDialog reaches={reaches} add={add} onClose={() => setAdding(false)} /> : null}
      {changing ? (
        <ChangeRecipientDialog
          recipient={changing}
          company={company}
          clock={clock}
          change={change}
          onClose={() => setChanging(null)}
        />
      ) : null}
      {leaving ? <RemoveDialog recipient={leaving} remove={remove} onClose={() => setLeaving(null)} /> : null}
    </Card>
  );
}

interface RemoveProps {
  recipient: Recipient;
  remove: Props['remove'];
  onClose: () => void;
}

function RemoveDialog({ recipient: { id, name }, remove, onClose }: RemoveProps) {
  const t = useTranslations('notifications.recipients');
  const { run, pending } = useRun();
  const confirm = () =>
    run(
      () => remove({ recipientId: id }),
      () => {
        onClose();
        toast(t('removed', { name }));
      },
    );
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText', { name })}
      verb={t('removeConfirm')}
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
