import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton action>
      <Skeleton className="mb-6 h-24 w-full" />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <RowsSkeleton rows={4} className="h-28" />
        <RowsSkeleton rows={3} className="h-20" />
      </div>
    </PageSkeleton>
  );
}
