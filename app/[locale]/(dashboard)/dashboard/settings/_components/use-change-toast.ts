'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { revokeOtherSessionsAction } from '../actions';
import { useAct } from './use-act';

/** Long enough to read it and to decide. */
const SHOWN_MS = 10_000;

/** Says what changed about signing in, and offers to sign out the other devices where there are any. */
export function useChangeToast(hasOthers: boolean): (text: string) => void {
  const t = useTranslations('settings.devices');
  const { act } = useAct();
  const endOthers = () =>
    void act(
      () => revokeOtherSessionsAction({}),
      () => toast(t('endedOthers')),
    );
  return (text) => {
    const offer = { duration: SHOWN_MS, action: { label: t('endOthers'), onClick: endOthers } };
    toast.success(text, hasOthers ? offer : {});
  };
}
