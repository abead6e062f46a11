import { estimateFee } from '@/lib/catalogue/fees/estimate';
import type { FeeInput, FeeInputName } from '@/lib/catalogue/fees/types';
import type { ReviewInput } from './input';
import type { ExtractedField, FeeTaken, FieldId, FoundDocument } from './types';

type Fee = NonNullable<ReviewInput['fee']>;

/** Below this a value read from a paper is asked for all the same. */
const CERTAIN = 0.9;

/** What a fee is counted from that papers state as well. */
const READ_AS: { readonly [N in FeeInputName]?: FieldId } = {
  valuationCents: 'valuation',
  areaSqft: 'area',
  serviceAmps: 'service_amps',
};

export interface PricedFromPapers {
  readonly fee: ReviewInput['fee'];
  /** What was taken from papers. */
  readonly taken: readonly FeeTaken[];
}

/**
 * Prices a fee for which something was not stated with what the papers say: the application before any other
 * paper, and nothing that papers disagree on.
 */
export function priceFromPapers(
  fee: ReviewInput['fee'],
  documents: readonly FoundDocument[],
): PricedFromPapers {
  let priced = fee;
  const taken: FeeTaken[] = [];
  while (priced?.input && priced.estimate.status === 'missing_input') {
    const more = priced.estimate.missing.flatMap((name) => takeInput(name, documents) ?? []);
    if (more.length < priced.estimate.missing.length) break;
    taken.push(...more);
    priced = withInput(priced, Object.fromEntries(more.map(({ name, value }) => [name, value])));
  }
  // What does not lead to a figure was of no use.
  return priced?.estimate.status === 'missing_input' ? { fee, taken: [] } : { fee: priced, taken };
}

/** The same fee with something else known of the job. */
export function withInput(fee: Fee, known: FeeInput): Fee {
  const input = { ...fee.input, ...known };
  return { ...fee, input, estimate: estimateFee(fee.schedule, input) };
}

function takeInput(name: FeeInputName, documents: readonly FoundDocument[]): FeeTaken | null {
  const id = READ_AS[name];
  if (!id) return null;
  const fields = (own: readonly FoundDocument[]) =>
    own.flatMap((document) => document.fields.filter((field) => field.id === id && isCertain(field)));
  const ofForm = fields(documents.filter(({ documentId }) => documentId === 'application'));
  const [first, ...others] = ofForm.length > 0 ? ofForm : fields(documents);
  if (!first || others.some(({ value }) => Number(value) !== Number(first.value))) return null;
  return { name, value: Math.round(Number(first.value)), at: first.at };
}

function isCertain({ value, certainty }: ExtractedField): boolean {
  return certainty >= CERTAIN && Number.isFinite(Number(value)) && Number(value) >= 1;
}
