import { z } from 'zod';
import { localise } from '@/lib/catalogue/checklists/localise';
import type { Box, ReadPage } from '@/lib/checking/reading/types';
import { findQuote } from '@/lib/checking/review/quote';
import { FIELD_IDS, type FieldId, type ModelReading } from '@/lib/checking/review/types';
import { ask, type Question } from './ask';
import { type ChosenPage, choosePages } from './choose-pages';
import { fence, fenceRules } from './fence';
import type { Spending } from './spending';
import type { ModelInput } from './types';

/** Visual fields are not requested from the model, because they cannot be quoted. */
const NOT_ASKED: ReadonlySet<FieldId> = new Set(['signature', 'seal', 'seal_expires', 'north_arrow']);
export const ASKED_FIELDS = FIELD_IDS.filter((id) => !NOT_ASKED.has(id));

const PAGES_AT_A_TIME = 4;
/** Questions that are on their way at the same time. */
const AT_ONCE = 3;
/** Of a page's text, from its beginning and its end: sheets have their title block last. */
const PAGE_CHARACTERS = { first: 6_000, last: 2_500 };
const MAX_DOCUMENTS = 8;
const MAX_FIELDS = 60;
const MAX_OUTPUT_TOKENS = 6_000;
/** Answers nobody could read before it is no longer asked. */
const MAX_MALFORMED = 2;

const boxSchema = z.array(z.number().min(0).max(1)).max(4).nullable();

/** What a model says of one page. */
export const pageAnswerSchema = z.object({
  page: z.string().max(12),
  continues: z.boolean(),
  documents: z
    .array(z.object({ id: z.string().max(60), quote: z.string().max(300), box: boxSchema }))
    .max(MAX_DOCUMENTS),
  fields: z
    .array(
      z.object({
        field: z.string().max(40),
        value: z.string().min(1).max(200),
        quote: z.string().min(2).max(300),
        box: boxSchema,
      }),
    )
    .max(MAX_FIELDS),
});

const readSchema = z.object({ pages: z.array(pageAnswerSchema).max(PAGES_AT_A_TIME * 2) });
type Answer = z.output<typeof readSchema>;

type Asking = Pick<Question<typeof readSchema>, 'sdk' | 'spending' | 'signal' | 'log'>;

/** Reads every page with the model: every quote is verified on its page, or dropped and counted. */
export async function readPages(input: ModelInput, asking: Asking): Promise<ModelReading[]> {
  const chosen = choosePages(input.files, input.review);
  const labels = new Map(
    [...input.checklist.documents, ...input.checklist.notNeeded].map(({ id, label }) => [
      id,
      localise(label, 'en'),
    ]),
  );
  const batches = Array.from({ length: Math.ceil(chosen.length / PAGES_AT_A_TIME) }, (_, at) =>
    chosen.slice(at * PAGES_AT_A_TIME, (at + 1) * PAGES_AT_A_TIME),
  );
  const readings: ModelReading[] = [];
  let malformed = 0;
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const shown = await withPictures(batch, input);
      const answer = await askAbout(shown, labels, input, asking);
      if (answer) {
        readings.push(...checked(answer, shown, labels, asking.spending));
        continue;
      }
      malformed += 1;
      // One answer that makes no sense is its own; a model that is down, or spent, is asked no more.
      if (asking.spending.failure !== 'malformed' || malformed >= MAX_MALFORMED) batches.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return readings;
}

/** What is sent of a page's text. */
function pageText({ lines }: ReadPage): string {
  const text = lines.map((line) => line.text).join('\n');
  const { first, last } = PAGE_CHARACTERS;
  return text.length <= first + last ? text : `${text.slice(0, first)}\n[…]\n${text.slice(-last)}`;
}

/** What is asked of each page, with the documents a page may be. */
function readingInstructions(labels: ReadonlyMap<string, string>): string {
  return [
    'For each page give documents: every document of this list that stands on it, the main one first, by its id. A sheet of drawings may hold several (a site plan beside a detail, a code analysis on the cover), and so may a form. Only what the page itself is or shows counts, not what it mentions. None of them: an empty list.',
    [...labels].map(([id, label]) => `${id}: ${label}`).join('\n'),
    'quote of a document: the words of the page that say so, its title at best.',
    'continues: true where the page goes on with the document of the page before in its file.',
    `fields: the values printed or written on the page, of these: ${ASKED_FIELDS.join(', ')}.`,
    'address: of the job site. valuation: the cost of the work. contractor: the firm that does the work. license: of that firm or of whom the paper is about. date: each day the paper was dated, signed or issued. fee_total: the total of permit fees. sheet_index: the numbers in a list of sheets, one field each. code_edition: the code with its year, as printed.',
    'value: exactly as printed on the page. quote: the words around it, copied letter by letter from the page, the value among them.',
    'Where a picture of the page is there, read the picture: its text above was recognised by a program and has errors.',
    'box: where the quote stands on the page, [x, y, width, height] as parts of its width and height from the upper left corner; null where you cannot say.',
    'A field that is not on the page is left out. Never complete, correct or guess a value.',
  ].join('\n');
}

