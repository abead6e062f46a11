import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { ACTION_KINDS, type Condition, MAX_EVENTS } from '@/lib/company/workflows/types';
import type { Choices, DryRun } from '@/lib/company/workflows/view';
import { DAY_MS } from '@/lib/platform/clock/days';
import { type Clock, figure, localDay } from '@/lib/platform/i18n/format';
import { RunRows } from './run-rows';

interface Props {
  result: DryRun;
  conditions: readonly Condition[];
  choices: Choices;
  clock: Clock;
}

/** What it would have done, and what the record cannot say of that. */
export function DryRunView({ result, conditions, choices, clock }: Props) {
  const t = useTranslations('workflows.dry');
  const table = useTranslations('workflows.table');
  const format = useFormatter();
  const { counts, actions, rows, unsaid, knownSince } = result;
  const from = localDay(format, result.from, clock);
  const to = localDay(format, result.to, clock);
  const sums = [
    [counts.acted, t('acted', { count: counts.acted })],
    ...ACTION_KINDS.filter((kind) => actions[kind] > 0).map((kind) => [
      actions[kind],
      t(`actions.${kind}`, { count: actions[kind] }),
    ]),
    [counts.skipped, t('skipped')],
    [counts.capped, t('capped')],
    ...(counts.problems > 0 ? [[counts.problems, t('problems', { count: counts.problems })]] : []),
  ] as [number, string][];
  const notes = [
    ...(knownSince ? [t('since', { at: localDay(format, knownSince, clock) })] : []),
    ...(result.isCut ? [t('cut', { max: MAX_EVENTS })] : []),
    ...unsaid.map((code) => t(`unsaid.${code}`)),
  ];
  return (
    <section aria-labelledby="dry-run" className="mt-8">
      <h2 id="dry-run" tabIndex={-1} className="text-lg">
        {t('title')}
      </h2>
      <p className="mb-3 text-sm text-muted">{t('text', { from, to })}</p>
      <dl className="mb-4 flex flex-wrap border-y border-line">
        {sums.map(([count, label]) => (
          <div
            key={label}
            className="flex min-w-28 flex-1 flex-col-reverse border-line px-3 py-2 not-first:border-l"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{figure(count)}</dd>
          </div>
        ))}
      </dl>
      {result.days.length > 0 ? (
        <Days result={result} label={t('chart', { from, to })} ends={[from, to]} />
      ) : null}
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <RunRows
          rows={rows}
          label={t('rows')}
          last={table('would')}
          choices={choices}
          clock={clock}
          conditionsOf={() => conditions}
          keyOf={({ key }) => key}
        />
      )}
      {notes.length > 0 ? (
        <Alert tone="info" title={t('unsaidTitle')} className="mt-4">
          <ul className="list-disc pl-5 text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </section>
  );
}

/** Dots a day shows before they are as high as they get. */
const MOST_DOTS = 5;

/** A dot a run on the line of the ninety days: filled where it would have acted, a ring where its cap held it back. */
function Days({ result, label, ends }: { result: DryRun; label: string; ends: readonly string[] }) {
  const span = result.to.getTime() - result.from.getTime();
  return (
    <div className="mb-4">
      <div role="img" aria-label={label} className="relative mx-1 h-14 border-b border-line-strong">
        {result.days.map(({ day, acted, capped }) => {
          const at = (Date.parse(day) + DAY_MS / 2 - result.from.getTime()) / span;
          const dots = [...Array<boolean>(acted).fill(true), ...Array<boolean>(capped).fill(false)];
          return (
            <span
              key={day}
              className="absolute bottom-0.5 flex flex-col-reverse gap-px"
              style={{ left: `calc(${Math.min(Math.max(at, 0), 1) * 100}% - 4px)` }}
            >
              {dots.slice(-MOST_DOTS).map((isActed, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots of a day have no other name.
                  key={place}
                  className={
                    isActed ? 'size-2 rounded-full bg-link' : 'size-2 rounded-full border-2 border-action'
                  }
                />
              ))}
            </span>
          );
        })}
      </div>
      <p aria-hidden="true" className="flex justify-between pt-1 text-xs text-muted">
        {ends.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
    </div>
  );
}
