import { findState, foldName } from '@/lib/catalogue/checklists/places';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import { isDay } from '@/lib/platform/clock/days';
import { centsOf } from '@/lib/platform/i18n/amount';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** No day, amount or state is longer: what is, is not looked at letter by letter, however many rows have it. */
const LONGEST = 60;

const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12 },
  ...{ ene: 1, abr: 4, ago: 8, dic: 12 },
};

/**
 * A day as people write it: 2026-11-20, 11/20/2026, 20 nov 2026. Of two numbers that can both be a month the first is,
 * as in the country the permits are of. Null for what is no day; a time behind it is left out.
 */
export function readDay(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = text
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?|z|[+-]\d{2}:?\d{2})?$/i, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(plain);
  if (slashed) {
    const [, first = '', second = '', year] = slashed;
    return Number(first) > 12 ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const words = foldName(plain)
    .replace(/,/g, ' ')
    .replace(/\bde(?:l)?\b/g, ' ')
    .trim()
    .split(/[\s-]+/);
  const month = words.find((word) => /^[a-z]{3,}$/.test(word));
  const numbers = words
    .filter((word) => /^\d+(?:st|nd|rd|th)?$/.test(word))
    .map((word) => word.replace(/\D/g, ''));
  const [day, year] = numbers;
  if (words.length !== 3 || month === undefined || numbers.length !== 2) return null;
  return dayOf(year, String(MONTHS[month.slice(0, 3)] ?? ''), day);
}

function dayOf(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) && Number(full) >= 1900 && Number(full) <= 2200 ? text : null;
}

const MOST_CENTS = 1_000_000_000_000;

/** US cents of "$1,842.10", "1842", "USD 12 500"; null for what is no amount. */
export function readCents(text: string): number | null {
  if (text.length > LONGEST) return null;
  const plain = text.replace(/^\s*(?:us\$|usd)|usd\s*$/gi, '').replace(/\u00a0/g, ' ');
  // What a sheet computed has more places than money has.
  const cents = centsOf(plain.replace(/^([$\s]*[\d,\s]+\.\d{2})\d+\s*$/, '$1'));
  return cents !== null && cents <= MOST_CENTS ? cents : null;
}

/** Words for how a permit stands, folded. A city has many more: a word that is none of these is asked about. */
const STATUSES: Readonly<Record<Exclude<StatusBucket, 'unknown'>, readonly string[]>> = {
  pending: [
    ...[
      'pending',
      'applied',
      'submitted',
      'in review',
      'under review',
      'plan review',
      'in plan review',
      'received',
    ],
    ...['open', 'in process', 'in progress', 'filed', 'processing', 'intake', 'pendiente', 'en revision'],
    ...[
      'revision de planos',
      'solicitado',
      'en tramite',
      'en proceso',
      'presentado',
      'recibido',
      'ingresado',
    ],
  ],
  action_required: [
    ...[
      'action required',
      'corrections',
      'corrections required',
      'revisions required',
      'returned',
      'waiting on us',
    ],
    ...['comments issued', 'additional info required', 'requiere accion', 'correcciones', 'con correcciones'],
    ...['devuelto', 'observado', 'con observaciones'],
  ],
  ready_to_issue: [
    ...['ready to issue', 'approved', 'ready', 'approved pending payment', 'fees due', 'ready for pickup'],
    ...['aprobado', 'listo para emitir', 'listo', 'por pagar', 'autorizado'],
  ],
  issued: [
    ...['issued', 'active', 'permit issued', 'in inspections', 'inspections', 'under construction'],
    ...['emitido', 'otorgado', 'expedido', 'vigente', 'activo', 'en inspecciones', 'en obra'],
  ],
  finaled: [
    ...['finaled', 'final', 'finalled', 'closed', 'completed', 'complete', 'done', 'co issued', 'finished'],
    ...['finalizado', 'cerrado', 'terminado', 'completado', 'concluido', 'con inspeccion final'],
  ],
  on_hold: ['on hold', 'hold', 'suspended', 'paused', 'en espera', 'en pausa', 'detenido', 'suspendido'],
  expired: ['expired', 'lapsed', 'vencido', 'expirado', 'caducado', 'caduco'],
  stopped: [
    ...['stopped', 'cancelled', 'canceled', 'withdrawn', 'void', 'voided', 'denied', 'rejected', 'revoked'],
    ...['cancelado', 'retirado', 'anulado', 'denegado', 'rechazado', 'revocado'],
  ],
};
const BUCKETS = new Map(
  Object.entries(STATUSES).flatMap(([bucket, words]) =>
    words.map((word): [string, StatusBucket] => [word, bucket as StatusBucket]),
  ),
);

/** How a permit stands, of the word in a cell, whole; null for a word nobody knows. */
export function readStatus(text: string): StatusBucket | null {
  if (text.length > LONGEST) return null;
  const folded = foldName(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return BUCKETS.get(folded) ?? null;
}

export function readState(text: string): StateCode | null {
  return text.length > LONGEST ? null : findState(text);
}

export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  return /^[^\s@<>(),;:"]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(
    text,
  );
}
