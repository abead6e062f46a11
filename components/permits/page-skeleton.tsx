import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

/** The head of a page and what stands below it, in their final sizes. */
export function PageSkeleton({ action, children }: { action?: boolean; children: ReactNode }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-9 w-56" />
        </div>
        {action ? <Skeleton className="h-11 w-40" /> : null}
      </div>
      {children}
    </>
  );
}

export function RowsSkeleton({ rows, className }: { rows: number; className: string }) {
  return (
    <div className="flex flex-col divide-y divide-line rounded-md border border-line bg-card">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
        <div key={row} className={`flex items-center gap-6 px-4 ${className}`}>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-6 w-28 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
