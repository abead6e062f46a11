import { linesBelow, linesRight } from '../../text/layout';
import type { ExtractedField } from '../../types';
import type { LabelHit } from '../find-labels';
import { found } from '../found';
import { around, touches } from '../near';
import type { FieldPage } from '../page-view';
import { signedAt } from '../place-to-sign';

const SIGNED_BY =
  /^(?:\/s\/|s\/)\s?\p{L}|digitally signed|electronically signed|signed electronically|e-?signed by|firmado digitalmente|firmado electr[oó]nicamente|firma electr[oó]nica de|docusigned by/iu;
const SIGNS_ELSEWHERE =
  /\bsignature (?:page|of the plan)|without signature|sin firma|signature required|\bsigned electronically|firmado electr[oó]nicamente/i;

/** Determines for each signature line whether it is signed. */
export function signatures(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  const byForm = view.form.flatMap((field): ExtractedField[] =>
    field.kind === 'signature'
      ? [
          found(page, 'signature', field.value === '' ? 'absent' : 'present', {
            box: field.box,
            quote: '',
            certainty: 0.95,
          }),
        ]
      : [],
  );
  const stamped = page.lines.flatMap((line): ExtractedField[] =>
    SIGNED_BY.test(line.line.text)
      ? [found(page, 'signature', 'present', { box: line.line.box, quote: line.line.text, certainty: 0.95 })]
      : [],
  );
  const labelled = labels.flatMap((label): ExtractedField[] => {
    const isNamed = label.ids.includes('signature') && isPlaceToSign(label);
    if ((!isNamed && !isSignedByRole(view, label)) || isAnsweredBeside(view, label)) return [];
    const near = [...byForm, ...stamped].some(({ at }) => touches(at.box, around(view, label.line.line.box)));
    if (near) return [];
    const seen = signedAt(view, label);
    return [
      found(page, 'signature', seen.value, {
        box: label.line.line.box,
        quote: label.line.line.text,
        certainty: seen.certainty,
        wordCertainty: Math.max(0.85, label.line.line.certainty),
      }),
    ];
  });
  return [...byForm, ...stamped, ...labelled];
}

/** A word in a sentence is none. */
function isPlaceToSign({ line, isMarked, isAlone, to, from }: LabelHit): boolean {
  if (SIGNS_ELSEWHERE.test(line.line.text)) return false;
  if (isMarked || isAlone) return true;
  // "Signature of owner Date": labels beside each other under ruled lines.
  return from === 0 && line.line.words.length - to <= 6 && line.line.words.length <= 10;
}

/** "Sign | Wall, internally lit": a row of a table, whose cell beside holds words that are no label. */
function isAnsweredBeside({ page, labels }: FieldPage, { line, isMarked, isAlone }: LabelHit): boolean {
  const right = isAlone && !isMarked ? linesRight(page, line)[0] : undefined;
  return (
    right !== undefined &&
    right.tokens.length >= MIN_WORDS_OF_ANSWER &&
    !labels.some((label) => label.line === right)
  );
}

const MIN_WORDS_OF_ANSWER = 3;
const SIGNING = ['owner', 'applicant', 'contractor', 'designer'] as const;
const PRINTED_FOR_SURE = /^(?:print(?:ed)? name|nombre en letra|aclaracion)/;
const PRINTED = /^(?:print(?:ed)? name|name|nombre|aclaracion|nombre en letra)/;

/** "Engineer of record:" with nothing behind it, and the name printed below: the line is to sign on. */
function isSignedByRole(view: FieldPage, label: LabelHit): boolean {
  if (!(label.isMarked || label.isAlone) || !SIGNING.some((one) => label.ids.includes(one))) return false;
  const { words } = label.line.line;
  const rest = words
    .slice(label.to)
    .map(({ text }) => text)
    .join(' ');
  if (label.glued !== '' || !/^[_\s]*(?:(?:date|fecha)\b.*)?$/i.test(rest)) return false;
  const right = linesRight(view.page, label.line)[0];
  const isDated = /^(?:date|fecha)\b/.test(right?.folded ?? rest.trim().toLowerCase());
  // Without the place for a date beside it, it may as well be the heading of a part of the form.
  if ((right && !isDated) || (!label.isMarked && !isDated)) return false;
  const printed = isDated ? PRINTED : PRINTED_FOR_SURE;
  return linesBelow(view.page, label.line, 4).some(({ folded }) => printed.test(folded));
}
