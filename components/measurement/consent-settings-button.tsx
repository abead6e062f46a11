'use client';

import type { ReactNode } from 'react';
import { CONSENT_SETTINGS_EVENT } from './consent-settings-event';

export function ConsentSettingsButton({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => window.dispatchEvent(new Event(CONSENT_SETTINGS_EVENT))}
    >
      {children}
    </button>
  );
}
