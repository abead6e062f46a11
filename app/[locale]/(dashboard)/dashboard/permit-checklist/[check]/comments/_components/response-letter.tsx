import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import type { Round, RoundComment } from '@/lib/checking/checks/round-types';
import { calendarDay } from '@/lib/platform/i18n/format';
import { PrintButton } from '../../../_components/print-button';

interface Props {
  check: { id: string; address: string; type: string; place: string };
  company: string;
  round: Round;
  today: string;
}

/** The written answer cities ask for: each comment with what was done about it, in the city's order. */
export function ResponseLetter({ check, company, round, today }: Props) {
  const t = useTranslations('rounds.letter');
  const format = useFormatter();
  const locale = useAppLocale();
  const comments = round.groups.flatMap((group) => group.comments).sort((a, b) => a.number - b.number);
  const { number } = round;
  return (
    <article data-letter className="flex max-w-4xl flex-col gap-6">
      <div className="flex flex-wrap gap-2 print:hidden">
        <PrintButton label={t('print')} />
        <a
          href={`/api/v1/check-rounds/${round.id}?lang=${locale}`}
          download
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('csv')}
        </a>
        <AppLink
          to="/dashboard/permit-checklist/[check]/comments"
          params={{ check: check.id }}
          query={{ round: String(number) }}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {t('back')}
        </AppLink>
      </div>
      {round.counts.open > 0 ? (
        <Alert tone="warning" className="print:hidden">
          {t('open', { count: round.counts.open })}
        </Alert>
      ) : null}
      <h1 className="text-3xl">{t('title', { number })}</h1>
      <DescriptionList
        items={[
          { term: t('address'), detail: check.address },
          { term: t('from'), detail: company },
          { term: t('date'), detail: calendarDay(format, today) },
          { term: t('received'), detail: calendarDay(format, round.receivedOn) },
          ...(round.reviewer ? [{ term: t('reviewer'), detail: round.reviewer }] : []),
        ]}
      />
      <p className="-mt-3 text-muted">{t('of', { type: check.type, place: check.place })}</p>
      {comments.length === 0 ? <p>{t('none')}</p> : null}
      <ol className="divide-y divide-line border-y border-line">
        {comments.map((comment) => (
          <Item key={comment.id} comment={comment} />
        ))}
      </ol>
    </article>
  );
}

function Item({ comment }: { comment: RoundComment }) {
  const t = useTranslations('rounds');
  const { number, discipline, comment: words, answer, sheet, version } = comment;
  const where = [sheet, version].filter(Boolean).join(' · ');
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-2 py-4 sm:grid-cols-2 print:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-muted wrap-anywhere">
          {t('columns.number')} {number}
          {discipline ? ` · ${discipline}` : null}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-muted">{t('letter.response')}</p>
        <p className="whitespace-pre-line wrap-anywhere">{answer ?? t('noAnswer')}</p>
        {where ? (
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {t('letter.where')}: {where}
          </p>
        ) : null}
      </div>
    </li>
  );
}
