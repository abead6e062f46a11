'use client';

import { useTranslations } from 'next-intl';
import {
  INSPECTION_NEWS,
  TOLD_MAIL,
  TRIGGER_KINDS,
  type Trigger,
  type TriggerKind,
} from '@/lib/company/workflows/types';
import type { Choices } from '@/lib/company/workflows/view';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { Choice, Line, NumberSlot } from './slots';

/** What each trigger begins with. */
function usual(kind: TriggerKind, choices: Choices): Trigger {
  switch (kind) {
    case 'status':
      return { kind, to: 'issued' };
    case 'still':
      return { kind, days: 14 };
    case 'inspection':
      return { kind, news: 'failed' };
    case 'task_due':
      return { kind, days: 1 };
    case 'permit_ends':
      return { kind, days: 60 };
    case 'paper_ends':
      return { kind, days: 30 };
    case 'licence_changed':
    case 'check_fault':
      return { kind };
    case 'mail':
      return { kind, mailKind: null };
    case 'lead':
      return { kind, searchId: choices.searches[0]?.id ?? '' };
  }
}

interface Props {
  trigger: Trigger;
  choices: Choices;
  error: string | undefined;
  onChange: (trigger: Trigger) => void;
}

const ANY = 'any';

export function TriggerLine({ trigger, choices, error, onChange }: Props) {
  const t = useTranslations('workflows');
  const status = useTranslations('common.status');
  const mailKinds = useTranslations('cityMail.kinds');
  return (
    <Line lead={t('words.when')} error={error}>
      <Choice
        label={t('trigger.label')}
        value={trigger.kind}
        options={TRIGGER_KINDS.map((id) => ({ id, name: t(`trigger.kinds.${id}`) }))}
        onChange={(kind) => onChange(usual(kind, choices))}
      />
      {trigger.kind === 'status' ? (
        <Choice
          label={t('trigger.status')}
          value={trigger.to ?? ANY}
          options={[
            { id: ANY, name: t('trigger.anyStatus') },
            ...STATUS_BUCKETS.map((id) => ({ id, name: status(id) })),
          ]}
          onChange={(to) =>
            onChange({ kind: 'status', to: STATUS_BUCKETS.find((bucket) => bucket === to) ?? null })
          }
        />
      ) : null}
      {trigger.kind === 'inspection' ? (
        <Choice
          label={t('trigger.news')}
          value={trigger.news}
          options={INSPECTION_NEWS.map((id) => ({ id, name: t(`trigger.newsNames.${id}`) }))}
          onChange={(news) => onChange({ kind: 'inspection', news })}
        />
      ) : null}
      {'days' in trigger ? (
        <>
          <NumberSlot
            label={t('trigger.days')}
            value={trigger.days}
            min={trigger.kind === 'task_due' ? 0 : 1}
            max={365}
            onChange={(days) => onChange({ ...trigger, days })}
          />
          <span>{t('trigger.daysUnit', { days: trigger.days })}</span>
        </>
      ) : null}
      {trigger.kind === 'mail' ? (
        <Choice
          label={t('trigger.mail')}
          value={trigger.mailKind ?? ANY}
          options={[
            { id: ANY, name: t('trigger.anyMail') },
            ...TOLD_MAIL.map((id) => ({ id, name: mailKinds(id) })),
          ]}
          onChange={(kind) =>
            onChange({ kind: 'mail', mailKind: TOLD_MAIL.find((one) => one === kind) ?? null })
          }
        />
      ) : null}
      {trigger.kind === 'lead' ? (
        <Choice
          label={t('trigger.search')}
          value={trigger.searchId}
          options={choices.searches}
          empty={t('trigger.noSearch')}
          onChange={(searchId) => onChange({ kind: 'lead', searchId })}
        />
      ) : null}
    </Line>
  );
}
