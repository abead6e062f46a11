'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { OwnMention } from '@/lib/company/notes/view';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';
import type { BellProps } from './bell';
import { NewMark } from './new-mark';

type Pages = Pick<BellProps, 'permitPage' | 'jobPage'>;

interface Props {
  mention: OwnMention;
  clock: Clock;
  pages: Pages;
}

/** A note that names the reader: where, who wrote it, how it begins, and when. */
export function BellMention({ mention, clock, pages }: Props) {
  const t = useTranslations('bell');
  const format = useFormatter();
  const { where, author, text, at, unread } = mention;
  const near = ago(format, at, clock);
  const exact = moment(format, at, clock);
  return (
    <li className="relative flex flex-col gap-1 px-3 py-2.5 hover:bg-sunken/60">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <AppLink
          {...placeOf(mention, pages)}
          className="font-semibold text-link wrap-anywhere after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link"
        >
          {where}
        </AppLink>
        {unread ? <NewMark /> : null}
      </p>
      <p>{author === null ? t('named') : t('namedBy', { author })}</p>
      <p className="line-clamp-2 text-muted wrap-anywhere" dir="auto">
        {text}
      </p>
      <p className="text-xs text-muted">
        <time dateTime={at.toISOString()}>{near === exact ? near : `${near} · ${exact}`}</time>
      </p>
    </li>
  );
}

function placeOf({ projectId, permitId }: OwnMention, { permitPage, jobPage }: Pages) {
  if (projectId === null) return { to: permitPage, params: { id: String(permitId) } };
  return jobPage === '/dashboard/jobs/[id]'
    ? { to: jobPage, params: { id: projectId }, hash: 'notes' }
    : { to: jobPage, params: { project: projectId }, hash: 'comments' };
}
