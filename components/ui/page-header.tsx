import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Where this stands: the city, the company, the step. */
  eyebrow?: ReactNode;
  className?: string;
}

/** Carries the page's one `h1`. */
export function PageHeader({ title, description, actions, eyebrow, className }: PageHeaderProps) {
  return (
    <header className={classNames('mb-6 flex flex-wrap items-end justify-between gap-4', className)}>
      <div className="flex min-w-0 flex-col gap-1.5">
        {eyebrow ? <div className="text-sm font-semibold text-muted wrap-anywhere">{eyebrow}</div> : null}
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {description ? <div className="max-w-[68ch] text-muted">{description}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </header>
  );
}
