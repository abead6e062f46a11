'use server';

import { getLocale, getTranslations } from 'next-intl/server';
import { markFee, takePaperFees } from '@/lib/checking/fees-due/mutations';
import { markFeeSchema, takePaperFeesSchema } from '@/lib/checking/fees-due/schema';
import { createAction } from '@/lib/edge/server/action';

export const markFeeAction = createAction({ access: 'fees.change', input: markFeeSchema, run: markFee });

export const takePaperFeesAction = createAction({
  access: 'fees.change',
  input: takePaperFeesSchema,
  run: async (ctx, input) => {
    const t = await getTranslations({ locale: await getLocale(), namespace: 'fees' });
    return takePaperFees(ctx, { ...input, title: t('papers.whole') });
  },
});
