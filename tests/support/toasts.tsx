import { useState } from 'react';
import { Toaster, toast } from '@/components/ui/toast';

/** Where messages appear, without what the tests before have left. */
export function Toasts() {
  useState(() => toast.dismiss());
  return <Toaster />;
}
