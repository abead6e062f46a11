import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isValidElement, type ReactElement } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { dollars } from '@/lib/platform/i18n/format';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';

export interface LockedPageProps {
  company: string;
  title: string;
  /** What the page does. */
  text: string;
  points: readonly string[];
  /** The smallest plan that opens it. */
  tier: Tier;
  /** What would stand here: a picture of it, or rows that are made up. */
  example: ExampleRows | ReactElement;
}

/** Each row is marked as made up. The first column names the row. */
interface ExampleRows {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A page the plan does not open: what it does, what it looks like, which plan opens it and for how much. */
export function LockedPage({ company, title, text, points, tier, example }: LockedPageProps) {
  const t = useTranslations('locked');
  const plans = useTranslations('home.plans.names');
  const plan = plans(tier);
  return (
    <>
      <PageHeader eyebrow={company} title={title} description={text} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <figure className="flex min-w-0 flex-col gap-2 lg:order-first">
          {isValidElement(example) ? (
            example
          ) : (
            <Example {...example} label={t('exampleOf', { page: title })} />
          )}
          <figcaption className="text-sm text-muted">
            {t(isValidElement(example) ? 'pictureNote' : 'exampleNote')}
          </figcaption>
        </figure>
        <Card as="section" beam className="flex flex-col gap-4 max-lg:order-first">
          <div>
            <h2 className="text-xl">{t('opensWith', { plan })}</h2>
            <p className="text-muted">{t('price', { price: dollars(PLANS[tier].priceCents) })}</p>
          </div>
          <ul className="flex flex-col gap-2">
            {points.map((point) => (
              <li key={point} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-issued" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <AppLink to="/pricing" className={buttonClass()}>
            {t('plans')}
          </AppLink>
        </Card>
      </div>
    </>
  );
}

function Example({ label, columns, rows }: ExampleRows & { label: string }) {
  const t = useTranslations('locked');
  return (
    <Table label={label} narrow>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableHeader key={column}>{column}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...others]) => (
          <TableRow key={name}>
            <TableCell>
              <span className="block">{name}</span>
              <span className="inline-block rounded-sm border border-dashed border-control px-1.5 text-xs font-medium text-muted">
                {t('example')}
              </span>
            </TableCell>
            {others.map((cell, index) => (
              <TableCell key={columns[index + 1]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
