import { type LaidLine, linesAbove, linesBelow } from '../../text/layout';
import type { ExtractedField } from '../../types';
import { found } from '../found';
import type { FieldPage } from '../page-view';
import { parseDate } from '../parse/date';
import { parseName } from '../parse/name';
import { licensesIn, UNSURE } from '../parse/numbers-in-text';
import { placeIn, runningTexts } from '../running-text';

const LEGAL_FORM = /\b(?:l\.?l\.?c|l\.?l\.?p|inc|corp(?:oration)?|co|company|ltd|s\.?a\.? de c\.?v)\b\.?/i;
const TRADE =
  /\b(?:construct(?:ion|ors?)|contract(?:ing|ors?)|build(?:ers?|ing)|roof(?:ing|s)?|electric(?:al)?|plumbing|mechanical|solar|heating|cooling|air|hvac|remodel(?:ing|ers)|renovations?|restoration|homes|pools?|fenc(?:e|ing)|signs?|sign works|decks?(?:works)?|carpentry|foundation|leveling|piers?|excavat(?:ing|ion)|earthworks?|grading|paving|concrete|masonry|demolition|improvements?|interiors?|drywall|painting|windows?|siding|glass|gutters?|landscap(?:e|ing)|irrigation|charging|power systems|generators?|drain|services|construcci[oó]n(?:es)?|contratistas|constructora|techos|electricidad|plomer[ií]a|cimientos|albercas|cercas|remodelaci[oó]n(?:es)?)\b/i;
/** Firms that draw, test, insure, lend, own, supply or govern. */
const ANOTHER_TRADE =
  /\b(?:engineer(?:s|ing)?|architects?|architecture|survey(?:s|ors?|ing)?|geotech\w*|structural|consult\w*|design(?:s|ers?)?|testing|laborator\w+|inspections?|insurance|assurance|mutual|surety|agency|bank|title|lending|mortgage|realty|properties|county|city of|town of|village of|state of|department|division|board|bureau|commission|authority|association|homeowners|hoa|utility|utilities|power company|cooperative|co-op|supply|supplies|manufactur\w*|products|apartments?|church|school|university|hospital|energies|planning|zoning|ingenier\w+|arquitect\w+|seguros|ciudad|condado|departamento)\b/i;

/** Words of titles, captions and classes of licences. */
const OF_A_TITLE =
  /\b(?:proposals?|contract|agreement|estimate|permit|application|residential|commercial|certified|registered|licensed|licen[sc]e|registration|attorney|cert|authorization|plans?|affidavit|form|invoice|scope|schedule|certificate|numbers?|no|information|declaration|details?|notes?|legend|existing|proposed|new|work|project|propuesta|contrato|convenio|solicitud|permiso|autorizaci[oó]n|licencia|registro|certificado|carta)\b/i;
/** Words that many firms share; a name has one of its own. */
const COMMON =
  /^(?:home|general|state|repair|the|and|of|de|del|la|y|by|service|group|enterprises?|signature|owner|agent|print|name|mr|mrs|ms)$/i;

