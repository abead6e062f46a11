/** Packages somebody else made, and what is true of them, as `truth.json` beside them says it. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { permitTypeSchema } from '@/lib/catalogue/checklists/schema';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { SEVERITIES } from '@/lib/checking/review/types';

/** Where the sets lie unless a folder is named: in a folder of shared material beside the checkout. */
export const SETS_FOLDER = resolve(import.meta.dirname, '../../../../../shared/packages');

const cents = z.number().int();

const fieldsSchema = z.object({
  address: z.string().nullish(),
  parcel: z.string().nullish(),
  valuationCents: cents.nullish(),
  contractor: z.string().nullish(),
  licence: z.string().nullish(),
  dates: z.record(z.string(), z.string()).default({}),
  codeEditions: z.array(z.string()).default([]),
});

const fileSchema = z.object({
  name: z.string(),
  documents: z.array(z.string()),
  pages: z.number().int(),
  textLayer: z.boolean(),
  acroForm: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  fields: fieldsSchema,
});

const placeSchema = z.object({ file: z.string().nullable(), page: z.number().int().nullable() });

const faultSchema = z.object({
  kind: z.string(),
  where: placeSchema,
  /** The second file of a mismatch. */
  other: placeSchema.nullish(),
  what: z.string(),
  severity: z.enum(SEVERITIES),
  /** Of a document that is missing. */
  document: z.string().nullish(),
  /** Of a sheet that is missing. */
  sheet: z.string().nullish(),
  expectedCents: cents.nullish(),
  statedCents: cents.nullish(),
});

const packageSchema = z.object({
  id: z.string(),
  title: z.string(),
  sound: z.boolean(),
  jurisdiction: z.object({ city: z.string(), state: z.enum(STATE_CODES), county: z.string().nullable() }),
  permitType: permitTypeSchema,
  applicationDate: z.iso.date(),
  tags: z.array(z.string()).default([]),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  files: z.array(fileSchema),
  faults: z.array(faultSchema),
  /** What looks wrong and is not. */
  notAFault: z.array(z.object({ what: z.string(), file: z.string().nullish() })),
  feeTruth: z.object({ expectedCents: cents, statedCents: cents }).nullish(),
});

export type SetFile = z.infer<typeof fileSchema>;
export type SetFault = z.infer<typeof faultSchema>;
export type SetPackage = z.infer<typeof packageSchema>;

export const truthSchema = z.object({ packages: z.array(packageSchema) });

export interface PackageSet {
  /** The name of its folder, which is its maker's. */
  readonly name: string;
  readonly folder: string;
  readonly packages: readonly SetPackage[];
}

/** The sets below a folder, with the packages that are chosen: `first`, `first/p01`; all of them for none. */
export async function loadSets(folder: string, only: readonly string[]): Promise<PackageSet[]> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: name one with --sets`);
  const names = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'truth.json')))
    .sort();
  const sets = await Promise.all(names.map((name) => loadSet(join(folder, name), name)));
  return sets
    .map((set) => ({ ...set, packages: set.packages.filter(({ id }) => isChosen(only, set.name, id)) }))
    .filter(({ packages }) => packages.length > 0);
}

async function loadSet(folder: string, name: string): Promise<PackageSet> {
  const path = join(folder, 'truth.json');
  const parsed = truthSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return { name, folder, packages: parsed.data.packages };
}

/** A package is named by its set, or by set and the beginning of its own name. */
export function isChosen(only: readonly string[], set: string, id: string): boolean {
  return only.length === 0 || only.some((one) => one === set || `${set}/${id}`.startsWith(one));
}

const IN_FORCE_UNTIL = /expires|renewal/i;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day a package is checked: when the last of its papers was written. */
export function getCheckDay({ applicationDate, files }: SetPackage): string {
  const days = files.flatMap(({ fields }) =>
    Object.entries(fields.dates).flatMap(([name, day]) =>
      DAY.test(day) && !IN_FORCE_UNTIL.test(name) ? [day] : [],
    ),
  );
  return [applicationDate, ...days].sort().at(-1) ?? applicationDate;
}

export const MEDIA = ['text layer', 'scan', 'photo', 'handwriting'] as const;
export type Medium = (typeof MEDIA)[number];

export function getMedium({ textLayer, tags }: SetFile): Medium {
  if (textLayer) return 'text layer';
  if (tags.includes('handwriting')) return 'handwriting';
  return tags.includes('photo') ? 'photo' : 'scan';
}
