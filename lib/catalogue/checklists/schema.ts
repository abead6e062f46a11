import { z } from 'zod';
import { getPermitType } from '@/content/requirements/permit-types';
import { QUESTIONS } from '@/content/requirements/questions';
import type { ChecklistInput } from './checklist';
import { type PlaceError, parsePlace } from './places';
import { optionsFor } from './questions';
import {
  type Answers,
  type ChecklistPlace,
  type FactValue,
  type NumberQuestion,
  PERMIT_TYPE_IDS,
  type PermitTypeId,
  type PermitTypeRecord,
  type QuestionFact,
  type QuestionRecord,
  STATE_CODES,
} from './types';

export const permitTypeSchema = z.enum(PERMIT_TYPE_IDS);

const nameSchema = z
  .string()
  .trim()
  .max(80)
  .nullish()
  .transform((name) => name || null);

/** A place as a program gives it; a person's text goes through `parsePlace`. */
export const placeSchema = z.object({
  city: nameSchema,
  county: nameSchema,
  state: z.enum(STATE_CODES),
});

/** Why an answer was not taken. The question itself then stays open. */
export const ANSWER_ERRORS = [
  'not_a_choice',
  'not_yes_or_no',
  'not_a_number',
  'not_a_whole_number',
  'too_small',
  'too_large',
] as const;
export type AnswerError = (typeof ANSWER_ERRORS)[number];
export type AnswerErrors = { readonly [F in QuestionFact]?: AnswerError };

export type ParamsInput = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ParsedAnswers {
  readonly answers: Answers;
  readonly errors: AnswerErrors;
}

/** Reads the answers out of an address or a form. Unknown names are ignored; an empty value is no answer. */
export function parseAnswers(permitType: PermitTypeId, params: ParamsInput): ParsedAnswers {
  const type = getPermitType(permitType);
  const answers: { [F in QuestionFact]?: FactValue } = {};
  const errors: { [F in QuestionFact]?: AnswerError } = {};
  for (const question of QUESTIONS) {
    const text = readParam(params, question.fact);
    if (text === '') continue;
    const result = answerSchema(question, type).safeParse(text);
    if (result.success) answers[question.fact] = result.data;
    else errors[question.fact] = toAnswerError(result.error);
  }
  return { answers, errors };
}

/** The answers as address parameters, in a fixed order, so that one checklist has one address. */
export function answersToParams(answers: Answers): URLSearchParams {
  const params = new URLSearchParams();
  for (const { fact } of QUESTIONS) {
    const value = answers[fact];
    if (value !== undefined) params.set(fact, toParam(value));
  }
  return params;
}

/** An answer as it stands in an address and in a form control. */
export function toParam(value: FactValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

export type ParsedChecklistParams =
  | { readonly ok: true; readonly input: ChecklistInput; readonly errors: AnswerErrors }
  | {
      readonly ok: false;
      readonly fields: { readonly type?: 'required' | 'unknown'; readonly place?: PlaceError };
    };

/** Reads a whole checklist address: `type`, `place` ("Austin, TX") and the answers by their fact. */
export function parseChecklistParams(params: ParamsInput): ParsedChecklistParams {
  const typeText = readParam(params, 'type');
  const permitType = permitTypeSchema.safeParse(typeText);
  const place = parsePlace(readParam(params, 'place', MAX_PLACE_PARAM));
  if (!permitType.success || !place.ok) {
    return {
      ok: false,
      fields: {
        ...(permitType.success ? {} : { type: typeText === '' ? 'required' : 'unknown' }),
        ...(place.ok ? {} : { place: place.code }),
      },
    };
  }
  const { answers, errors } = parseAnswers(permitType.data, params);
  return {
    ok: true,
    input: { permitType: permitType.data, place: { ...place.place, county: null }, answers },
    errors,
  };
}

/** The address parameters of a checklist; `parseChecklistParams` reads them back. */
export function checklistToParams(input: ChecklistInput): URLSearchParams {
  const params = new URLSearchParams({ type: input.permitType, place: placeText(input.place) });
  for (const [fact, value] of answersToParams(input.answers)) params.set(fact, value);
  return params;
}

/** "Austin, TX", or the state alone. */
export function placeText(place: Pick<ChecklistPlace, 'city' | 'state'>): string {
  return place.city === null ? place.state : `${place.city}, ${place.state}`;
}

const MAX_PARAM = 64;
/** Beyond any place, so that `parsePlace` itself says "too long". */
const MAX_PLACE_PARAM = 400;

/** The first value of a name, trimmed. What is far too long is cut, and then fails as an answer. */
function readParam(params: ParamsInput, name: string, max = MAX_PARAM): string {
  const value = params instanceof URLSearchParams ? params.get(name) : params[name];
  const text = typeof value === 'string' ? value : value?.[0];
  return (text ?? '').slice(0, max).trim();
}

function answerSchema(question: QuestionRecord, type: PermitTypeRecord): z.ZodType<FactValue, string> {
  if (question.kind === 'number') return numberSchema(question);
  const options = new Map(optionsFor(question, type).map(({ value }) => [toParam(value), value]));
  const error: AnswerError = question.kind === 'boolean' ? 'not_yes_or_no' : 'not_a_choice';
  return z.string().transform((text, context) => {
    const value = options.get(BOOLEAN_SPELLINGS[text] ?? text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

const BOOLEAN_SPELLINGS: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

// Digits with optional US thousands separators, dollar sign and decimals; no exponent, no hexadecimal.
const NUMBER = /^\$?(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,6})?$/;

function numberSchema(question: NumberQuestion): z.ZodType<FactValue, string> {
  return z
    .string()
    .regex(NUMBER, 'not_a_number' satisfies AnswerError)
    .transform((text) => Number(text.replace(/[$,]/g, '')))
    .pipe(
      z
        .number()
        .min(question.min, 'too_small' satisfies AnswerError)
        .max(question.max, 'too_large' satisfies AnswerError)
        .refine((value) => question.unit !== 'year' || Number.isInteger(value), {
          message: 'not_a_whole_number' satisfies AnswerError,
        }),
    );
}

function toAnswerError(error: z.ZodError): AnswerError {
  const message = error.issues[0]?.message;
  return ANSWER_ERRORS.find((code) => code === message) ?? 'not_a_choice';
}
