import { ClipboardCheck, ExternalLink, type LucideIcon, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Fact, SourceMarks } from '@/components/cities/fact';
import { OutsideLink } from '@/components/cities/outside-link';
import type { SourceBook } from '@/components/cities/source-book';
import type { CityOffice } from '@/lib/tracking/cities/types';
import { type Answers, hostOf } from './answers';
import { NotFound } from './not-found';
import { Reach } from './reach';

/** The strip below the answers: where to apply, whom to call, how inspections are booked. */
export function WhereToGo({
  answers,
  portal,
  book,
}: {
  answers: Answers;
  portal: CityOffice | null;
  book: SourceBook;
}) {
  const t = useTranslations('cities.sheet');
  const { desk, ask, inspections, inspectionDesk } = answers;
  return (
    <div className="mt-auto grid border-t-[1.5px] border-ink bg-card grid-cols-2 sm:grid-cols-[1fr_1fr_1.7fr]">
      <Cell icon={ExternalLink} label={t('apply')}>
        <p className="font-semibold">
          <OutsideLink href={portal?.url ?? ask.url}>{portal?.name ?? ask.name}</OutsideLink>
          <SourceMarks numbers={book.getNumbers({ sources: [(portal ?? ask).source] })} />
        </p>
        <p className="text-sm text-muted">{portal ? hostOf(portal.url) : t('noPortal')}</p>
      </Cell>
      <Cell icon={Phone} label={t('call')}>
        {desk ? <Reach desk={desk} book={book} brief /> : <NotFound answers={answers} text={t('noDesk')} />}
      </Cell>
      <Cell icon={ClipboardCheck} label={t('inspections')}>
        {inspections.map((fact) => (
          <p key={fact.text.en} className="text-sm">
            <Fact fact={fact} book={book} />
          </p>
        ))}
        {inspectionDesk ? <Reach desk={inspectionDesk} book={book} brief /> : null}
        {inspections.length === 0 && !inspectionDesk ? (
          <NotFound answers={answers} text={t('noInspections')} />
        ) : null}
      </Cell>
    </div>
  );
}

function Cell({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-1 border-line px-4 py-3 max-sm:last:col-span-2 max-sm:last:border-t not-first:border-l max-sm:last:border-l-0 sm:px-5 sm:first:pl-8">
      <h2 className="flex items-center gap-1.5 font-sans text-sm font-semibold tracking-normal text-muted">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </h2>
      {children}
    </section>
  );
}