/** A page as it is asked about; its picture where that is worth looking at and there is one. */
interface ShownPage extends ChosenPage {
  readonly image: Uint8Array | null;
}

function withPictures(batch: readonly ChosenPage[], { picture }: ModelInput): Promise<ShownPage[]> {
  return Promise.all(
    batch.map(async (one) => ({
      ...one,
      image: one.needsPicture ? await picture(one.fileId, one.page.number) : null,
    })),
  );
}

async function askAbout(
  batch: readonly ShownPage[],
  labels: ReadonlyMap<string, string>,
  input: ModelInput,
  asking: Asking,
): Promise<Answer | null> {
  const text = batch
    .map(
      ({ fileId, page }, index) =>
        `[page P${index + 1}: page ${page.number} of file ${nameOf(input, fileId)}]\n${pageText(page)}`,
    )
    .join('\n\n');
  const { mark, fenced } = fence(text);
  return ask({
    ...asking,
    system: [
      'You read pages of a US building permit application for a program that checks them by rules.',
      fenceRules(mark),
      readingInstructions(labels),
    ].join('\n'),
    content: [
      { type: 'text', text: fenced },
      ...batch.flatMap(({ image }, index) =>
        image
          ? [
              { type: 'text' as const, text: `Picture of page P${index + 1}:` },
              { type: 'image' as const, image, mediaType: 'image/webp' },
            ]
          : [],
      ),
    ],
    schema: readSchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  });
}

const nameOf = ({ files }: ModelInput, fileId: string) =>
  (files.find(({ id }) => id === fileId)?.name ?? '').replaceAll(/[\r\n\]]/g, ' ');

/**
 * Keeps valid readings only: a requested page, a listed document, a value within its quote, a quote found on the page or,
 * where the page was shown as a picture, in that.
 */
function checked(
  answer: Answer,
  batch: readonly ShownPage[],
  labels: ReadonlyMap<string, string>,
  spending: Spending,
): ModelReading[] {
  const asked: ReadonlySet<string> = new Set(ASKED_FIELDS);
  const isField = (id: string): id is FieldId => asked.has(id);
  const readings: ModelReading[] = [];
  for (const { page: label, documents, fields, continues } of answer.pages) {
    const chosen = batch[Number(/^P(\d+)$/.exec(label)?.[1] ?? 0) - 1];
    if (!chosen || readings.some(({ fileId, page }) => isOf(chosen, fileId, page))) {
      spending.dropped += fields.length;
      continue;
    }
    const { page } = chosen;
    const isPictured = chosen.image !== null;
    const stands = (quote: string) => isPictured || findQuote(page, quote) !== null;
    const named = documents.filter(({ id, quote }) => labels.has(id) && stands(quote));
    spending.dropped += documents.length - named.length;
    const kept: ModelReading['fields'][number][] = [];
    for (const { field, value, quote, box } of fields) {
      if (isField(field) && holds(quote, value) && stands(quote))
        kept.push({ id: field, value, quote, box: toBox(box) });
      else spending.dropped += 1;
    }
    readings.push({
      fileId: chosen.fileId,
      page: page.number,
      documents: documents.length > 0 && named.length === 0 ? null : named.map(({ id }) => id),
      continues,
      isPictured,
      fields: kept,
    });
  }
  return readings;
}

const isOf = ({ fileId, page }: ChosenPage, otherFile: string, number: number) =>
  fileId === otherFile && page.number === number;

function toBox(given: readonly number[] | null): Box | null {
  const [x, y, w, h] = given ?? [];
  if (x === undefined || y === undefined || w === undefined || h === undefined) return null;
  return w > 0 && h > 0 && x + w <= 1.001 && y + h <= 1.001 ? { x, y, w, h } : null;
}

/** Whether the value is part of its quote, but for spaces and case. */
function holds(quote: string, value: string): boolean {
  const bare = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return bare(quote).includes(bare(value));
}
