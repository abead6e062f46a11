import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <Skeleton className="mb-4 h-24 w-full" />
      <RowsSkeleton rows={8} className="h-16" />
    </PageSkeleton>
  );
}
