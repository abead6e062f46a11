import type { Proof } from '@/lib/company/compliance/types';
import { isSameRow, type Line } from './lines';
import type { PlacedPolicy } from './policies';
import type { PolicyKind, ReadPolicy } from './types';

const ADDITIONAL = /additional insured|asegurado adicional|\bai\b/;
const WAIVER =
  /waiver of subrogation|subrogation (?:is |has been )?waived|waived|renuncia (?:de|a la) subrogacion|\bwos\b/;
const NOT =
  /\b(?:not|no|none|nor|unless)\b(?:\W+\w+){0,5}\W+(?:additional insured|asegurado adicional|waive\w*)|(?:additional insured|waiver of subrogation)\s*:?\s*(?:no|none|not)\b/;
/** What a form prints on every certificate proves nothing. */
const PRINTED =
  /if the (?:certificate )?holder is (?:an )?additional insured|subrogation is waived, (?:subject|the policy)|as the policy forms allow|si el titular|must (?:be endorsed|have|carry)|wos = |ai = |confers? no right/;
const OF_WORKERS = /workers?'? comp|\bwc\b/;

/** What the marks beside a policy, and the sentences below all of them, say without proving it. */
export function markProofs(placed: readonly PlacedPolicy[], lines: readonly Line[]): ReadPolicy[] {
  const said = readSentences(lines);
  const policies = placed.map(({ policy }) => policy);
  return placed.map(({ policy, region }) => {
    const marks = marksIn(region, lines);
    return {
      ...policy,
      additionalInsured: said.noAdditional
        ? 'no'
        : proof(marks.additional || (said.additional && applies(policy.kind, said.text, policies))),
      waiver: said.noWaiver
        ? 'no'
        : proof(marks.waiver || (said.waiver && appliesWaiver(policy.kind, said.text))),
    };
  });
}

const proof = (is: boolean): Proof => (is ? 'description only' : 'no');

/** A sentence that names no line is of general liability. */
function applies(kind: PolicyKind, text: string, policies: readonly ReadPolicy[]): boolean {
  if (kind === 'WC' || kind === 'PL') return false;
  if (kind === 'GL') return true;
  const named = kind === 'AUTO' ? /\bauto/ : /umbrella|excess/;
  return policies.length > 1 && new RegExp(`additional insured[^.]{0,80}(?:${named.source})`).test(text);
}

function appliesWaiver(kind: PolicyKind, text: string): boolean {
  const sentence = /[^.]*(?:waiver|waived|renuncia)[^.]*/.exec(text)?.[0] ?? '';
  if (kind === 'WC') return OF_WORKERS.test(sentence) || !/\bgl\b|general liab/.test(sentence);
  if (kind === 'GL') return !OF_WORKERS.test(sentence) || /\bgl\b|general liab/.test(sentence);
  return false;
}

interface Said {
  readonly text: string;
  readonly additional: boolean;
  readonly waiver: boolean;
  readonly noAdditional: boolean;
  readonly noWaiver: boolean;
}

/** The box of descriptions, remarks and special wording. */
function readSentences(lines: readonly Line[]): Said {
  const start = lines.findIndex(({ plain }) =>
    /^(?:description of op|descripcion de|special (?:wording|provision)|remarks?\b|re:|notes?:|comments?:)/.test(
      plain,
    ),
  );
  const end = lines.findIndex(
    ({ plain }, at) => at > start && /^(?:certificate holder|titular|authori[sz]ed|cancellation)/.test(plain),
  );
  const box = start < 0 ? [] : lines.slice(start, end < 0 ? undefined : end);
  const loose = lines.filter(
    ({ plain }) => plain.length > 30 && (ADDITIONAL.test(plain) || WAIVER.test(plain)),
  );
  const text = [...new Set([...box, ...loose])]
    .filter(({ plain }) => !PRINTED.test(plain))
    .map(({ plain }) => plain)
    .join(' ');
  const negated = NOT.test(text);
  return {
    text,
    additional:
      ADDITIONAL.test(text) &&
      !(negated && /(?:not|no|none)\b.{0,40}(?:additional insured|asegurado adicional)/.test(text)),
    waiver: WAIVER.test(text) && !/(?:not|no)\b.{0,25}(?:waive)/.test(text),
    noAdditional:
      /holder is not an? additional insured|not (?:been )?(?:named|added|listed) as (?:an )?additional insured/.test(
        text,
      ),
    noWaiver: /no waiver of subrogation/.test(text),
  };
}

const YES_OR_NO = /^(?:y|n|x|yes|no|si|included)$/;
/** `Additional insured: Yes`. */
const SAID_YES =
  /^(additional insured|asegurado adicional|waiver of subrogation|renuncia de subrogacion)\s*[:-]?\s*(?:y|yes|si|x|included|incluid[oa])$/;

/** `Y` below `ADD'L INSD` and `SUBR WVD`, `Yes` below a label, `AI` and `WOS` at the end of a row. */
function marksIn(own: readonly Line[], all: readonly Line[]): { additional: boolean; waiver: boolean } {
  let additional = own.some(({ plain }) => /^(?:ai|ai[,/ ]+wos)$/.test(plain));
  let waiver = own.some(({ plain }) => /^(?:wos|ai[,/ ]+wos)$/.test(plain));
  const labels = own.filter(({ plain }) =>
    /^(?:additional insured|asegurado adicional)$|^(?:waiver of subrogation|renuncia de subrogacion)$/.test(
      plain,
    ),
  );
  for (const label of labels) {
    const value = own
      .filter(
        (line) =>
          line !== label &&
          ((line.y > label.y && line.y - label.y < 0.03 && Math.abs(line.x - label.x) < 0.02) ||
            (isSameRow(line, label) &&
              line.x > label.right &&
              (line.x - label.right < 0.1 || YES_OR_NO.test(line.plain)))),
      )
      .sort((a, b) => a.y - b.y)[0];
    if (!value || !/^(?:y|yes|si|x)\b/.test(value.plain)) continue;
    if (/additional|adicional/.test(label.plain)) additional = true;
    else waiver = true;
  }
  for (const { plain } of own) {
    const said = SAID_YES.exec(plain)?.[1];
    if (!said) continue;
    if (/additional|adicional/.test(said)) additional = true;
    else waiver = true;
  }
  const [first, second] = markColumns(all);
  for (const { words } of own)
    for (const { text, box } of words) {
      if (!/^[YX]$/i.test(text)) continue;
      const centre = box.x + box.w / 2;
      const far = (column: number | null) => (column === null ? 1 : Math.abs(centre - column));
      if (Math.min(far(first), far(second)) >= 0.022) continue;
      if (far(first) <= far(second)) additional = true;
      else waiver = true;
    }
  return { additional, waiver };
}

/** The middles of the two columns of a form for these marks. */
function markColumns(lines: readonly Line[]): [number | null, number | null] {
  const words = lines.flatMap(({ words, y }) => words.map((word) => ({ ...word, y })));
  const at = (pattern: RegExp) => words.find(({ text }) => pattern.test(text))?.box;
  const first = at(/^ADD[L'’]{1,3}L?$|^INSD$|^A\.?I\.?$/i);
  const second = at(/^SUBR$|^WVD$|^WOS$/i);
  return [first ? first.x + first.w / 2 : null, second ? second.x + second.w / 2 : null];
}
