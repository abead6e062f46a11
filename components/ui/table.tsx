import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export interface TableProps extends ComponentProps<'table'> {
  /** Names the region that scrolls. */
  label?: string;
  /** For a few short columns that fit a phone; else the table keeps a readable width and scrolls. */
  narrow?: boolean;
}

/** Scrolls sideways in its own region, which the keyboard can reach. */
export function Table({ label, narrow = false, className, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="scrolls-sideways w-full overflow-x-auto rounded-md border border-line bg-card"
    >
      <table
        {...rest}
        className={classNames(
          'w-full border-collapse text-left text-sm tabular-nums',
          !narrow && 'min-w-[40rem]',
          className,
        )}
      />
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead {...rest} className={classNames('bg-sunken', className)} />;
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody {...rest} className={classNames('[&_tr:hover]:bg-sunken/60', className)} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={classNames('border-b border-line last:border-b-0', className)} />;
}

interface Numeric {
  /** Sets figures flush right. */
  numeric?: boolean;
}

export function TableHeader({ numeric, className, ...rest }: ComponentProps<'th'> & Numeric) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'h-10 px-3 py-2 align-middle text-xs font-semibold whitespace-nowrap text-muted',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

export function TableCell({ numeric, className, ...rest }: ComponentProps<'td'> & Numeric) {
  return (
    <td
      {...rest}
      className={classNames(
        'h-10 px-3 py-2 align-middle pointer-coarse:h-12',
        numeric && 'text-right',
        className,
      )}
    />
  );
}
