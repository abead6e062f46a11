'use server';

import {
  confirmPaper,
  confirmPaperSchema,
  ownPaperSchema,
  readPaperAgain,
  setAsidePaper,
} from '@/lib/checking/papers/decide';
import { askForPapers } from '@/lib/company/compliance/links';
import { addHolding, endHolding, removeHolding } from '@/lib/company/compliance/mutations';
import { saveRules } from '@/lib/company/compliance/rules';
import {
  addHoldingSchema,
  askForPapersSchema,
  complianceRulesSchema,
  endHoldingSchema,
  ownHoldingSchema,
} from '@/lib/company/compliance/schema';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';

export const saveRulesAction = createAction({
  access: 'compliance.manage',
  input: complianceRulesSchema,
  run: saveRules,
});

export const addHoldingAction = createAction({
  access: 'compliance.manage',
  input: addHoldingSchema,
  run: addHolding,
});

export const endHoldingAction = createAction({
  access: 'compliance.manage',
  input: endHoldingSchema,
  run: endHolding,
});

export const removeHoldingAction = createAction({
  access: 'compliance.manage',
  input: ownHoldingSchema,
  run: removeHolding,
});

export const askForPapersAction = createAction({
  access: 'compliance.manage',
  input: askForPapersSchema,
  run: (ctx, input) => askForPapers(ctx, { ...input, mail: mailSettings() }),
});

export const confirmPaperAction = createAction({
  access: 'compliance.manage',
  input: confirmPaperSchema,
  run: confirmPaper,
});

export const setAsidePaperAction = createAction({
  access: 'compliance.manage',
  input: ownPaperSchema,
  run: setAsidePaper,
});

export const readPaperAgainAction = createAction({
  access: 'compliance.manage',
  input: ownPaperSchema,
  run: readPaperAgain,
});
