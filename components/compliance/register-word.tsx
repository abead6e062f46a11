import { Check, CircleHelp, Clock as ClockIcon, XCircle } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { type Clock, calendarDay, moment } from '@/lib/platform/i18n/format';
import type { Answer, Cover, LicenceWord, RegisterView, Verdict } from '@/lib/tracking/registers/types';

const LOOKS: Record<LicenceWord, { icon: typeof Check; colour: string }> = {
  active: { icon: Check, colour: 'text-issued' },
  suspended: { icon: XCircle, colour: 'text-stopped' },
  inactive: { icon: XCircle, colour: 'text-stopped' },
  expired: { icon: XCircle, colour: 'text-stopped' },
  ended: { icon: XCircle, colour: 'text-stopped' },
  not_listed: { icon: CircleHelp, colour: 'text-pending' },
  unknown: { icon: CircleHelp, colour: 'text-pending' },
};

/** What a state's register says of a licence: the word, what stands behind it, of which day, and where. */
export function RegisterWord({ answer: { register, verdict }, clock }: { answer: Answer; clock: Clock }) {
  const t = useTranslations('licences');
  const format = useFormatter();
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-sm">
      {verdict ? <Standing verdict={verdict} register={register} /> : null}
      <p className="text-muted wrap-anywhere">
        <a
          href={register.landing}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link underline underline-offset-4"
        >
          {t('source', { authority: register.authority })}
        </a>
        {' · '}
        {register.asOf ? t('asOf', { at: moment(format, register.asOf, clock) }) : t('notRead')}
        {register.isSample ? ` · ${t('sample')}` : null}
      </p>
      {register.isHeld ? (
        <p className="flex items-start gap-1.5">
          <ClockIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pending" />
          <span>{t('held')}</span>
        </p>
      ) : null}
    </div>
  );
}

function Standing({ verdict, register }: { verdict: Verdict; register: RegisterView }) {
  const t = useTranslations('licences');
  const { word, name, nameAgrees, isListedTwice, insurance, bond } = verdict;
  // A stranger's licence says nothing good of whoever was asked about.
  const isOther = nameAgrees === false;
  const { icon: Icon, colour } = isOther ? LOOKS.unknown : LOOKS[word];
  return (
    <>
      <p className={classNames('flex items-start gap-1.5 font-semibold', colour)}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          <Word verdict={verdict} lists={register.lists} />
        </span>
      </p>
      {isOther ? <p>{t('otherName', { name: name ?? '' })}</p> : null}
      {isListedTwice ? <p>{t('twice')}</p> : null}
      {insurance || bond ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {insurance ? <CoverLine kind="insurance" cover={insurance} /> : null}
          {bond ? <CoverLine kind="bond" cover={bond} /> : null}
        </ul>
      ) : null}
    </>
  );
}

function Word({ verdict: { word, said, day }, lists }: { verdict: Verdict; lists: RegisterView['lists'] }) {
  const t = useTranslations('licences.words');
  const format = useFormatter();
  const on = day === null ? null : calendarDay(format, day);
  switch (word) {
    case 'active':
      return on === null ? t('active') : t('activeUntil', { day: on });
    case 'suspended':
      return on === null ? t('suspended') : t('suspendedSince', { day: on });
    case 'expired':
      return on === null ? t('expired') : t('expiredOn', { day: on });
    case 'inactive':
    case 'ended':
      return t(word);
    case 'unknown':
      return said === null ? t('unknownNothing') : t('unknown', { said });
    case 'not_listed':
      return t(lists === 'active' ? 'notInActive' : 'notInAll');
  }
}

function CoverLine({ kind, cover: { word, day } }: { kind: 'insurance' | 'bond'; cover: Cover }) {
  const t = useTranslations('licences.covers');
  const format = useFormatter();
  const on = day === null ? null : calendarDay(format, day);
  const isGood = word === 'in_force';
  const Icon = isGood ? Check : XCircle;
  return (
    <li className={classNames('flex items-start gap-1.5', isGood ? undefined : 'font-semibold text-stopped')}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', isGood && 'text-issued')} />
      {on !== null && word === 'in_force'
        ? t(`${kind}.in_forceUntil`, { day: on })
        : on !== null && word === 'lapsed'
          ? t(`${kind}.lapsedOn`, { day: on })
          : t(`${kind}.${word}`)}
    </li>
  );
}
