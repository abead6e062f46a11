import { describe, expect, test } from 'vitest';
import { bare, isFit } from './explain';

const SOURCE = bare(
  JSON.stringify([{ values: { found: '1020 OAK ST', phone: '(512) 555-0142', amount: 1_840_000 } }]),
);

describe('what a model says may be shown', () => {
  test.each([
    'Correct the address on the site plan: it says “1020 Oak St”.',
    'The valuation of $18,400.00 differs. Add sq. ft. and a scale, e.g. 1/4" = 1 ft.',
    'Call the number on the form, 512-555-0142, before you submit on 2026-11-20.',
    'Falta el plano de la cerca. Dibújelo primero.',
    'The city accepts a package once the drawings are in it.',
  ])('%s', (text) => expect(isFit(text, SOURCE)).toBe(true));
});

describe('and what may not', () => {
  test.each([
    ['a promise', 'This application is approved.'],
    ['a promise in other words', 'The permit will be issued tomorrow.'],
    ['a promise in Spanish', 'El permiso será otorgado mañana.'],
    ['an address of the web', 'Pay at https://pay.example'],
    ['a name of the web', 'Pay at pay-denver.us before Friday.'],
    ['a short one', 'Go to bit.ly/abc now.'],
    ['one of a kind nobody listed', 'See permits.zone/pay for the rest.'],
    ['a mailbox', 'Write to help@city.example.'],
    ['a number to call that stands nowhere', 'Call 303 555 0199 to pay.'],
    ['one with its country', 'Call +1 (303) 555-0199.'],
    ['a quote nobody wrote', 'The plan says “no permit needed”.'],
  ])('%s', (_what, text) => expect(isFit(text, SOURCE)).toBe(false));
});
