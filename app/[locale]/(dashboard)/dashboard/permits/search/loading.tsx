import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <Skeleton className="mb-6 h-36 w-full" />
      <RowsSkeleton rows={10} className="h-20" />
    </PageSkeleton>
  );
}
