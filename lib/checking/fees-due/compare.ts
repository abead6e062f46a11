import type { FeeLine, FeeLineKind } from '@/lib/catalogue/fees/types';
import type { FeeKind, PaperFee } from './types';

const KIND_OF: Readonly<Partial<Record<FeeLineKind, FeeKind>>> = {
  permit: 'permit',
  minimum: 'permit',
  plan_review: 'plan_review',
  surcharge: 'surcharge',
  state: 'surcharge',
  tax: 'tax',
};

interface Asked {
  readonly id: string;
  readonly kind: FeeKind;
  readonly cents: number | null;
}

/**
 * What our schedule comes to for each charge that is asked. A charge is held against its own kind alone, and only
 * where it is the one of its kind: two of a kind may be two parts of what we hold as one.
 */
export function compareAsked(
  asked: readonly Asked[],
  lines: readonly Pick<FeeLine, 'kind' | 'amountCents'>[],
): Map<string, number> {
  const computed = new Map<FeeKind, number>();
  for (const { kind, amountCents } of lines) {
    const of = KIND_OF[kind];
    if (of) computed.set(of, (computed.get(of) ?? 0) + amountCents);
  }
  const result = new Map<string, number>();
  for (const one of asked) {
    const cents = computed.get(one.kind);
    const isAlone = asked.filter(({ kind }) => kind === one.kind).length === 1;
    if (cents !== undefined && isAlone && one.cents !== null) result.set(one.id, cents);
  }
  return result;
}

/**
 * What a city's feed shows as unpaid beyond what is listed of the same permit, so that no money stands twice; null
 * where all of it is listed.
 */
export function beyondListed(
  unpaidCents: number | null,
  listed: readonly { readonly cents: number | null }[],
): { cents: number | null } | null {
  if (unpaidCents === null) return listed.length > 0 ? null : { cents: null };
  const left = unpaidCents - listed.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  return left > 0 ? { cents: left } : null;
}

/** The fee of a result, as far as it is asked here. */
export interface PaperReading {
  readonly statedCents: number | null;
  readonly charges?: readonly { readonly label: string | null; readonly statedCents: number | null }[];
}

/** The charges a paper names where they come to its total, else the total alone. */
export function paperLines({
  statedCents,
  charges = [],
}: PaperReading): Pick<PaperFee, 'cents' | 'lines'> | null {
  if (statedCents === null || statedCents <= 0) return null;
  const lines = charges.flatMap(({ label, statedCents: cents }) =>
    label !== null && cents !== null && cents > 0 ? [{ title: label.slice(0, 120), cents }] : [],
  );
  const isWhole = lines.reduce((sum, { cents }) => sum + cents, 0) === statedCents;
  return { cents: statedCents, lines: isWhole ? lines : [] };
}
