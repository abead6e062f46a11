import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

export interface SheetProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** Beside the title: a figure, a date. Gives way to it where there is little room. */
  meta?: ReactNode;
  /** The page above, before the title. */
  crumb?: ReactNode;
  /** At the end of the bar on a desk; below it on a phone, where that place is the search's and the account's. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A page that fills the whole sheet: a bar of 52 px that stays, and below it what the page draws to the edges. Pages
 * without it stand in a column with room around it.
 */
export function Sheet({ title, meta, crumb, actions, children, className }: SheetProps) {
  return (
    <div data-sheet className={classNames('flex min-h-[inherit] min-w-0 flex-1 flex-col', className)}>
      <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-paper pr-28 pl-4 desk:h-13 desk:bg-card desk:pr-4 desk:pl-6">
        {crumb ? (
          <div className="shrink-0 text-sm font-medium text-muted max-desk:hidden">{crumb}</div>
        ) : null}
        <h1 className="min-w-0 truncate text-[22px] leading-7 desk:text-[17px] desk:leading-6">{title}</h1>
        {meta ? (
          <div className="min-w-0 shrink-[99999] truncate pl-1 text-[13px] text-muted max-desk:hidden">
            {meta}
          </div>
        ) : null}
        {actions ? (
          <div className="ml-auto flex shrink-0 items-center gap-2 max-desk:hidden">{actions}</div>
        ) : null}
      </header>
      {actions ? (
        <div className="flex shrink-0 items-center gap-2 overflow-x-auto border-b border-line px-4 py-1.5 whitespace-nowrap desk:hidden">
          {actions}
        </div>
      ) : null}
      {children}
    </div>
  );
}
