import { useFormatter, useTranslations } from 'next-intl';
import { fileSize } from '@/components/data/file-size';
import { ProgressBar } from '@/components/ui/progress';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import type { DataExport } from '@/lib/site/privacy/exports';
import { PackingRefresh } from './packing-refresh';
import { TakeArchive } from './take-archive';

interface Props {
  exports: readonly DataExport[];
  clock: Clock;
  asksCode: boolean;
}

const isPacking = ({ state }: DataExport) => state === 'waiting' || state === 'packing';

/** The archives that were asked for: how far they are, and what can be taken. */
export function ExportList({ exports, clock, asksCode }: Props) {
  const t = useTranslations('privacy.export');
  if (exports.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-semibold">{t('asked')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {exports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <ExportState one={one} clock={clock} />
            {one.state === 'ready' ? <TakeArchive exportId={one.id} asksCode={asksCode} /> : null}
          </li>
        ))}
      </ul>
      {exports.some(isPacking) ? <PackingRefresh /> : null}
    </div>
  );
}

function ExportState({ one, clock }: { one: DataExport; clock: Clock }) {
  const t = useTranslations('privacy.export');
  const format = useFormatter();
  const day = (at: Date) =>
    format.dateTime(at, { month: 'short', day: 'numeric', year: 'numeric', timeZone: clock.timeZone });
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-medium">{t(`of.${one.subject}`)}</p>
      {isPacking(one) && one.steps > 0 ? (
        <ProgressBar
          value={one.stepsDone}
          max={one.steps}
          label={t('packing', { done: one.stepsDone, steps: one.steps })}
          className="mt-1 max-w-xs"
        />
      ) : null}
      <p className="text-sm text-muted">
        {one.state === 'ready' && one.expiresAt && one.bytes !== null
          ? t('ready', { rows: one.rows, size: fileSize(one.bytes), date: day(one.expiresAt) })
          : t(`states.${one.state}`)}
        {' · '}
        <time dateTime={one.createdAt.toISOString()}>{ago(format, one.createdAt, clock)}</time>
      </p>
    </div>
  );
}
