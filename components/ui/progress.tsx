import { classNames } from './class-names';

export interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  className?: string;
}

export function ProgressBar({ value, max, label, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <p aria-hidden="true" className="text-sm font-medium text-muted">
        {label}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className="h-1.5 overflow-hidden rounded-sm bg-line"
      >
        <div
          className="h-full bg-accent transition-[width] duration-200"
          style={{ width: `${(share * 100).toFixed(2)}%` }}
        />
      </div>
    </div>
  );
}
