'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Prints the page, or saves it as a PDF by the browser's own dialog. */
export function PrintButton() {
  const t = useTranslations('projects.permit');
  return (
    <Button variant="quiet" size="sm" className="text-muted" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      {t('print')}
    </Button>
  );
}
