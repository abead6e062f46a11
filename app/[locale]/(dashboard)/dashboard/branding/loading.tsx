import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <RowsSkeleton rows={4} className="h-32" />
    </PageSkeleton>
  );
}
