import { PageSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="mt-6 h-96 w-full" />
    </PageSkeleton>
  );
}
