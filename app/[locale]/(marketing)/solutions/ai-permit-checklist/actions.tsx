'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import { laterFacts, queryOfParams } from '@/components/checks/checklist-query';
import { placeName } from '@/components/checks/place-name';
import { createAttemptLimiter } from '@/lib/accounts/attempt-limiter';
import { addressBlock, clientAddress } from '@/lib/accounts/client-address';
import { buildChecklist } from '@/lib/checks/checklist';
import { localiseChecklist } from '@/lib/checks/localise';
import { parseChecklistParams } from '@/lib/checks/schema';
import { QUESTION_FACTS } from '@/lib/checks/types';
import { AppError } from '@/lib/errors';
import { LOCALES } from '@/lib/i18n/locales';
import { createAction } from '@/lib/server/action';
import { publicContext } from '@/lib/server/context';
import { TryResult } from './_components/try-result';

/** Faster than anybody answers questions; a whole crew behind one address still gets its lists. */
const lists = createAttemptLimiter({ attempts: 60, windowMs: 60_000 });

const answer = z.string().max(400).optional();

/** Names that are not a question's are left out. */
const query = z.object({
  type: z.string().max(400).default(''),
  place: z.string().max(400).default(''),
  later: z.string().max(400).optional(),
  ...Object.fromEntries(QUESTION_FACTS.map((fact) => [fact, answer])),
});

/** The documents for a permit at a place, drawn as a page shows them. Nothing is stored. */
export const openList = createAction({
  input: z.object({ locale: z.enum(LOCALES), query }),
  gate: publicContext,
  async run({ now }, input) {
    const sender = addressBlock(clientAddress(await headers()) ?? 'unknown');
    if (!lists.allow(sender, now)) throw new AppError('rate_limited');
    const parsed = parseChecklistParams(input.query);
    if (!parsed.ok) throw new AppError('invalid_input', { fields: parsed.fields });
    const checklist = localiseChecklist(buildChecklist(parsed.input), input.locale);
    const shown = queryOfParams(input.query, parsed);
    return {
      query: shown,
      title: checklist.permitType.name,
      place: placeName(parsed.input.place, input.locale),
      body: (
        <TryResult
          locale={input.locale}
          checklist={checklist}
          query={shown}
          errors={parsed.errors}
          later={laterFacts(input.query)}
        />
      ),
    };
  },
});
