'use client';

import { useTranslations } from 'next-intl';
import { Workload } from '@/components/team/workload';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Subcontractor } from '@/lib/company/subcontractors/view';
import type { Clock } from '@/lib/platform/i18n/format';
import { RowActions } from './row-actions';
import { StateMark } from './state-mark';
import type { SubcontractorActions } from './types';

/** A subcontractor with when the link they were mailed ends; null without one. */
export type ListedSubcontractor = Subcontractor & { expiresAt: Date | null };

interface Props {
  subcontractors: readonly ListedSubcontractor[];
  company: string;
  clock: Clock;
  /** Null for who may only read. */
  actions: SubcontractorActions | null;
}

/** A table on a desk, cards on a phone. */
export function SubcontractorList({ subcontractors, company, clock, actions }: Props) {
  const t = useTranslations('subcontractors');
  return (
    <>
      <div className="max-lg:hidden">
        <Table label={t('region', { company })}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('company')}</TableHeader>
              <TableHeader>{t('trade')}</TableHeader>
              <TableHeader>{t('state')}</TableHeader>
              <TableHeader>{t('permits')}</TableHeader>
              {actions ? <TableHeader>{t('actions')}</TableHeader> : null}
            </TableRow>
          </TableHead>
          <TableBody>
            {subcontractors.map((one) => (
              <TableRow key={one.id}>
                <TableCell>
                  <Contact subcontractor={one} />
                </TableCell>
                <TableCell className="max-w-40 wrap-anywhere">{one.role}</TableCell>
                <TableCell>
                  <StateMark state={one.state} at={one.acceptedAt ?? one.expiresAt} clock={clock} />
                </TableCell>
                <TableCell className="whitespace-nowrap">
                  <Workload {...one} />
                </TableCell>
                {actions ? (
                  <TableCell>
                    <RowActions subcontractor={one} company={company} actions={actions} />
                  </TableCell>
                ) : null}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <ul
        aria-label={t('region', { company })}
        className="divide-y divide-line rounded-md border border-line bg-card lg:hidden"
      >
        {subcontractors.map((one) => (
          <li key={one.id} className="flex flex-col gap-3 px-4 py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <Contact subcontractor={one} />
              <StateMark state={one.state} at={one.acceptedAt ?? one.expiresAt} clock={clock} />
            </div>
            <p className="text-sm text-muted">
              {one.role} · <Workload {...one} inline />
            </p>
            {actions ? <RowActions subcontractor={one} company={company} actions={actions} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function Contact({ subcontractor }: { subcontractor: Subcontractor }) {
  const { companyName, contactName, email, phone } = subcontractor;
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{companyName}</p>
      <p className="text-sm text-muted wrap-anywhere">{[contactName, phone].filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-muted wrap-anywhere">{email}</p>
    </div>
  );
}
