import { z } from 'zod';
import { stateCodeSchema } from '@/lib/company/by-hand/schema';
import { IMPORT_FIELDS, IMPORT_KINDS, type ImportField, MAX_COLUMNS } from './types';

export const importIdSchema = z.string().regex(/^imp_[0-9a-z]{26}$/);
export const ownImportSchema = z.object({ importId: importIdSchema });

export const uploadImportSchema = z.object({
  kind: z.enum(IMPORT_KINDS),
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]*$/u),
});
export type UploadImport = z.output<typeof uploadImportSchema>;

const FIELDS = [...new Set(Object.values(IMPORT_FIELDS).flat())] as [ImportField, ...ImportField[]];
export const mappingSchema = z.array(z.enum(FIELDS).nullable()).max(MAX_COLUMNS);
const empty = z.literal('').transform(() => undefined);
export const defaultsSchema = z.object({
  city: z.union([empty, z.string().trim().min(1).max(80)]).optional(),
  state: z.union([empty, stateCodeSchema]).optional(),
});

export const mapImportSchema = z.object({
  importId: importIdSchema,
  mapping: mappingSchema,
  defaults: defaultsSchema,
});
export type MapImport = z.output<typeof mapImportSchema>;
