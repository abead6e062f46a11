'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { Workflow } from '@/lib/company/workflows/view';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import { OnOff } from './on-off';

interface Props {
  workflow: Workflow | null;
  version: number;
  isChanged: boolean;
  /** This version's dry run is on the screen. */
  isShown: boolean;
  isRead: boolean;
  clock: Clock;
  pending: boolean;
  onRead: (isRead: boolean) => void;
  onTurn: (on: boolean) => void;
  onDelete: () => void;
}

/** Whether it is on, and what it takes to switch it on. */
export function Standing(props: Props) {
  const { workflow, version, isChanged, isShown, isRead, clock, pending, onRead, onTurn, onDelete } = props;
  const t = useTranslations('workflows');
  const format = useFormatter();
  if (!workflow) return <p className="text-sm text-muted">{t('state.unsaved')}</p>;
  const isOn = workflow.isOn && workflow.version === version;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <OnOff isOn={isOn} />
        <span className="text-sm text-muted">{t('state.version', { version })}</span>
      </p>
      {isOn && workflow.onSince ? (
        <>
          <p className="text-sm">
            {t('state.on', {
              at: moment(format, workflow.onSince, clock),
              keeper: workflow.keeper ?? t('state.nobody'),
            })}
          </p>
          <p className="text-sm text-muted">{t('state.changed')}</p>
          <Button variant="secondary" disabled={pending} onClick={() => onTurn(false)}>
            {t('turnOff')}
          </Button>
        </>
      ) : (
        <>
          {isShown && !isChanged ? (
            <CheckboxField
              label={t('read')}
              checked={isRead}
              onChange={({ target }) => onRead(target.checked)}
            />
          ) : (
            <p className="text-sm text-muted">{t('state.untried')}</p>
          )}
          <Button disabled={pending || !isShown || isChanged || !isRead} onClick={() => onTurn(true)}>
            {t('turnOn')}
          </Button>
        </>
      )}
      <Button variant="quiet" size="sm" onClick={onDelete}>
        {t('delete')}
      </Button>
    </div>
  );
}
