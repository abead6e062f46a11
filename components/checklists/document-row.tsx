import { ChevronDown, CircleHelp, Square, SquareCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import type { LocalisedDocument } from '@/lib/catalogue/checklists/localise';
import type { FoundIn } from '@/lib/checking/checks/found-documents';
import { calendarDay } from '@/lib/platform/i18n/format';
import { LayerTag } from './layer-tag';
import { useReasonText } from './reason-text';
import { SourceList } from './source-list';

interface Props {
  document: LocalisedDocument;
  asOf: string;
  kept: { found: FoundIn | null } | null;
}

/**
 * One document: what, why, who asks for it, how sure that is. Its tick box is for the person at the desk, and nothing
 * keeps it; within a check the box is ticked by what a run found.
 */
export function DocumentRow({ document, asOf, kept }: Props) {
  const t = useTranslations('checklists.documents');
  const waits = document.status === 'ask';
  const id = `doc-${document.id}`;
  const isPersons = !waits && kept === null;
  const run = kept?.found?.documentIds.has(document.id) ? kept.found.run : null;
  return (
    <li className="flex break-inside-avoid gap-3 border-b border-line px-4 py-4 last:border-b-0 sm:px-5">
      {run !== null ? (
        <SquareCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-issued" />
      ) : waits ? (
        <CircleHelp aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
      ) : kept ? (
        <Square aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-control" />
      ) : (
        <span className="-m-2.5 flex shrink-0 self-start p-2.5">
          <input id={id} type="checkbox" autoComplete="off" className="mt-0.5 size-6 accent-accent" />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          {isPersons ? <label htmlFor={id}>{document.label}</label> : document.label}
        </h3>
        {run === null ? null : (
          <p className="text-sm font-semibold text-issued">{t('foundBy', { number: run })}</p>
        )}
        {waits ? <WaitsFor document={document} /> : <Why document={document} />}
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LayerTag layer={document.layer} />
          <ConfidenceMark confidence={document.confidence} />
          <span className="font-mono text-xs wrap-anywhere text-muted">{document.citation}</span>
        </div>
        <More document={document} asOf={asOf} />
      </div>
    </li>
  );
}

function Why({ document }: { document: LocalisedDocument }) {
  const reasonText = useReasonText();
  const requirement = document.status === 'required' ? 'required' : 'may_be_asked';
  return (
    <p className="max-w-[72ch] text-sm text-muted">
      <span className="text-ink">{reasonText(requirement, document.reason)}</span> {document.why}
    </p>
  );
}

function WaitsFor({ document: { reason } }: { document: LocalisedDocument }) {
  const t = useTranslations('checklists.reason');
  if (reason.kind !== 'open') return null;
  return (
    <div className="text-sm">
      <span className="text-muted">{t('open', { count: reason.questions.length })}</span>{' '}
      {reason.questions.map(({ fact, text }, index) => (
        <span key={fact}>
          {index > 0 ? ' · ' : ''}
          <a href={`#q-${fact}`} className="text-link print:text-inherit print:no-underline">
            {text}
          </a>
        </span>
      ))}
    </div>
  );
}

function More({ document, asOf }: { document: LocalisedDocument; asOf: string }) {
  const t = useTranslations('checklists.documents');
  const format = useFormatter();
  return (
    <details className="group print:hidden">
      <summary className="-ml-1 inline-flex min-h-8 list-none items-center gap-1 rounded-md px-1 text-sm font-semibold text-(--link) hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {t('more')}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        <span className="sr-only">{t('moreOf', { label: document.label })}</span>
      </summary>
      <dl className="mt-1 flex flex-col gap-3 border-l-2 border-line pl-3 text-sm">
        {document.howToGet ? (
          <div>
            <dt className="font-semibold">{t('howToGet')}</dt>
            <dd className="max-w-[72ch]">{document.howToGet}</dd>
          </div>
        ) : null}
        {document.status === 'ask' ? (
          <div>
            <dt className="font-semibold">{t('why')}</dt>
            <dd className="text-muted">{document.why}</dd>
          </div>
        ) : null}
        <div>
          <dt className="font-semibold">{t('appliesWhen')}</dt>
          <dd className="text-muted">{document.appliesWhen}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t('sources', { date: calendarDay(format, asOf) })}</dt>
          <dd>
            <SourceList sources={document.sources} />
          </dd>
        </div>
      </dl>
    </details>
  );
}
