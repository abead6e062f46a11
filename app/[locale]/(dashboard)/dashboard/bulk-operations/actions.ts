'use server';

import { dropImport, mapImport, startImport, stopImport, undoImport } from '@/lib/company/imports/mutations';
import { getImport } from '@/lib/company/imports/queries';
import { mapImportSchema, ownImportSchema } from '@/lib/company/imports/schema';
import { createAction } from '@/lib/edge/server/action';

const access = 'permits.bulk';

export const mapImportAction = createAction({ access, input: mapImportSchema, run: mapImport });
export const startImportAction = createAction({ access, input: ownImportSchema, run: startImport });
export const stopImportAction = createAction({ access, input: ownImportSchema, run: stopImport });
export const undoImportAction = createAction({ access, input: ownImportSchema, run: undoImport });
export const dropImportAction = createAction({ access, input: ownImportSchema, run: dropImport });
export const readImportAction = createAction({ access, input: ownImportSchema, run: getImport });
