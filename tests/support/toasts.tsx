import { useState } from 'react';
import { Toaster, toast } from '@/components/ui/toast';

// The module brings a style sheet along, against which jsdom would compare every element of every test.
document.head.replaceChildren();

/** Where messages appear, without what the tests before have left. */
export function Toasts() {
  useState(() => toast.dismiss());
  return <Toaster />;
}
