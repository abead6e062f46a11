import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="flex flex-col gap-8">
        <Skeleton className="h-60 w-full" />
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full max-sm:hidden" />
          <Skeleton className="h-72 w-full max-xl:hidden" />
          <Skeleton className="h-72 w-full max-xl:hidden" />
        </div>
        <RowsSkeleton rows={3} className="h-14" />
      </div>
    </PageSkeleton>
  );
}
