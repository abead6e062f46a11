'use client';

import { useState } from 'react';
import { recallPassword } from '@/components/onboarding/registration-memory';
import { setupPasswordSchema } from '@/lib/identity/accounts/schema';
import type { FinishState } from './use-finish';

export interface SetupPassword {
  /** Why it is asked for here; null where the one typed at sign-up is still there and will do. */
  asked: 'lost' | 'common' | 'special' | null;
  typed: string;
  refused: boolean;
  type: (text: string) => void;
  /** The password to send; null, and marked, where it falls short. */
  take: () => string | null;
}

/** The password of the account: from this page's memory, or asked for again once a reload has emptied that. */
export function useSetupPassword(state: FinishState): SetupPassword {
  const [kept] = useState(recallPassword);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  // A password everybody tries is known as such only once it was sent.
  const isCommon = state.kind === 'refused' && state.fields.includes('password_common');
  const asked = whyAsked(kept, isCommon);
  const willDo = asked === null;
  return {
    asked,
    typed,
    refused,
    type(text) {
      setTyped(text);
      setRefused(false);
    },
    take() {
      const password = willDo ? kept : typed;
      const passes = setupPasswordSchema.safeParse(password).success;
      setRefused(!passes);
      return passes ? password : null;
    },
  };
}

/** Most telling first: a common password may have every kind of character. */
function whyAsked(kept: string | null, isCommon: boolean): SetupPassword['asked'] {
  if (kept === null) return 'lost';
  if (isCommon) return 'common';
  return setupPasswordSchema.safeParse(kept).success ? null : 'special';
}
