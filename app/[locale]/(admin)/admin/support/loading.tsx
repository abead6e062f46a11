import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <RowsSkeleton rows={8} className="h-20" />
    </PageSkeleton>
  );
}
