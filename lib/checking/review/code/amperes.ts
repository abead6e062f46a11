import { ampsAfter } from '../measures';
import type { PageStatements, Statement } from './statements';
import { type BrokenValue, findFirstBroken } from './types';

const CHARGER =
  /\b(?:ev ?se|(?:ev )?charger|charging (?:station|equipment)|cargador)\b(?:(?!breaker|ocpd|overcurrent|circuit|interruptor|circuito)[^\d\n]){0,30}?(?=\d)/i;
const CHARGER_BREAKER = /\b(?:breaker|ocpd|overcurrent(?: protection| device)?|interruptor)\b/i;
const IS_MAIN = /\b(?:main|service|panel|principal|acometida|tablero)\b/i;
const MAIN_BREAKER =
  /\b(?:main (?:service )?(?:breaker|disconnect|ocpd)|main\s*[:=]|interruptor principal)\b/i;
const BUS = /\b(?:bus ?bars?|bus)\b(?: rating)?|\bbarras?(?: colectoras?)?\b/i;
const BACKFED =
  /\b(?:(?:pv|solar|back-?fed|inverter|ess|battery)(?: [a-z]+)? (?:breaker|ocpd)|interruptor (?:solar|fotovoltaico|del inversor|retroalimentado))\b/i;
const OTHER_CONNECTION =
  /supply[- ]side|line[- ]side|power control system|\bPCS\b|lado de (?:la )?(?:acometida|l[ií]nea)|control de potencia/i;

/** Judged only if the page names exactly one breaker and one charger; otherwise the pairing is ambiguous. */
export function evBreaker({ statements }: PageStatements): BrokenValue | null {
  const chargers = numbersBy(statements, chargerIn);
  const breakers = numbersBy(statements, (text) => (IS_MAIN.test(text) ? null : breakerIn(text)));
  const [charger, breaker] = [only(chargers), only(breakers)];
  if (!charger || !breaker) return null;
  const limit = Math.ceil(charger.value * 1.25);
  if (breaker.value >= limit) return null;
  return { statement: breaker.statement, found: breaker.value, limit, base: charger.value };
}

/** `48 A level 2 charger` or `Charger: 48 A`. */
function chargerIn(text: string): number | null {
  const before =
    /(\d{2,3})\s*-?\s*(?:A\b|amps?\b)[\s,-]*(?:(?:level|l|nivel)\s?[123]\b\s*)?(?:(?!breaker|circuit)[a-z]+ ){0,2}?(?:ev ?se|(?:ev )?charger|charging|cargador)/i.exec(
      text,
    );
  return before ? Number(before[1]) : ampsAfter(text, CHARGER);
}

/** `60 A breaker` or `Breaker: 60 A`. */
function breakerIn(text: string): number | null {
  const before =
    /(\d{2,3})\s*-?\s*(?:A\b|amps?\b)(?:[\s/,-]*\d-?(?:pole|p)\b)?[\s,-]*(?:circuit )?breaker/i.exec(text);
  return before ? Number(before[1]) : ampsAfter(text, CHARGER_BREAKER);
}

export function busbar({ statements, text: page }: PageStatements): BrokenValue | null {
  if (OTHER_CONNECTION.test(page)) return null;
  const bus = only(numbersBy(statements, (text) => ampsAfter(text, BUS)));
  const main = only(numbersBy(statements, (text) => ampsAfter(text, MAIN_BREAKER)));
  const backfed = only(numbersBy(statements, (text) => ampsAfter(text, BACKFED)));
  if (!bus || !main || !backfed) return null;
  const [found, limit] = [main.value + backfed.value, Math.floor(bus.value * 1.2)];
  return found > limit ? { statement: backfed.statement, found, limit, base: bus.value } : null;
}

interface Named {
  readonly value: number;
  readonly statement: Statement;
}

function numbersBy(statements: readonly Statement[], read: (text: string) => number | null): Named[] {
  return statements.flatMap((statement): Named[] => {
    const value = read(statement.text);
    return value === null ? [] : [{ value, statement }];
  });
}

/** The value all of them agree on. */
function only(named: readonly Named[]): Named | null {
  const [first] = named;
  return first && named.every(({ value }) => value === first.value) ? first : null;
}

const SERVICE_DISCONNECT =
  /\b(?:(?:new |proposed )?(?:main )?service (?:disconnect(?:ing means)?|rating|size)|main (?:service )?disconnect|desconectador (?:principal|de (?:la )?acometida)|capacidad de la acometida)\b/i;

export function serviceDisconnect({ statements }: PageStatements): BrokenValue | null {
  return findFirstBroken(statements, (text) => {
    const found = ampsAfter(text, SERVICE_DISCONNECT);
    return found !== null && found < 100 ? { found, limit: 100 } : null;
  });
}
