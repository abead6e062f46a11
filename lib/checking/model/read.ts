import { z } from 'zod';
import { localise } from '@/lib/catalogue/checklists/localise';
import { findQuote } from '@/lib/checking/review/quote';
import { FIELD_IDS, type FieldId, type ModelReading } from '@/lib/checking/review/types';
import { ask, type Question } from './ask';
import { type ChosenPage, choosePages } from './choose-pages';
import { fence, fenceRules } from './fence';
import type { Spending } from './spending';
import type { ModelInput } from './types';

/** Visual fields are not requested from the model, because they cannot be quoted. */
const NOT_ASKED: ReadonlySet<FieldId> = new Set([
  'signature',
  'seal',
  'seal_expires',
  'north_arrow',
  'sheet_index',
]);
export const ASKED_FIELDS = FIELD_IDS.filter((id) => !NOT_ASKED.has(id));

const PAGES_AT_A_TIME = 6;
const PAGE_CHARACTERS = 6_000;
const MAX_FIELDS = 40;

const readSchema = z.object({
  pages: z
    .array(
      z.object({
        page: z.string().max(12),
        document: z.string().max(60).nullable(),
        fields: z
          .array(
            z.object({
              field: z.string().max(40),
              value: z.string().min(1).max(200),
              quote: z.string().min(2).max(300),
            }),
          )
          .max(MAX_FIELDS),
      }),
    )
    .max(PAGES_AT_A_TIME * 2),
});
type Answer = z.output<typeof readSchema>;

type Asking = Pick<Question<typeof readSchema>, 'sdk' | 'spending' | 'signal' | 'log'>;

/** Reads uncertain pages with the model: every quote is verified on its page, or dropped and counted. */
export async function readPages(input: ModelInput, asking: Asking): Promise<ModelReading[]> {
  const chosen = choosePages(input.files, input.review);
  const labels = new Map(
    [...input.checklist.documents, ...input.checklist.notNeeded].map(({ id, label }) => [
      id,
      localise(label, 'en'),
    ]),
  );
  const readings: ModelReading[] = [];
  for (let start = 0; start < chosen.length && asking.spending.failure === null; start += PAGES_AT_A_TIME) {
    const batch = chosen.slice(start, start + PAGES_AT_A_TIME);
    const answer = await askAbout(batch, labels, input, asking);
    if (answer) readings.push(...checked(answer, batch, labels, asking.spending));
  }
  return readings;
}

async function askAbout(
  batch: readonly ChosenPage[],
  labels: ReadonlyMap<string, string>,
  input: ModelInput,
  asking: Asking,
): Promise<Answer | null> {
  const text = batch
    .map(
      ({ page }, index) =>
        `[page P${index + 1}]\n${page.lines
          .map((line) => line.text)
          .join('\n')
          .slice(0, PAGE_CHARACTERS)}`,
    )
    .join('\n\n');
  const { mark, fenced } = fence(text);
  const pictures = await Promise.all(
    batch.map(async ({ fileId, page, messy }, index) => {
      const image = messy ? await input.picture(fileId, page.number) : null;
      return image ? { label: `P${index + 1}`, image } : null;
    }),
  );
  return ask({
    ...asking,
    system: [
      'You read pages of a US building permit application for a program that checks them by rules.',
      fenceRules(mark),
      'For each page say which document it belongs to, by the id in this list, or null if it is none of them:',
      [...labels].map(([id, label]) => `${id}: ${label}`).join('\n'),
      `Then give the fields you find, of these: ${ASKED_FIELDS.join(', ')}.`,
      'value: exactly as printed on the page. quote: the words around it, copied letter by letter from the page, the value among them.',
      'A field that is not printed on the page is left out. Never complete, correct or guess a value.',
    ].join('\n'),
    content: [
      { type: 'text', text: fenced },
      ...pictures.flatMap((one) =>
        one
          ? [
              { type: 'text' as const, text: `Picture of page ${one.label}:` },
              { type: 'image' as const, image: one.image, mediaType: 'image/webp' },
            ]
          : [],
      ),
    ],
    schema: readSchema,
    maxOutputTokens: 4_000,
  });
}

/**
 * Keeps valid readings only: a requested page, a listed document, a value within a quote found on the page.
 */
function checked(
  answer: Answer,
  batch: readonly ChosenPage[],
  labels: ReadonlyMap<string, string>,
  spending: Spending,
): ModelReading[] {
  const asked: ReadonlySet<string> = new Set(ASKED_FIELDS);
  const isField = (id: string): id is FieldId => asked.has(id);
  const readings: ModelReading[] = [];
  for (const { page: label, document, fields } of answer.pages) {
    const chosen = batch[Number(/^P(\d+)$/.exec(label)?.[1] ?? 0) - 1];
    if (!chosen) {
      spending.dropped += fields.length;
      continue;
    }
    const kept: ModelReading['fields'][number][] = [];
    for (const { field, value, quote } of fields) {
      const isQuoted = isField(field) && holds(quote, value) && findQuote(chosen.page, quote) !== null;
      if (isQuoted) kept.push({ id: field, value, quote });
      else spending.dropped += 1;
    }
    const documentId = document !== null && labels.has(document) ? document : null;
    readings.push({ fileId: chosen.fileId, page: chosen.page.number, documentId, fields: kept });
  }
  return readings;
}

/** Whether the value is part of its quote, but for spaces and case. */
function holds(quote: string, value: string): boolean {
  const bare = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return bare(quote).includes(bare(value));
}
