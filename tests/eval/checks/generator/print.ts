import { type Address, type Firm, type Person, SUFFIXES } from './facts';
import type { Random } from './random';

/** How one document writes things down. Two documents of one package rarely agree. */
export interface Style {
  readonly language: 'en' | 'es';
  readonly capitals: boolean;
  readonly longStreet: boolean;
  readonly withCity: boolean;
  readonly date: 'slash' | 'short' | 'long' | 'iso' | 'brief';
  readonly money: 'plain' | 'cents' | 'spaced';
  readonly area: number;
  readonly name: 'full' | 'comma' | 'initial';
  readonly ending: 'as_is' | 'dotted' | 'comma';
}

export function randomStyle(language: 'en' | 'es', random: Random): Style {
  return {
    language,
    capitals: random.chance(0.25),
    longStreet: random.chance(0.4),
    withCity: random.chance(0.5),
    date: random.pick(['slash', 'slash', 'short', 'long', 'iso', 'brief'] as const),
    money: random.pick(['plain', 'cents', 'spaced'] as const),
    area: random.int(0, 3),
    name: random.pick(['full', 'full', 'full', 'comma', 'initial'] as const),
    ending: random.pick(['as_is', 'as_is', 'dotted', 'comma'] as const),
  };
}

const LONG_DIRECTION = { '': '', N: 'North', S: 'South', E: 'East', W: 'West' } as const;

export function plainAddress(address: Address): string {
  return [address.number, address.direction, address.street.toUpperCase(), address.suffix]
    .filter((part) => part !== '')
    .join(' ');
}

export function printAddress(
  address: Address,
  place: { city: string; state: string; zip: string },
  style: Style,
): string {
  const suffix = style.longStreet
    ? SUFFIXES[address.suffix]
    : `${address.suffix[0]}${address.suffix.slice(1).toLowerCase()}`;
  const direction = style.longStreet ? LONG_DIRECTION[address.direction] : address.direction;
  const line = [address.number, direction, address.street, suffix].filter((part) => part !== '').join(' ');
  const whole = style.withCity ? `${line}, ${place.city}, ${place.state} ${place.zip}` : line;
  return style.capitals ? whole.toUpperCase() : whole;
}

export function printPerson(person: Person, style: Style): string {
  const told = {
    full: `${person.first} ${person.last}`,
    comma: `${person.last}, ${person.first}`,
    initial: `${person.first[0]}. ${person.last}`,
  }[style.name];
  return style.capitals ? told.toUpperCase() : told;
}

export function printFirm(firm: Firm, style: Style): string {
  const ending = style.ending === 'dotted' && firm.ending === 'LLC' ? 'L.L.C.' : firm.ending;
  const told = `${firm.name}${style.ending === 'comma' ? ',' : ''} ${ending}`;
  return style.capitals ? told.toUpperCase() : told;
}

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

export function printDate(day: string, style: Style): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[style.language][Number(month) - 1] ?? '';
  if (style.date === 'slash') return `${month}/${date}/${year}`;
  if (style.date === 'short') return `${Number(month)}/${Number(date)}/${year}`;
  if (style.date === 'iso') return day;
  if (style.date === 'brief' && style.language === 'en')
    return `${name.slice(0, 3)} ${Number(date)}, ${year}`;
  return style.language === 'es'
    ? `${Number(date)} de ${name} de ${year}`
    : `${name} ${Number(date)}, ${year}`;
}

export function printMoney(cents: number, style: Style): string {
  const whole = Math.floor(cents / 100).toLocaleString('en-US');
  const rest = String(cents % 100).padStart(2, '0');
  if (cents % 100 !== 0) return `$${whole}.${rest}`;
  return { plain: `$${whole}`, cents: `$${whole}.00`, spaced: `$ ${whole}.00` }[style.money];
}

export function printArea(sqft: number, style: Style): string {
  const number = sqft.toLocaleString('en-US');
  const units =
    style.language === 'es'
      ? ['pies²', 'pies cuadrados', 'ft²', 'pies2']
      : ['sq ft', 'SF', 'sq. ft.', 'S.F.'];
  return `${number} ${units[style.area] ?? 'SF'}`;
}
