import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/select-field';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { dayIn } from '@/lib/platform/clock/zones';
import { type Clock, figure, shortDay } from '@/lib/platform/i18n/format';
import { hrefFor } from '@/lib/platform/i18n/routes';
import type { EntryPage, LedgerMonth } from '@/lib/sales/credits/types';
import { EntryPurpose } from './entry-purpose';
import { signedFigure } from './signed-figure';

const PAGE = '/dashboard/purchase-checks';
/** Where paging and the choice of a month lead back to. */
const ID = 'ledger';
const CELL = 'px-2! align-top! sm:px-3!';

interface Props {
  page: EntryPage;
  months: LedgerMonth[];
  /** The month that is shown, by its first day; null for all. */
  month: string | null;
  /** Not the newest page. */
  isLater: boolean;
  clock: Clock;
}

/** Every check that came and went, newest first, with what was there after it. */
export function Ledger({ page, months, month, isLater, clock }: Props) {
  const t = useTranslations('credits.ledger');
  const format = useFormatter();
  if (months.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  const kept: Record<string, string> = month ? { month } : {};
  return (
    <section id={ID} className="scroll-mt-20">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mb-3 max-w-[68ch] text-muted">{t('text')}</p>
      {months.length > 1 ? <MonthChoice months={months} month={month} now={clock.now} /> : null}
      <Table label={t('title')} narrow>
        <TableHead>
          <TableRow>
            <TableHeader className="px-2! sm:px-3!">{t('day')}</TableHeader>
            <TableHeader className="px-2! sm:px-3!">{t('what')}</TableHeader>
            <TableHeader numeric className="px-2! sm:px-3!">
              {t('amount')}
            </TableHeader>
            <TableHeader numeric className="px-2! sm:px-3!">
              {t('balance')}
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {page.items.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell className={`${CELL} whitespace-nowrap`}>
                <time dateTime={entry.createdAt.toISOString()}>
                  {shortDay(format, dayIn(clock.timeZone, entry.createdAt), clock.now)}
                </time>
              </TableCell>
              <TableCell className={`${CELL} w-full`}>
                <EntryPurpose entry={entry} now={clock.now} />
              </TableCell>
              <TableCell numeric className={CELL}>
                {signedFigure(entry.amount)}
              </TableCell>
              <TableCell numeric className={`${CELL} font-semibold`}>
                {figure(entry.balance)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isLater || page.next ? (
        <nav aria-label={t('pages')} className="mt-4 flex flex-wrap gap-2">
          {isLater ? (
            <AppLink
              to={PAGE}
              query={kept}
              hash={ID}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('newest')}
            </AppLink>
          ) : null}
          {page.next ? (
            <AppLink
              to={PAGE}
              query={{ ...kept, after: page.next }}
              hash={ID}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('older')}
            </AppLink>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

/** A form that is sent to the same address: it works before, and without, any script. */
function MonthChoice({ months, month, now }: Pick<Props, 'months' | 'month'> & { now: Date }) {
  const t = useTranslations('credits.ledger');
  const format = useFormatter();
  const locale = useAppLocale();
  return (
    <form
      method="get"
      action={`${hrefFor(PAGE, locale)}#${ID}`}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <SelectField
        key={month}
        name="month"
        label={t('month')}
        defaultValue={month ?? ''}
        className="w-full sm:w-72"
        options={[
          { value: '', label: t('allMonths') },
          ...months.map(({ startsOn, endsOn }) => ({
            value: startsOn,
            label: t('monthName', {
              from: shortDay(format, startsOn, now),
              to: shortDay(format, endsOn, now),
            }),
          })),
        ]}
      />
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
    </form>
  );
}
