import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
        <Skeleton className="h-[30rem] w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
      <RowsSkeleton rows={6} className="h-14" />
    </PageSkeleton>
  );
}
