'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { answerOf } from '@/components/forms/action-answer';
import type { CompanyData } from '@/lib/onboarding/types';
import type { OnboardingActions } from './wizard-types';

/** A name still being typed is looked up only after a pause of this length. */
const TYPING_PAUSE_MS = 1_200;

export interface VerificationSearch {
  searching: boolean;
  failure: 'missing_input' | 'rate_limited' | 'unavailable' | null;
  search: () => void;
}

/** Looks a company up: by itself once name and a monitored city are there, afterwards when asked. */
export function useVerification(
  companyData: CompanyData,
  options: {
    canSearch: boolean;
    nameSettled: boolean;
    verify: OnboardingActions['verify'];
    onChange: (change: Partial<CompanyData>) => void;
  },
): VerificationSearch {
  const { canSearch, nameSettled, verify, onChange } = options;
  const name = companyData.companyName.trim();
  const cities = companyData.operatingCities;
  const asked = JSON.stringify([name, ...cities]);
  const [searching, setSearching] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ asked: string; failure: VerificationSearch['failure'] } | null>(
    null,
  );
  /**
   * The cities for which it has looked by itself, or the very question where the name was still being typed; a
   * draft that was confirmed needs no look.
   */
  const automatic = useRef<string | null>(
    companyData.verification || companyData.permitConfirmed ? cities.join() : null,
  );
  const latest = useRef(asked);
  latest.current = asked;

  const search = useCallback(async () => {
    if (name === '' || cities.length === 0) return setFailure({ asked, failure: 'missing_input' });
    setFailure(null);
    setSearching(asked);
    const answer = await answerOf(verify({ companyName: name, cities }));
    // Name or cities have changed since: this answer is about something else.
    if (latest.current !== asked) return;
    setSearching(null);
    if (answer.ok) {
      onChange({ verification: answer.data, permitConfirmed: false, confirmedNames: [], rejectedNames: [] });
    } else {
      setFailure({ asked, failure: answer.code === 'rate_limited' ? 'rate_limited' : 'unavailable' });
    }
  }, [asked, name, cities, verify, onChange]);

  useEffect(() => {
    const key = cities.join();
    if (!canSearch || name === '' || automatic.current === key || automatic.current === asked) return;
    const timer = setTimeout(
      () => {
        automatic.current = nameSettled ? key : asked;
        void search();
      },
      nameSettled ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [canSearch, name, cities, asked, nameSettled, search]);

  return {
    searching: searching === asked,
    failure: failure?.asked === asked ? failure.failure : null,
    search: () => void search(),
  };
}
