'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { ErrorCode } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { getOpenRunNumber, useCheckContext } from './check-provider';

export interface Credits {
  balance: number;
  /** Whether a plan is open to use them with. */
  hasPlan: boolean;
  /** Who can buy more; null where the reader can. */
  buyer: { name: string | null } | null;
}

type StartRun = (input: {
  checkId: string;
  locale: Locale;
}) => Promise<Answer<{ number: number; balance: number }>>;

interface Props {
  credits: Credits;
  /** Whether it was checked before. */
  again: boolean;
  /** Files that were checked and paid for, all together; they are judged again for nothing. */
  paid?: readonly string[] | null;
  /** Null for whoever may only look. */
  start: StartRun | null;
}

/** The button everything leads to: what it costs, and why it cannot be pressed where it cannot. */
export function RunCard({ credits, again, paid = null, start }: Props) {
  const t = useTranslations('checks.run');
  const router = useRouter();
  const locale = useAppLocale();
  const context = useCheckContext();
  const { run, pending, fieldErrors } = useRun();
  const open = getOpenRunNumber(context);
  const isFree =
    paid !== null &&
    isSameSet(
      paid,
      context.files.map(({ id }) => id),
    );
  const why = start ? reasonAgainst(context, credits, isFree) : 'notYours';
  const press = () => {
    if (!start) return;
    run(
      async () => {
        const answer = await start({ checkId: context.checkId, locale });
        const why = answer.ok ? null : (CHANGED[answer.code] ?? null);
        if (answer.ok || why === null) return answer;
        // The balance was spent, or the plan ended, since this page was made.
        toast.error(t(`why.${why}`));
        router.refresh();
        return { ...answer, fieldErrors: { balance: why } };
      },
      ({ number, balance }) => {
        toast(t('started', { count: balance }));
        router.push(
          hrefFor('/dashboard/permit-checklist/[check]/runs/[run]', locale, {
            check: context.checkId,
            run: String(number),
          }),
        );
      },
    );
  };
  const refused = fieldErrors.files ?? fieldErrors.run;
  return (
    <Card as="section" beam aria-labelledby="run" className="flex flex-col gap-3 sm:p-5">
      <h2 id="run" className="text-xl">
        {t(again ? 'titleAgain' : 'title')}
      </h2>
      <p className="text-sm text-muted">{t('text')}</p>
      {open !== null ? (
        <AppLink
          to="/dashboard/permit-checklist/[check]/runs/[run]"
          params={{ check: context.checkId, run: String(open) }}
          className={buttonClass()}
        >
          {t('watch')}
        </AppLink>
      ) : (
        <>
          <Button pending={pending} disabled={why !== null} aria-describedby="run-cost" onClick={press}>
            {t(again ? 'startAgain' : 'start')}
          </Button>
          <div id="run-cost" className="flex flex-col gap-2 text-sm">
            {why ? (
              <p className="font-medium text-action">{t(`why.${why}`)}</p>
            ) : (
              <p className="text-muted">{isFree ? t('costFree') : t('cost', { count: credits.balance })}</p>
            )}
          </div>
          {why === 'noneLeft' || why === 'noPlan' ? <HowToGetMore credits={credits} why={why} /> : null}
        </>
      )}
      {refused ? (
        <p role="alert" className="text-sm font-medium text-stopped">
          {t.has(`refused.${refused}`) ? t(`refused.${refused}`) : t('refused.other')}
        </p>
      ) : null}
    </Card>
  );
}

const CHANGED: Partial<Record<ErrorCode, Reason>> = { plan_limit: 'noneLeft', plan_required: 'noPlan' };

type Reason = 'noFiles' | 'sending' | 'noneReadable' | 'noPlan' | 'noneLeft' | 'notYours';

function reasonAgainst(
  { files, uploads }: ReturnType<typeof useCheckContext>,
  { hasPlan, balance }: Credits,
  isFree: boolean,
): Reason | null {
  if (!hasPlan) return 'noPlan';
  if (balance <= 0 && !isFree) return 'noneLeft';
  if (uploads.isSending) return 'sending';
  if (files.length === 0) return 'noFiles';
  return files.every(({ state }) => state === 'failed') ? 'noneReadable' : null;
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

/** A purchase is the owner's; the others are told whom to ask. */
function HowToGetMore({ credits: { buyer }, why }: { credits: Credits; why: 'noneLeft' | 'noPlan' }) {
  const t = useTranslations('checks.run');
  if (buyer)
    return (
      <p className="text-sm">{buyer.name === null ? t('askOwner') : t('askNamed', { name: buyer.name })}</p>
    );
  return (
    <AppLink
      to={why === 'noPlan' ? '/dashboard/subscription' : '/dashboard/purchase-checks'}
      className={buttonClass({ variant: 'secondary' })}
    >
      {t(why === 'noPlan' ? 'choosePlan' : 'buy')}
    </AppLink>
  );
}
