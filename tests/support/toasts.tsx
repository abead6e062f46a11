import { useState } from 'react';
import { fetchToaster, Toaster, toast } from '@/components/ui/toast';

await fetchToaster();

/** Where messages appear, without what the tests before have left. */
export function Toasts() {
  useState(() => toast.dismiss());
  return <Toaster />;
}
