import { blanksIn } from '../blanks';
import type { Draft, Rule } from '../draft';
import { MAKERS_PAPERS, PEOPLES_PAPERS, SIGNED_PAPERS } from '../kinds';
import type { FoundDocument } from '../types';
import { getFields, isRecognised, isSure } from '../view';
import { isDay } from './expiry';

/** A date behind the day of the check, on a paper that says when it was written. */
export const datesInFuture: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    if (PEOPLES_PAPERS.has(document.documentId)) return [];
    const field = getFields(document, 'date').find(
      (one) =>
        isSure(one) &&
        isDay(one.value) &&
        one.value > view.input.today &&
        getYear(one.value) <= getYear(view.input.today) + MAX_YEARS_AHEAD &&
        !LOOKS_AHEAD.test(one.at.quote),
    );
    if (!field) return [];
    return [
      {
        rule: 'date_in_future',
        // A stamp of the office that took it in is often the only day that a picture shows well.
        severity: isRecognised(view, field.at) ? 'minor' : 'major',
        documentId: document.documentId,
        places: [field.at],
        values: { found: field.value, today: view.input.today },
        by: field.by,
      },
    ];
  });

/** Nobody dates a paper that far ahead: the year was misread. */
const MAX_YEARS_AHEAD = 1;
const getYear = (day: string) => Number(day.slice(0, 4));

/** Days that are meant to lie ahead. */
const LOOKS_AHEAD =
  /expir|start|begin|complet|finish|valid|through|until|effective|schedul|due|renew|vence|vencim|inicio|t[eé]rmino|v[aá]lid|hasta|vigen|programad/i;

/** A place for a date on a signed paper that is empty. */
export const datesMissing: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    if (MAKERS_PAPERS.has(document.documentId) || !SIGNED_PAPERS.has(document.documentId)) return [];
    const blanks = blanksIn(view, document).filter(({ label }) => label === 'date');
    if (blanks.length === 0) return [];
    return [
      {
        rule: 'date_missing',
        // What is signed and bears a day elsewhere may have been dated there.
        severity: isSigned(document) && getFields(document, 'date').some(isSure) ? 'minor' : 'major',
        documentId: document.documentId,
        places: blanks.map(({ at }) => at),
        values: { count: blanks.length },
      },
    ];
  });

const isSigned = (document: FoundDocument) =>
  getFields(document, 'signature').some(({ value }) => value === 'present');
