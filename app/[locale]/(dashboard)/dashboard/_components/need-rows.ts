import type { getFormatter, getTranslations } from 'next-intl/server';
import type { Need, NeedPermit, WaitCost } from '@/lib/company/today/types';
import { daysBetween } from '@/lib/platform/clock/days';
import { dollars, shortDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { sentenceCase, streetCase } from '@/lib/tracking/permits/plain-case';
import { cityDesk } from './city-desk';
import type { NeedRow } from './need-row';

const NEAR_DAYS = 45;

export interface Words {
  t: Awaited<ReturnType<typeof getTranslations<'today'>>>;
  format: Awaited<ReturnType<typeof getFormatter>>;
  locale: Locale;
  today: string;
  now: Date;
}

/** The street as words; the number of the permit where the city gives no address. */
export function streetOf({ address, city, state, permitNumber }: NeedPermit): string {
  return address === null ? permitNumber : streetCase(stripCity(address, city, state));
}

/** The lines of what needs the reader, with one verb each. */
export function needRows(needs: readonly Need[], words: Words): NeedRow[] {
  return needs.map((need) => {
    const { t } = words;
    const link = linkOf(need, words.locale);
    return {
      key: need.key,
      mark: need.mark,
      kind: need.kind,
      status: need.subject.kind === 'permit' ? need.subject.permit.statusBucket : null,
      ...nameOf(need, words),
      what: need.subject.kind === 'task' ? t('what.task') : t(`what.${need.kind}`),
      cost: costOf(need, words),
      when: whenOf(need, words),
      href: link,
      verb: verbOf(need, link, words),
    };
  });
}

function nameOf({ subject }: Need, { locale, t }: Words): { place: string; detail: string } {
  if (subject.kind === 'round')
    return { place: subject.name, detail: t('roundNumber', { round: subject.round }) };
  if (subject.kind === 'task') return { place: subject.title, detail: subject.place ?? '' };
  const { permit } = subject;
  const city = placeLabel(permit.city, permit.state, locale);
  const type = permit.permitType === null ? null : sentenceCase(permit.permitType);
  return { place: streetOf(permit), detail: type === null ? city : `${type}, ${city}` };
}

function linkOf({ subject }: Need, locale: Locale): string {
  if (subject.kind === 'permit')
    return hrefFor('/dashboard/permits/[id]', locale, { id: String(subject.permit.id) });
  if (subject.kind === 'round')
    return hrefFor('/dashboard/permit-checklist/[check]/comments', locale, { check: subject.checkId });
  return `${hrefFor('/dashboard/tasks', locale)}#${subject.taskId}`;
}

/** Why each day here is a day there, where it is not the city's clock. */
const SUBS: Partial<Record<Need['kind'], 'cost.issueSub' | 'cost.visitSub'>> = {
  issue: 'cost.issueSub',
  reinspection: 'cost.visitSub',
};

function costOf({ cost, kind }: Need, { t, locale }: Words): NeedRow['cost'] {
  const amount = (one: Extract<WaitCost, { cents: number }>) => dollars(one.cents);
  if (cost.kind === 'daily')
    return { main: t('cost.daily', { amount: amount(cost) }), sub: t('cost.dailySub') };
  if (cost.kind === 'once') return { main: amount(cost), sub: t('cost.onceSub') };
  if (cost.kind === 'day_for_day')
    return { main: t('cost.dayForDay'), sub: t(SUBS[kind] ?? 'cost.answerSub') };
  if (kind === 'stopped')
    return {
      main: t('cost.unset'),
      sub: t('cost.unsetSub'),
      href: `${hrefFor('/dashboard/company', locale)}#day-cost`,
    };
  if (kind === 'task') return { main: '', sub: '' };
  return { main: t('cost.unknown'), sub: kind === 'expires' ? t('cost.lapseUnknown') : '' };
}

function whenOf({ since, until }: Need, { t, format, today, now }: Words): NeedRow['when'] {
  const days = since === null ? null : Math.max(0, daysBetween(since, today));
  const left = until === null ? null : daysBetween(today, until);
  const end =
    until === null || left === null
      ? ''
      : t(left < 0 ? 'when.over' : 'when.until', { date: shortDay(format, until, now) });
  return {
    main: days === null ? end || t('when.unknown') : t('when.days', { days }),
    sub: days === null ? '' : end,
    isNear: left !== null && left <= NEAR_DAYS,
  };
}

function verbOf({ kind, subject }: Need, href: string, { t }: Words): NeedRow['verb'] {
  const inside = (text: string) => ({ text, href, isOutside: false, isCall: false });
  if (subject.kind !== 'permit') return inside(t(subject.kind === 'round' ? 'verb.answer' : 'verb.open'));
  const { permit } = subject;
  const desk = cityDesk(permit);
  const call = (text: string) =>
    desk.phone ? { text, href: `tel:${desk.phone}`, isOutside: false, isCall: true } : inside(t('verb.open'));
  if (kind === 'stopped' || kind === 'hold') return call(t('verb.ask'));
  if (kind === 'answer' || kind === 'corrections') return inside(t('verb.answer'));
  const site = permit.link ?? desk.portal;
  const text = t(VERBS[kind] ?? 'verb.book');
  return site ? { text, href: site, isOutside: true, isCall: false } : call(text);
}

/** What is done at the city's own site, where it is not the final inspection that is booked. */
const VERBS: Partial<Record<Need['kind'], 'verb.pay' | 'verb.inspect' | 'verb.renew'>> = {
  issue: 'verb.pay',
  reinspection: 'verb.inspect',
  renewal: 'verb.renew',
};
