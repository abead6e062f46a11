import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';

type CardElement = 'div' | 'section' | 'article' | 'li' | 'aside';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: CardElement;
  /** The orange beam across the top: for the one thing that carries the page. */
  beam?: boolean;
  /** Leaves the padding to what is inside, e.g. a table. */
  flush?: boolean;
}

export function Card({ as: Element = 'div', beam = false, flush = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'border border-line bg-card',
        beam ? 'rounded-b-md border-t-[3px] border-t-accent' : 'rounded-md',
        !flush && 'p-4 sm:p-6',
        className,
      )}
    />
  );
}

export interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** The level of the heading, where a card stands inside a section. */
  level?: 2 | 3 | 4;
  className?: string;
}

export function CardHeader({ title, description, actions, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2', className)}>
      <div className="flex min-w-0 flex-col gap-1">
        <Heading className="text-xl">{title}</Heading>
        {description ? <p className="text-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex shrink-0 flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
