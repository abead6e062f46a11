import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <Skeleton className="mb-6 h-64 w-full" />
      <RowsSkeleton rows={4} className="h-14" />
    </PageSkeleton>
  );
}
