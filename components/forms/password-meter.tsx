'use client';

import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { PASSWORD_CHECKS, passwordStrength } from '@/lib/identity/accounts/password-strength';

const LOOKS = {
  weak: { bar: 'bg-stopped', text: 'text-stopped' },
  medium: { bar: 'bg-action', text: 'text-action' },
  strong: { bar: 'bg-issued', text: 'text-issued' },
} as const;

export interface PasswordMeterProps {
  password: string;
  /** Known to be among the first that are guessed: weak, whatever it is made of. */
  isCommon?: boolean;
}

/** How strong a password is, and which of the five checks it passes, as it is typed. */
export function PasswordMeter({ password, isCommon = false }: PasswordMeterProps) {
  const t = useTranslations('auth.strength');
  const { strength: byChecks, passed, count } = passwordStrength(password);
  const strength = isCommon ? 'weak' : byChecks;
  const filled = isCommon ? 1 : count;
  const look = LOOKS[strength];
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex items-center gap-3">
        <div aria-hidden="true" className="grid flex-1 grid-cols-5 gap-1">
          {PASSWORD_CHECKS.map((check, index) => (
            <span
              key={check}
              className={classNames('h-1.5 rounded-sm', index < filled ? look.bar : 'bg-line')}
            />
          ))}
        </div>
        <p
          aria-live="polite"
          className={classNames('font-semibold', password === '' ? 'text-muted' : look.text)}
        >
          {password === '' ? t('label') : t(isCommon ? 'common' : strength)}
        </p>
      </div>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {PASSWORD_CHECKS.map((check) => (
          <li
            key={check}
            className={classNames('flex items-center gap-2', passed[check] ? 'text-issued' : 'text-muted')}
          >
            {passed[check] ? (
              <Check aria-hidden="true" className="size-4 shrink-0" />
            ) : (
              <Circle aria-hidden="true" className="size-4 shrink-0" />
            )}
            <span>
              {t(`checks.${check}`)}
              <span className="sr-only">{passed[check] ? `: ${t('met')}` : `: ${t('open')}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
