import { addByHand } from '@/lib/company/by-hand/mutations';
import { startImport, uploadImport } from '@/lib/company/imports/mutations';
import { listImports } from '@/lib/company/imports/queries';
import type { Context, UserActor } from '@/lib/context';
import { addDays, utcDay } from '@/lib/platform/clock/days';

/** Days are counted from the one on which it is seeded; a row that cannot come in shows what is said of it. */
const LIST = (day: (days: number) => string) =>
  [
    'Permit,Job site,Town,State,Applied,Status',
    `FBG-26-0418,309 W San Antonio St,Fredericksburg,TX,${day(-61)},Issued`,
    `FBG-26-0455,118 E Travis St,Fredericksburg,TX,${day(-20)},In review`,
    `LLANO-2231,701 Bessemer Ave,Llano,TX,${day(-33)},Issued`,
    'LLANO-2240,802 Ford St,Llano,TX,next week,In review',
  ].join('\r\n');

/** A permit that no feed carries, written down, and a list that was brought in. Idempotent. */
export async function seedByHand(ctx: Context<UserActor>): Promise<void> {
  if ((await listImports(ctx)).length > 0) return;
  const day = (days: number) => addDays(utcDay(ctx.now), days);
  await addByHand(ctx, {
    permitNumber: 'MFA-2026-0117',
    city: 'Marfa',
    state: 'TX',
    address: '214 E Dallas St',
    permitType: 'Residential addition',
    description: 'Bath addition, 140 sq ft',
    statusBucket: 'pending',
    appliedDate: day(-18),
    issuedDate: null,
    expiresDate: null,
    valuationCents: 4_850_000,
    reminder: { on: day(2), title: 'Call Marfa: is the plan review done?' },
  });
  const bytes = new TextEncoder().encode(LIST(day));
  const { id: importId } = await uploadImport(ctx, {
    kind: 'permits',
    name: 'Permits before this year.csv',
    body: new Blob([bytes]).stream(),
    declaredBytes: bytes.byteLength,
  });
  await startImport(ctx, { importId });
}
