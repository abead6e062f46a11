'use server';

import { z } from 'zod';
import { laterFacts, queryOfParams } from '@/components/checklists/checklist-query';
import { placeName } from '@/components/checklists/place-name';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { parseChecklistParams } from '@/lib/catalogue/checklists/schema';
import { QUESTION_FACTS } from '@/lib/catalogue/checklists/types';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { AppError } from '@/lib/errors';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { emailSchema } from '@/lib/identity/accounts/schema';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { mailList } from '@/lib/site/kept-lists/mutations';
import { StartHere } from './_components/next-steps';
import { TryResult } from './_components/try-result';

const answer = z.string().max(400).optional();

/** Names that are not a question's are left out. */
const query = z.object({
  type: z.string().max(400).default(''),
  place: z.string().max(400).default(''),
  later: z.string().max(400).optional(),
  ...Object.fromEntries(QUESTION_FACTS.map((fact) => [fact, answer])),
});

/** Mails the list to whoever asked for it, without an account. */
export const mailListAction = createAction({
  access: 'public',
  input: z.object({ locale: z.enum(LOCALES), query, email: emailSchema }),
  async run(ctx, { locale, query: asked, email }) {
    const parsed = parseChecklistParams(asked);
    if (!parsed.ok) throw new AppError('invalid_input', { fields: parsed.fields });
    await mailList(ctx, { locale, input: parsed.input, email }, mailSettings());
    return {};
  },
});

/** The documents for a permit at a place, drawn as a page shows them. Nothing is stored. */
export const openList = createAction({
  access: 'public',
  input: z.object({ locale: z.enum(LOCALES), query }),
  async run(ctx, input) {
    await requireNetworkAttempt(ctx, THROTTLES.checklist);
    const parsed = parseChecklistParams(input.query);
    if (!parsed.ok) throw new AppError('invalid_input', { fields: parsed.fields });
    const checklist = localiseChecklist(buildChecklist(parsed.input), input.locale);
    const shown = queryOfParams(input.query, parsed);
    return {
      query: shown,
      title: checklist.permitType.name,
      place: placeName(parsed.input.place, input.locale),
      start: <StartHere locale={input.locale} place={checklist.place} query={shown} />,
      body: (
        <TryResult
          locale={input.locale}
          checklist={checklist}
          query={shown}
          errors={parsed.errors}
          answers={parsed.input.answers}
          later={laterFacts(input.query)}
        />
      ),
    };
  },
});
