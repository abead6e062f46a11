'use client';

import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

const TOKENS = { ink: '--ink', muted: '--muted', stopped: '--status-stopped' } as const;
type Colours = Record<keyof typeof TOKENS, string>;

/**
 * The style of the card field in the current theme, as values, because Stripe's frame does not know our CSS
 * variables.
 */
export function useCardStyle(): StripeElementStyle {
  const [colours, setColours] = useState(readColours);
  useEffect(() => {
    const read = () =>
      setColours((before) => {
        const now = readColours();
        return now.ink === before.ink ? before : now;
      });
    const chosen = new MutationObserver(read);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => {
      chosen.disconnect();
      system.removeEventListener('change', read);
    };
  }, []);
  return {
    base: {
      color: colours.ink,
      iconColor: colours.muted,
      fontFamily: 'ui-sans-serif, system-ui, sans-serif',
      // Anything smaller makes a phone zoom in.
      fontSize: '16px',
      '::placeholder': { color: colours.muted },
    },
    invalid: { color: colours.stopped, iconColor: colours.stopped },
  };
}

/** A token's value is `light-dark(…)`: only a colour in use tells which of the two counts. */
function readColours(): Colours {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => {
      probe.style.color = `var(${token})`;
      return [name, getComputedStyle(probe).color];
    }),
  ) as Colours;
  probe.remove();
  return colours;
}
