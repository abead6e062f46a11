import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';

export default function Loading() {
  return (
    <PageSkeleton action>
      <RowsSkeleton rows={8} className="h-14" />
    </PageSkeleton>
  );
}
