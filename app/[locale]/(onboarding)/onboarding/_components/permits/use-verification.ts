'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import type { CompanyData } from '@/lib/sales/onboarding/types';
import type { OnboardingActions } from '../wizard-types';

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
    /** The cities that have permits to look through. */
    watched: readonly string[];
    nameSettled: boolean;
    verify: OnboardingActions['verify'];
    onChange: (change: Partial<CompanyData>) => void;
  },
): VerificationSearch {
  const { watched, nameSettled, verify, onChange } = options;
  const name = companyData.companyName.trim();
  const cities = companyData.operatingCities;
  // A city without a feed changes nothing of what is found.
  const where = watched.join();
  const asked = JSON.stringify([name, where]);
  const [searching, setSearching] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ asked: string; failure: VerificationSearch['failure'] } | null>(
    null,
  );
  /**
   * The watched cities for which it has looked by itself, or the very question where the name was still being typed; a
   * draft that was confirmed needs no look.
   */
  const automatic = useRef<string | null>(
    companyData.verification || companyData.permitConfirmed ? where : null,
  );
  const latest = useRef(asked);
  latest.current = asked;

  const search = useCallback(async () => {
    if (name === '' || cities.length === 0) return setFailure({ asked, failure: 'missing_input' });
    setFailure(null);
    setSearching(asked);
    const answer = await callAction(verify({ companyName: name, cities }));
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
    if (where === '' || name === '' || automatic.current === where || automatic.current === asked) return;
    const timer = setTimeout(
      () => {
        automatic.current = nameSettled ? where : asked;
        void search();
      },
      nameSettled ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [where, name, asked, nameSettled, search]);

  return {
    searching: searching === asked,
    failure: failure?.asked === asked ? failure.failure : null,
    search: () => void search(),
  };
}
