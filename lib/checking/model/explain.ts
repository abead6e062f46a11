import { z } from 'zod';
import { localise } from '@/lib/catalogue/checklists/localise';
import { cleanText } from '@/lib/checking/reading/text';
import type { Explanation, Finding } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import { ask, type Question } from './ask';
import { fence, fenceRules } from './fence';
import type { ModelInput } from './types';

const MAX_FINDINGS = 40;
const LANGUAGE: Record<Locale, string> = {
  en: 'plain American English, as to a contractor on a job site',
  es: 'Spanish as US contractors speak it, with usted',
};

const explainSchema = z.object({
  summary: z.string().min(1).max(1_500),
  findings: z
    .array(z.object({ finding: z.string().max(12), text: z.string().min(1).max(600) }))
    .max(MAX_FINDINGS),
});

type Asking = Pick<Question<typeof explainSchema>, 'sdk' | 'spending' | 'signal' | 'log'>;

/**
 * Explains the result in plain language. Texts that claim an approval, contain links or quote something not
 * in the findings are dropped and counted.
 */
export async function explainReview(
  { review, checklist, locale }: ModelInput & { locale: Locale },
  asking: Asking,
): Promise<Explanation | null> {
  const findings = review.findings.slice(0, MAX_FINDINGS);
  const labels = new Map(checklist.documents.map(({ id, label }) => [id, localise(label, locale)]));
  const { mark, fenced } = fence(
    JSON.stringify(findings.map((finding, index) => toData(finding, index, labels))),
  );
  const answer = await ask({
    ...asking,
    system: [
      'A program checked a US building permit application by rules. You say its result in plain words.',
      `Write in ${LANGUAGE[locale]}.`,
      fenceRules(mark),
      'The list in the fence holds every finding: its rule, how bad it is, the document, the values, the quotes.',
      'summary: two to four sentences: what to mend first and why.',
      'findings: for each that deserves it one or two sentences: what it means and what to do, by its id.',
      'Say nothing that is not in the list. Name no law, fee, date or office that is not in it. Write no addresses of the web.',
      'Never say or hint that anything is or will be approved: the city decides.',
    ].join('\n'),
    content: [
      { type: 'text', text: findings.length > 0 ? fenced : 'The list is empty: nothing was found to mend.' },
    ],
    schema: explainSchema,
    maxOutputTokens: 3_000,
  });
  if (!answer) return null;
  const source = bare(JSON.stringify(findings));
  const mayBeShown = (text: string) => isFit(text, source);
  const texts: Record<string, string> = {};
  for (const { finding: label, text: given } of answer.findings) {
    const finding = findings[Number(/^F(\d+)$/.exec(label)?.[1] ?? 0) - 1];
    const text = cleanText(given);
    if (finding && mayBeShown(text)) texts[finding.key] = text;
    else asking.spending.dropped += 1;
  }
  const summary = cleanText(answer.summary);
  if (!mayBeShown(summary)) {
    asking.spending.dropped += 1;
    return null;
  }
  return { summary, findings: texts };
}

function toData(finding: Finding, index: number, labels: ReadonlyMap<string, string>) {
  return {
    id: `F${index + 1}`,
    rule: finding.rule,
    severity: finding.severity,
    document: finding.documentId === null ? null : (labels.get(finding.documentId) ?? finding.documentId),
    values: finding.values,
    quotes: finding.places.slice(0, 3).map(({ page, quote }) => ({ page, quote: quote.slice(0, 200) })),
  };
}

const APPROVAL =
  /\bapprov(?:ed|es?)\b|\baprob(?:ad[oa]s?|ar[áa]n?)\b|\bguarantee|\bgarantiza|\b(?:will|shall|certain to|sure to) (?:pass|be (?:issued|granted|accepted))\b|\bser[áa]n? (?:emitid|otorgad|aceptad|concedid)[oa]s?\b/i;
const ELSEWHERE =
  /https?:|www\.|[\p{L}\p{N}-]\.(?:com|net|org|io|gov|info|ai|co|us|app|dev|xyz|site|online|me|ly|biz|link|shop|click|top|mx|es)\b|[\p{L}\p{N}]\.\p{L}{2,}\/\S|\S@\S/iu;
const PHONE = /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g;
const QUOTED = /["“«]([^"”»]{3,200})["”»]/g;

/**
 * Validates a generated text: no promise of approval, no link, and no phone number or quote that is not in
 * the findings.
 */
export function isFit(text: string, source: string): boolean {
  if (APPROVAL.test(text) || ELSEWHERE.test(text)) return false;
  const isInSource = (said: string) => source.includes(bare(said));
  return (
    [...text.matchAll(QUOTED)].every(([, quoted = '']) => isInSource(quoted)) &&
    [...text.matchAll(PHONE)].every(([number]) => isInSource(number))
  );
}

export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
