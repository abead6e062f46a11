import { z } from 'zod';
import {
  defaultsSchema,
  mappingSchema,
  ownImportSchema,
  uploadImportSchema,
} from '@/lib/company/imports/schema';
import {
  IMPORT_FIELDS,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportField,
  MAX_IMPORT_BYTES,
  ROW_PROBLEMS,
} from '@/lib/company/imports/types';
import { instantField } from '../fields';
import { operation } from '../operation';

const fieldName = z.enum([...new Set(Object.values(IMPORT_FIELDS).flat())] as [
  ImportField,
  ...ImportField[],
]);

const importSchema = z
  .object({
    id: z.string(),
    kind: z.enum(IMPORT_KINDS),
    file_name: z.string(),
    state: z.enum(IMPORT_STATES),
    total: z.number().int(),
    done: z.number().int(),
    added: z.number().int(),
    known: z.number().int(),
    rejected: z.number().int(),
    kept: z.number().int(),
    created_at: instantField,
  })
  .meta({ id: 'Import' });

const previewSchema = z
  .object({
    headings: z.array(z.string()),
    mapping: z.array(fieldName.nullable()),
    missing: z.array(fieldName),
    sample: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
    faulty_rows: z.number().int().nullable(),
    faults: z.array(
      z.object({
        row: z.number().int(),
        field: fieldName,
        code: z.enum(ROW_PROBLEMS),
        cell: z.string(),
      }),
    ),
  })
  .meta({ id: 'ImportPreview' });

const common = { tag: 'permits', access: 'permits.bulk' } as const;
const params = ownImportSchema;

export const listImportsOperation = operation({
  ...common,
  id: 'listImports',
  method: 'GET',
  path: '/imports',
  response: z.object({ items: z.array(importSchema) }),
  limit: 'read',
});

export const uploadImportOperation = operation({
  ...common,
  id: 'uploadImport',
  method: 'PUT',
  path: '/imports',
  query: uploadImportSchema,
  upload: { types: ['application/octet-stream'], maxBytes: MAX_IMPORT_BYTES },
  response: z.object({ id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited'],
});

export const getImportOperation = operation({
  ...common,
  id: 'getImport',
  method: 'GET',
  path: '/imports/[importId]',
  params,
  response: importSchema,
  limit: 'read',
  errors: ['not_found'],
});

export const previewImportOperation = operation({
  ...common,
  id: 'previewImport',
  method: 'GET',
  path: '/imports/[importId]/preview',
  params,
  response: previewSchema,
  limit: 'read',
  errors: ['not_found'],
});

export const mapImportOperation = operation({
  ...common,
  id: 'mapImport',
  method: 'PATCH',
  path: '/imports/[importId]',
  params,
  body: z.object({ mapping: mappingSchema, defaults: defaultsSchema.default({}) }),
  response: previewSchema,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const dropImportOperation = operation({
  ...common,
  id: 'dropImport',
  method: 'DELETE',
  path: '/imports/[importId]',
  params,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

const moving = {
  ...common,
  method: 'POST',
  params,
  response: importSchema,
  limit: 'write',
  errors: ['not_found'],
} as const;

export const startImportOperation = operation({
  ...moving,
  id: 'startImport',
  path: '/imports/[importId]/start',
  status: 202,
});
export const stopImportOperation = operation({
  ...moving,
  id: 'stopImport',
  path: '/imports/[importId]/stop',
});
export const undoImportOperation = operation({
  ...moving,
  id: 'undoImport',
  path: '/imports/[importId]/undo',
  status: 202,
});

export const importsOperations = [
  listImportsOperation,
  uploadImportOperation,
  getImportOperation,
  previewImportOperation,
  mapImportOperation,
  dropImportOperation,
  startImportOperation,
  stopImportOperation,
  undoImportOperation,
];
