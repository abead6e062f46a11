import { z } from 'zod';
import {
  confirmationSchema,
  deletionIdSchema,
  exportIdSchema,
  subjectSchema,
} from '@/lib/site/privacy/schema';
import { DELETION_STATES, EXPORT_STATES, SUBJECTS } from '@/lib/site/privacy/types';
import { instantField } from '../fields';
import { operation } from '../operation';

export const dataExportSchema = z
  .object({
    id: z.string(),
    subject: z.enum(SUBJECTS),
    state: z.enum(EXPORT_STATES),
    /** How far it is packed. */
    steps_done: z.number().int(),
    steps: z.number().int(),
    rows: z.number().int(),
    /** Of the zip; null until it is ready. */
    bytes: z.number().int().nullable(),
    created_at: instantField,
    ready_at: instantField.nullable(),
    expires_at: instantField.nullable(),
  })
  .meta({ id: 'DataExport' });

export const deletionSchema = z
  .object({
    id: z.string(),
    subject: z.enum(SUBJECTS),
    state: z.enum(DELETION_STATES),
    requested_at: instantField,
    /** Until then it can be taken back. */
    due_at: instantField,
  })
  .meta({ id: 'Deletion' });

const shared = { tag: 'account', access: 'account.own' } as const;
const ofExport = z.object({ id: exportIdSchema });

export const listDataExportsOperation = operation({
  ...shared,
  id: 'listDataExports',
  method: 'GET',
  path: '/privacy/exports',
  response: z.object({ items: z.array(dataExportSchema) }),
  limit: 'read',
});

export const requestDataExportOperation = operation({
  ...shared,
  id: 'requestDataExport',
  method: 'POST',
  path: '/privacy/exports',
  body: subjectSchema,
  response: dataExportSchema,
  status: 202,
  limit: 'write',
  errors: ['conflict'],
});

export const getDataExportOperation = operation({
  ...shared,
  id: 'getDataExport',
  method: 'GET',
  path: '/privacy/exports/[id]',
  params: ofExport,
  response: dataExportSchema,
  limit: 'read',
  errors: ['not_found'],
});

export const downloadDataExportOperation = operation({
  ...shared,
  id: 'downloadDataExport',
  method: 'POST',
  path: '/privacy/exports/[id]/download',
  params: ofExport,
  body: confirmationSchema,
  response: null,
  download: 'application/zip',
  limit: 'write',
  errors: ['not_found', 'conflict', 'link_invalid', 'second_factor_required'],
  idempotent: false,
});

export const listDeletionsOperation = operation({
  ...shared,
  id: 'listDeletions',
  method: 'GET',
  path: '/privacy/deletions',
  response: z.object({ person: deletionSchema.nullable(), company: deletionSchema.nullable() }),
  limit: 'read',
});

export const requestDeletionOperation = operation({
  ...shared,
  id: 'requestDeletion',
  method: 'POST',
  path: '/privacy/deletions',
  body: subjectSchema.extend(confirmationSchema.shape),
  response: deletionSchema,
  status: 202,
  limit: 'write',
  errors: ['conflict', 'second_factor_required'],
});

export const takeBackDeletionOperation = operation({
  ...shared,
  id: 'takeBackDeletion',
  method: 'DELETE',
  path: '/privacy/deletions/[id]',
  params: z.object({ id: deletionIdSchema }),
  response: null,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const privacyOperations = [
  listDataExportsOperation,
  requestDataExportOperation,
  getDataExportOperation,
  downloadDataExportOperation,
  listDeletionsOperation,
  requestDeletionOperation,
  takeBackDeletionOperation,
];
