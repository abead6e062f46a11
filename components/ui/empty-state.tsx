import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface EmptyStateProps {
  title: ReactNode;
  /** What will be here. */
  children?: ReactNode;
  /** The one step that fills it. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, action, icon, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-start gap-3 rounded-md border border-dashed border-control px-5 py-8 sm:items-center sm:px-8 sm:py-12 sm:text-center',
        className,
      )}
    >
      {icon ? (
        <span aria-hidden="true" className="text-muted [&>svg]:size-8 [&>svg]:stroke-[1.5]">
          {icon}
        </span>
      ) : null}
      <h2 className="text-xl">{title}</h2>
      {children ? <div className="max-w-[60ch] text-muted">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
