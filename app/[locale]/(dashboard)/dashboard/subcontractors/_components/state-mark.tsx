'use client';

import { CircleCheck, CircleDashed, Clock as ClockIcon, Hourglass } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { SubcontractorState } from '@/lib/company/subcontractors/types';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';

const LOOKS = {
  active: { icon: CircleCheck, colour: 'text-issued' },
  invited: { icon: ClockIcon, colour: 'text-pending' },
  expired: { icon: Hourglass, colour: 'text-action' },
  revoked: { icon: CircleDashed, colour: 'text-unknown' },
} as const;

interface Props {
  state: SubcontractorState;
  /** Since when they are in, or until when their link works. */
  at: Date | null;
  clock: Clock;
}

/** Whether a subcontractor is in: a word, an icon and a colour. */
export function StateMark({ state, at, clock }: Props) {
  const t = useTranslations('subcontractors');
  const format = useFormatter();
  const { icon: Icon, colour } = LOOKS[state];
  const when = at ? (state === 'active' ? ago(format, at, clock) : moment(format, at, clock)) : null;
  return (
    <div className="text-sm">
      <p className={classNames('flex items-center gap-1.5 font-semibold', colour)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {t(`states.${state}`)}
      </p>
      {state === 'revoked' ? (
        <p className="text-muted">{t('stateTexts.revoked')}</p>
      ) : when === null ? null : (
        <p className="text-muted">{t(`stateTexts.${state}`, { when })}</p>
      )}
    </div>
  );
}
