import { answersFromApi } from '@/lib/catalogue/checklists/answers-from-api';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { parsePlace } from '@/lib/catalogue/checklists/places';
import { placeText } from '@/lib/catalogue/checklists/schema';
import { toChecklist } from '@/lib/catalogue/checklists/to-api';
import { estimateForJob } from '@/lib/catalogue/fees/for-job';
import { toFeeEstimate, toFeeInput } from '@/lib/catalogue/fees/to-api';
import { answerLanguage } from '@/lib/edge/api/language';
import { runChecklistOperation } from '@/lib/edge/api/operations/checklists';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError, type FieldErrors } from '@/lib/errors';
import { parseCityInput } from '@/lib/tracking/cities/catalogue';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(runChecklistOperation, async (_, { query, body }, account, request) => {
    const language = answerLanguage(query.lang, request.headers.get('accept-language'), account?.user.locale);
    const read = parsePlace(body.place);
    const { answers, errors } = answersFromApi(body.permit_type, body.answers);
    const fields: FieldErrors = Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [`answers.${name}`, error]),
    );
    if (!read.ok) throw new AppError('invalid_input', { fields: { place: read.code, ...fields } });
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });

    const place = { ...read.place, county: null };
    const checklist = buildChecklist({ permitType: body.permit_type, place, answers });
    const city = parseCityInput(placeText(place));
    const fee = estimateForJob({
      city: city.kind === 'city' && place.city !== null ? city.city.slug : null,
      place,
      permitType: body.permit_type,
      answers,
      given: toFeeInput(body.work ?? {}),
    });
    return {
      ...toChecklist(localiseChecklist(checklist, language)),
      language,
      fee_estimate: fee && toFeeEstimate(fee, language),
    };
  }),
);
