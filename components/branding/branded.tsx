import type { ReactNode } from 'react';
import type { BrandLook } from '@/lib/company/branding/types';
import { BrandMark } from './brand-mark';
import { toned } from './toned';

/** What a company shows to others, in its colour and under its logo; as it is where the company looks as we do. */
export function Branded({ look, children }: { look: BrandLook | null; children: ReactNode }) {
  if (!look) return children;
  return (
    <div {...toned(look.tones)}>
      {look.logo ? <BrandMark look={look} className="mb-4" /> : null}
      {children}
    </div>
  );
}
