import { buildChecklist, type ChecklistInput } from '@/lib/catalogue/checklists/checklist';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { checklistToParams, placeText } from '@/lib/catalogue/checklists/schema';
import type { Context } from '@/lib/context';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { countAttempt } from '@/lib/identity/throttle/throttle';
import type { Locale } from '@/lib/platform/i18n/locales';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { cityLabel, parseCityInput } from '@/lib/tracking/cities/catalogue';

export interface ListToMail {
  locale: Locale;
  /** The list: permit, place and the answers so far. */
  input: ChecklistInput;
  /** Where it is to go: one address. */
  email: string;
}

/**
 * Mails a list made without an account to whoever asked for it, with the address it lies at; nothing of it is kept. An
 * address that was sent three that day gets no more, which is not said: who asks is not told whose it is.
 * @throws AppError `rate_limited` where too many are asked for from one network
 */
export async function mailList(
  ctx: Context,
  { locale, input, email }: ListToMail,
  settings: MailSettings,
): Promise<void> {
  await requireNetworkAttempt(ctx, THROTTLES.listMail);
  if (!(await countAttempt(ctx, THROTTLES.listMailTo, email)).allowed) return;
  const list = localiseChecklist(buildChecklist(input), locale);
  await postMail(ctx, {
    ...settings,
    locale,
    to: email,
    template: 'checklistLink',
    props: {
      permit: list.permitType.name,
      place: placeName(input, locale, list.place.stateName),
      documents: list.documents.filter(({ status }) => status === 'required').map(({ label }) => label),
      questions: list.questions.length,
      query: checklistToParams(input).toString(),
    },
  });
}

/** A name that is in our lists, or the state's: what strangers type does not stand in mail of ours. */
function placeName({ place }: ChecklistInput, locale: Locale, state: string): string {
  const known = parseCityInput(placeText(place));
  return known.kind === 'city' && place.city !== null ? cityLabel(known.city.slug, locale) : state;
}