/** Whether a text may be the name of a firm that does the work, and hardly anything else. */
export function isContractingFirm(text: string): boolean {
  const isLong = text.length > 64 || text.split(' ').length > 8;
  if (/^\d/.test(text) && !LEGAL_FORM.test(text)) return false;
  if (isLong || ANOTHER_TRADE.test(text) || /[:?]|\d{3}|\.\s+\p{Lu}/u.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isNamed = words.every(
    (word) => /^["'“(]?\p{Lu}/u.test(word) || /^(?:and|of|the|de|del|la|y|by)$/.test(word),
  );
  if (words.length < 2 || !isNamed || OF_A_TITLE.test(text)) return false;
  const hasOwn = words.some(
    (word) => !LEGAL_FORM.test(word) && !TRADE.test(word) && !COMMON.test(word.replace(/\W+$/, '')),
  );
  return hasOwn && (LEGAL_FORM.test(text) || TRADE.test(text));
}

const CONTRACT_WORDS =
  /\b(?:proposal|contract|agreement|estimate|quotation|quote|work order|bid|propuesta|contrato|presupuesto|cotizacion|convenio)\b/;
const HEAD = 0.16;
const LARGE = 1.25;

/** Firms over a contract or proposal, and over the number of a contractor's licence. */
export function contractorsAtHead(view: FieldPage): ExtractedField[] {
  const { page, documentId } = view;
  if (documentId === 'insurance_wc') return [];
  const isContract = page.lines.some(({ line, folded }) => line.box.y < 0.5 && CONTRACT_WORDS.test(folded));
  return page.lines.flatMap((line): ExtractedField[] => {
    const { box, text, certainty } = line.line;
    if (text.length < 5 || !isContractingFirm(text)) return [];
    const isHead = isContract && !page.isSheet && box.y < HEAD && (line.size >= LARGE || box.h > 0.015);
    const hasLicense = isOverLicense(view, line);
    const isAddressed = !isHead && !hasLicense && isAddressee(view, line);
    if (!isHead && !hasLicense && !isAddressed) return [];
    return [
      found(page, 'contractor', text, {
        box,
        quote: text,
        certainty: isAddressed ? UNSURE : hasLicense ? 0.82 : 0.75,
        wordCertainty: certainty,
      }),
    ];
  });
}

/** Whom a letter is to: the line below its date. */
function isAddressee({ page }: FieldPage, line: LaidLine): boolean {
  const above = linesAbove(page, line, 4)[0]?.line.text ?? '';
  return !page.isSheet && line.line.box.y < 0.4 && above.length <= 32 && parseDate(above) !== null;
}

function isOverLicense({ page }: FieldPage, line: LaidLine): boolean {
  return linesBelow(page, line, 4.5)
    .slice(0, 3)
    .some((below) => licensesIn(below.line.text, false).some(({ certainty }) => certainty > UNSURE));
}

const NAME =
  "((?:[\\p{Lu}][\\p{L}\\d.'’-]*|\\d{1,3}[A-Z])(?:,? (?:[\\p{Lu}][\\p{L}\\d.'’-]*|&|and(?= \\p{Lu})|of(?= \\p{Lu})|de|del|la|y|e)){1,6})";
const SAID: readonly RegExp[] = [
  new RegExp(
    `${NAME},? (?:\\([^)]{0,40}\\),? )?(?:may|can|is (?:hereby )?(?:authorized|permitted|allowed|licensed|hired|retained)|are authorized|has (?:our|my) permission|will|shall|to|puede|podr[aá]|est[aá] autorizad[oa]|queda autorizad[oa]|para) (?:to )?(?:apply|sign|obtain|pull|submit|file|act|perform|do|install|construct|build|handle|secure|request|tramit\\w*|solicit\\w*|firm\\w*|obten\\w*|realiz\\w*|constru\\w*|instal\\w*)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Aa]uthoriz(?:e[sd]?|ing)|[Aa]llow|[Pp]ermit|[Hh]ired?|[Rr]etained|[Ee]ngaged|[Cc]ontracted(?: with)?|[Cc]ontract with|[Rr]equest of|[Oo]n behalf of|[Ii]nstalled by|[Pp]erformed by|[Dd]one by|[Bb]uilt by|[Cc]onstructed by|[Cc]ontractor(?: is|,)?|[Aa]utorizo a|[Aa]utorizamos a|[Aa]utoriza a|[Cc]ontrat(?:é|amos|ado) (?:a|con)|[Rr]ealizad[oa] por|[Ee]jecutad[oa] por|[Cc]ontratista(?: es|,)?) (?:the (?:firm|company|contractor) (?:of )?|la (?:empresa|compañ[ií]a|firma) |our contractor,? |my contractor,? |el contratista )?${NAME}`,
    'gu',
  ),
];

const GIVES_WORK =
  /authori|permi|allow|hire|retain|engage|contract|request|behalf|install|perform|\bby\b|\bmay\b|\bcan\b|will|shall|autoriz|contrat|realiz|ejecut|pued|podr|para/i;
/** "12 Elm Lane. Doe Decks LLC": the end of another sentence. */
const SENTENCE_BEFORE = /^.*(?<!\b(?:Inc|Co|Corp|Ltd|Bros|St|Mr|Mrs|Ms))\.\s+(?=\p{Lu})/u;
const GOES_ON = /(?:\p{Lu}[\p{L}\d.'’-]*|&|\band),?$/u;

/** Firms that sentences give the work to: "Doe Decks LLC may apply for our permit". */
export function contractorsInText(view: FieldPage): ExtractedField[] {
  if (view.page.isSheet) return [];
  const begun = new Map(runningTexts(view.page).map(({ next, line }) => [next, line.line.text]));
  return runningTexts(view.page).flatMap((run) =>
    (GIVES_WORK.test(run.text) ? SAID : []).flatMap((pattern) =>
      [...run.text.matchAll(pattern)].flatMap((match): ExtractedField[] => {
        const said = (match[1] ?? '').replace(SENTENCE_BEFORE, '');
        const name = parseName(said);
        const at = match.index + match[0].indexOf(said);
        if (name === null || !isContractingFirm(name) || match.index >= run.end) return [];
        // The rest of a name that the line before begins.
        if (at === 0 && GOES_ON.test(begun.get(run.line) ?? '')) return [];
        return [found(view.page, 'contractor', name, { ...placeIn(run, at, name.length), certainty: 0.8 })];
      }),
    ),
  );
}
