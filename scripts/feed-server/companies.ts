import { SAMPLES } from '@/content/cities/samples';
import { type Draw, hashText } from './random';

/** Invented; a trade permit goes to one whose trade it is. */
const GENERAL = [
  'Blue Heron Construction LLC',
  'Cedar Gate Builders Inc',
  'Copperline Contracting LLC',
  'Fieldstone & Rowe Builders LLC',
  'Granite Fork Construction Co',
  'Hollow Creek Homes LLC',
  'Juniper Row Remodeling LLC',
  'Keystone Meadow Builders Inc',
  'Larkspur Design Build LLC',
  'Mill Race Construction Inc',
  'Northgate Interiors LLC',
  'Oak Lantern Homes LLC',
  'Pinwheel Builders LLC',
  'Quarry Lane Contractors Inc',
  'Red Wagon Renovations LLC',
  'Saltbox Construction Co',
  'Stonebridge Tenant Works Inc',
  'Three Gables Builders LLC',
  'Tallgrass Commercial Inc',
  'Westerly Build Group LLC',
  'Yellow Door Remodeling LLC',
  'Zephyr Point Construction LLC',
] as const;
const ROOFING = [
  'Ridgecap Roofing LLC',
  'Silver Eave Roofing Inc',
  'Tin Lizard Roofing LLC',
  'Weatherhead Roofing Co',
  'Slate & Shingle Exteriors LLC',
  'High Pitch Roofing Inc',
] as const;
const ELECTRIC = [
  'Amberline Electric LLC',
  'Bright Fern Electric Inc',
  'Coil & Current Electrical LLC',
  'Dovetail Electric Co',
  'Elm Circuit Electric LLC',
  'Fair Current Electrical Inc',
  'Groundwire Electric LLC',
  'Paper Lantern Electric LLC',
] as const;
const PLUMBING = [
  'Bell & Basin Plumbing LLC',
  'Clearfall Plumbing Inc',
  'Copper Kettle Plumbing LLC',
  'Deepwell Plumbing Co',
  'Gooseneck Plumbing LLC',
  'Riverstone Plumbing Inc',
  'True Pitch Drain & Plumbing LLC',
] as const;
const MECHANICAL = [
  'Cool Meridian HVAC LLC',
  'Fan & Flue Mechanical Inc',
  'Frostline Heating and Air LLC',
  'North Vent Mechanical Inc',
  'Sunbelt Plenum Air LLC',
  'Four Winds Mechanical LLC',
  'Steady Degree Heating Inc',
] as const;
const SOLAR = [
  'Daybreak Array Solar LLC',
  'Ninth Ray Solar Inc',
  'Open Sky Energy LLC',
  'Sunward Roof Power LLC',
] as const;
const POOLS = ['Blue Tile Pools LLC', 'Lazy Heron Pools Inc', 'Deep End Pool Works LLC'] as const;
const DEMOLITION = [
  'Clean Lot Demolition LLC',
  'Level Ground Wrecking Inc',
  'Tumbledown Demolition Co',
] as const;

export const COMPANIES = {
  general: GENERAL,
  roofing: ROOFING,
  electric: ELECTRIC,
  plumbing: PLUMBING,
  mechanical: MECHANICAL,
  solar: SOLAR,
  pools: POOLS,
  demolition: DEMOLITION,
};
export type Trade = keyof typeof COMPANIES;

/** A name as clerks and applicants type it: capitals, points, commas. */
export function spelled(draw: Draw, name: string): string {
  const chance = draw.next();
  if (chance < 0.5) return name;
  if (chance < 0.7) return name.toUpperCase();
  if (chance < 0.82) return name.replace(/ LLC$/, ' L.L.C.').replace(/ Inc$/, ' Inc.');
  if (chance < 0.94) return name.replace(/ (LLC|Inc)$/, ', $1');
  return name.replace(/ /, '  ');
}

/** A name with what the city's own system adds to it. */
export function asWrittenIn(cityId: string, draw: Draw, name: string, demonstration: boolean): string {
  let written = spelled(draw, name);
  const short = name.replace(/ (LLC|Inc|Co)$/, '');
  if (!demonstration && draw.chance(0.05)) written = `${written} DBA ${short}`;
  return SAMPLES[cityId]?.contractor?.(written, draw) ?? written;
}

/** The number of a firm's licence, the same wherever it works; `drawn` for a firm that is in no register. */
export function licenceOf(company: string | null, drawn: number): string {
  return String(company === null ? drawn : 100_000 + (hashText(company) % 900_000));
}
