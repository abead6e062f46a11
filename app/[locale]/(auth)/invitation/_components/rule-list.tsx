'use client';

import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import {
  INVITATION_PASSWORD_RULES,
  type InvitationPasswordRule,
} from '@/lib/company/invitations/password-rules';

/** The rules in the order the list shows them. */
export const RULES = Object.keys(INVITATION_PASSWORD_RULES) as InvitationPasswordRule[];

const SPECIALS = '!@#$%^&*(),.?":{}|<>';

/** The rules, each turning green with a check mark as it is met; how many are is read out. */
export function RuleList({
  id,
  met,
  matches,
}: {
  id: string;
  met: ReadonlySet<InvitationPasswordRule>;
  /** Both passwords are there and the same. */
  matches: boolean;
}) {
  const t = useTranslations('invitation.rules');
  const rules = [
    ...RULES.map((rule) => ({
      name: rule,
      isMet: met.has(rule),
      text: rule === 'special' ? t('special', { characters: SPECIALS }) : t(rule),
    })),
    { name: 'match', isMet: matches, text: t('match') },
  ];
  const count = rules.filter(({ isMet }) => isMet).length;
  return (
    <div id={id} className="flex flex-col gap-2 rounded-md border border-line bg-sunken px-4 py-3 text-sm">
      <p aria-live="polite" className="font-semibold">
        {t('count', { met: count, total: rules.length })}
      </p>
      <ul className="flex flex-col gap-1.5">
        {rules.map(({ name, isMet, text }) => {
          const Icon = isMet ? Check : Circle;
          return (
            <li
              key={name}
              data-met={isMet}
              className={classNames('flex items-start gap-2', isMet ? 'text-issued' : 'text-muted')}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {text}
                <span className="sr-only">: {t(isMet ? 'met' : 'open')}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
