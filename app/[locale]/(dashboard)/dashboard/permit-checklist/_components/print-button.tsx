'use client';

import { Printer } from 'lucide-react';
import { Button, type ButtonSize } from '@/components/ui/button';

export function PrintButton({ label, size = 'sm' }: { label: string; size?: ButtonSize }) {
  return (
    <Button variant="secondary" size={size} data-needs-script onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
