'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/** A link whose page is fetched ahead only once somebody points at it or reaches it by keyboard. */
export function IntentLink({ onPointerEnter, onFocus, ...link }: ComponentProps<typeof Link>) {
  const [isMeant, setMeant] = useState(false);
  return (
    <Link
      {...link}
      prefetch={isMeant ? null : false}
      onPointerEnter={(event) => {
        setMeant(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setMeant(true);
        onFocus?.(event);
      }}
    />
  );
}
