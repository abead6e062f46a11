import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const TONES = {
  info: { icon: Info, text: 'text-pending', edge: 'border-l-pending' },
  success: { icon: CircleCheck, text: 'text-issued', edge: 'border-l-issued' },
  warning: { icon: TriangleAlert, text: 'text-action', edge: 'border-l-action' },
  danger: { icon: OctagonAlert, text: 'text-stopped', edge: 'border-l-stopped' },
} as const;

export interface AlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

/** A message that stays on the page. Warnings and failures are read out at once. */
export function Alert({ tone, title, children, className }: AlertProps) {
  const { icon: Icon, text, edge } = TONES[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 rounded-md border border-l-4 border-line bg-card px-4 py-3',
        edge,
        className,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', text)} />
      <div className="flex min-w-0 flex-col gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'text-muted' : undefined}>{children}</div> : null}
      </div>
    </div>
  );
}
