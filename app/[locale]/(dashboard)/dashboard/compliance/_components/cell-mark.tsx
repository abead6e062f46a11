import { Check, Clock, Minus, XCircle } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Cell, CellState } from '@/lib/company/compliance/standing';
import { calendarDay } from '@/lib/platform/i18n/format';

const LOOKS: Record<CellState, { icon: typeof Check; colour: string }> = {
  ok: { icon: Check, colour: 'text-issued' },
  exempt: { icon: Check, colour: 'text-issued' },
  soon: { icon: Clock, colour: 'text-pending' },
  not_yet: { icon: Clock, colour: 'text-stopped' },
  lapsed: { icon: XCircle, colour: 'text-stopped' },
  low: { icon: XCircle, colour: 'text-stopped' },
  no_endorsement: { icon: XCircle, colour: 'text-stopped' },
  register_no: { icon: XCircle, colour: 'text-stopped' },
  missing: { icon: XCircle, colour: 'text-stopped' },
  not_needed: { icon: Minus, colour: 'text-muted' },
};

/** How one paper of somebody stands: an icon, a word or a day. */
export function CellMark({ cell }: { cell: Cell }) {
  const t = useTranslations('compliance.states');
  const format = useFormatter();
  const { state, until, daysLeft, required } = cell;
  const { icon: Icon, colour } = LOOKS[state];
  const day = until === null ? null : calendarDay(format, until);
  const words =
    state === 'ok'
      ? (day ?? t('onFile'))
      : state === 'soon'
        ? t('soon', { day: day ?? '', days: daysLeft ?? 0 })
        : state === 'lapsed'
          ? t('lapsed', { day: day ?? '' })
          : t(state);
  return (
    <span className={classNames('inline-flex items-start gap-1.5', required ? colour : 'text-muted')}>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className={state === 'ok' || state === 'not_needed' ? 'text-ink' : 'font-semibold'}>{words}</span>
    </span>
  );
}
