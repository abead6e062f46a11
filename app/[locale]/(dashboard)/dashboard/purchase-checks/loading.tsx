import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
        <Skeleton className="h-96 w-full" />
        <div className="flex flex-col gap-6">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
      <RowsSkeleton rows={6} className="h-12" />
    </PageSkeleton>
  );
}
