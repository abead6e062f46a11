import { boxOfWords, type LaidLine } from '../../text/layout';
import type { ExtractedField } from '../../types';
import { found, foundIn } from '../found';
import type { FieldPage } from '../page-view';
import { findSpans } from '../spans';

const OF =
  /\b(?:city and county|city|town|village|township|borough|county|municipality|ciudad|municipio|condado|pueblo|villa) (?:of|de) (?:the )?/i;
const COUNTY = /^((?:[\p{Lu}][\p{L}.'’-]+[ -]?){1,3}) county\b/iu;
/** Words that follow a city's name on its letterhead. */
const AFTER_NAME =
  /^(?:building|development|planning|permit|permits|permitting|services|service|community|department|dept|division|office|inspection|inspections|construction|public|code|codes|safety|government|zoning|residential|commercial|application|neighborhood|economic|land|and|y|departamento|oficina|division|servicios|desarrollo|planificacion|permisos|construccion|seccion|shall|is|has|for|to|in|on|by|with|will|may|or|the|standard|standards|ordinance|engineering|fire|health|water|utilities|utility|electric|amendments?|edificacion|obras|direccion|solicitud)$/i;
/** A day beside the label is no place. */
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|ene|abr|ago|dic|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/i;
const MAX_NAME_WORDS = 4;
const HEAD = 0.22;
const PAPERS = new Set(['form', 'drawing', 'letter', 'certificate', 'report']);

/** The city or county a form is of, as its head or a label names it. */
export function jurisdictions(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  if (view.recognition === null || !PAPERS.has(view.recognition.kind)) return [];
  const labelled = labels.flatMap((label): ExtractedField[] => {
    if (
      !label.ids.includes('jurisdiction') ||
      /^(?:city|ciudad|municip)/.test(label.line.folded) ||
      !(label.isMarked || label.isAlone)
    )
      return [];
    for (const span of findSpans(page, label, labels)) {
      const words = span.text.split(' ');
      const name = OF.test(span.text) ? nameIn(words) : plainName(words);
      // A bare word beside the label may be the next field's.
      if (name) return [foundIn(page, 'jurisdiction', name, span, OF.test(span.text) ? 0.95 : 0.75)];
    }
    return [];
  });
  const isForm = view.recognition.kind === 'form';
  const head = page.lines.flatMap((line): ExtractedField[] => {
    const { text, words, box } = line.line;
    if (text.length > 120 || !(box.y < HEAD || (isForm && OF.test(text.slice(0, 30)) && words.length <= 6)))
      return [];
    if (labels.some((label) => label.line === line && (label.isMarked || label.isAlone))) return [];
    const at = OF.exec(text);
    if (at && at.index > 24) return [];
    const name = at ? nameIn(words.map((word) => word.text)) : parseCounty(line);
    if (name === null) return [];
    return [
      found(page, 'jurisdiction', name, {
        box: boxOfWords(line.line, 0, words.length),
        quote: text,
        certainty: box.y < HEAD && isForm ? 0.92 : 0.65,
        wordCertainty: line.line.certainty,
      }),
    ];
  });
  return [...labelled, ...head];
}

/** "City of Austin" out of "CITY OF AUSTIN DEVELOPMENT SERVICES". */
function nameIn(words: readonly string[]): string | null {
  const from = words.findIndex(
    (word, at) => /^(?:of|de)$/i.test(word) && at > 0 && OF.test(`${words.slice(0, at + 1).join(' ')} `),
  );
  if (from < 0) return null;
  const kind = words[from - 1] ?? '';
  const name = takeName(words.slice(from + 1));
  return name.length === 0 ? null : titled([kind, words[from] ?? 'of', ...name].join(' '));
}

function plainName(words: readonly string[]): string | null {
  const name = takeName(words);
  const [first] = name;
  return first === undefined || MONTH.test(first) ? null : titled(name.join(' '));
}

function takeName(words: readonly string[]): string[] {
  const name: string[] = [];
  for (const word of words) {
    const bare = word.replace(/[,.;:–—-]+$/, '');
    if (name.length >= MAX_NAME_WORDS || !/^\p{Lu}[\p{L}.'’-]*$/u.test(bare) || AFTER_NAME.test(bare)) break;
    name.push(bare);
    if (bare !== word && !word.endsWith('.')) break;
  }
  return name;
}

function parseCounty(line: LaidLine): string | null {
  const match = COUNTY.exec(line.line.text);
  return match ? titled(`${(match[1] ?? '').trim()} County`) : null;
}

function titled(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(Of|De|The)\b/g, (word) => word.toLowerCase());
}

const NUMBER = /^[#:. ]{0,3}([A-Z]{0,4}[-\d]{4,20}\d)\b/i;
const BOOK_PAGE =
  /\b(?:book|bk|libro)[.:# ]{0,3}(\d{2,6})[,; ]{1,4}(?:at )?(?:page|pg|pagina|p)[.:# ]{0,3}(\d{1,6})\b/;

const STAMPED =
  /\b(?:cfn|instrument|instr|inst|instrumento|document|doc|clerk.?s file|recording|reception)\.? ?(?:no|num|number|numero|#)?[.:# ]{0,3}([a-z]{0,3}[\d-]{5,18}\d)\b/;

/** Recording data of a notice: instrument number, or book and page. */
export function recordings(view: FieldPage): ExtractedField[] {
  if (view.documentId !== 'notice_of_commencement') return [];
  const { page, labels } = view;
  const byStamp = page.lines.flatMap((line): ExtractedField[] => {
    const number = line.folded.length <= 200 ? STAMPED.exec(line.folded)?.[1] : undefined;
    if (number === undefined) return [];
    const value = `INSTRUMENT ${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;
    return [
      found(page, 'recording', value, {
        box: line.line.box,
        quote: line.line.text,
        certainty: 0.95,
        wordCertainty: line.line.certainty,
      }),
    ];
  });
  const byLabel = labels.flatMap((label): ExtractedField[] => {
    if (
      !label.ids.includes('recording') ||
      /book|bk|libro|recorded|registrad/.test(label.line.folded.slice(0, 30))
    )
      return [];
    for (const span of findSpans(page, label, labels)) {
      const number = NUMBER.exec(span.text)?.[1];
      if (number)
        return [
          foundIn(
            page,
            'recording',
            `INSTRUMENT ${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`,
            span,
            0.95,
          ),
        ];
    }
    return [];
  });
  const byBook = page.lines.flatMap((line): ExtractedField[] => {
    const match = line.folded.length <= 300 ? BOOK_PAGE.exec(line.folded) : null;
    if (!match) return [];
    return [
      found(page, 'recording', `BOOK ${match[1]} PAGE ${match[2]}`, {
        box: line.line.box,
        quote: line.line.text,
        certainty: 0.95,
        wordCertainty: line.line.certainty,
      }),
    ];
  });
  return [...byStamp, ...byLabel, ...byBook];
}
