'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { FindingView } from './result-types';
import { useCorrections } from './use-corrections';

interface Props {
  finding: FindingView;
  /** Called once it is answered. */
  onDone?: () => void;
  /** At the foot of a phone's screen: buttons as wide as the thumb reaches. */
  foot?: boolean;
}

/** "Which one is right?" with the values that disagree; the other paper is what is to be corrected then. */
export function PickAnswer({ finding, onDone, foot = false }: Props) {
  const t = useTranslations('checks.pick');
  const { state, pending } = useCorrections();
  const { picks } = finding;
  const isChoice = picks.length > 1;
  return (
    <fieldset className={classNames('flex min-w-0 flex-col gap-2', foot && 'flex-1')}>
      <legend className={classNames('mb-2 text-sm text-muted', foot && 'sr-only')}>
        {t(isChoice ? 'which' : 'said')}
      </legend>
      <div className={classNames('gap-2', foot ? 'grid grid-cols-1' : 'flex flex-wrap items-center')}>
        {picks.map(({ fact, value, label }) => (
          <Button
            key={`${fact} ${value}`}
            variant="secondary"
            size={foot ? 'md' : 'sm'}
            pending={pending}
            className="max-w-full text-left"
            onClick={() => state({ [fact]: value }, onDone)}
          >
            <Check aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{isChoice ? label : t('instead', { value: label })}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
