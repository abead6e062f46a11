'use client';

import { useEffect, useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { DemoChecklist } from '@/lib/sales/onboarding/demo-checklist';
import type { OnboardingActions } from '../wizard-types';

type Demo = { kind: 'loading' } | { kind: 'failed' } | { kind: 'made'; checklist: DemoChecklist };

/** The example for a city and a permit type, made anew when either changes. */
export function useDemoChecklist(
  showDemo: OnboardingActions['showDemo'],
  { city, permitType }: { city: string | undefined; permitType: PermitTypeId },
) {
  const locale = useAppLocale();
  const [demo, setDemo] = useState<Demo>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt asks the same again
  useEffect(() => {
    if (city === undefined) return;
    let stale = false;
    setDemo({ kind: 'loading' });
    void callAction(showDemo({ city, permitType, locale })).then((answer) => {
      if (!stale) setDemo(answer.ok ? { kind: 'made', checklist: answer.data } : { kind: 'failed' });
    });
    return () => {
      stale = true;
    };
  }, [showDemo, city, permitType, locale, attempt]);
  return { demo, again: () => setAttempt((count) => count + 1) };
}
