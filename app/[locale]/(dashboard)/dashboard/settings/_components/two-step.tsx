'use client';

import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { beginTotpAction, disableTotpAction, renewRecoveryCodesAction } from '../actions';
import { RecoveryCodes } from './recovery-codes';
import { TwoStepSetup, type TwoStepSetupProps } from './two-step-setup';
import { useAct } from './use-act';
import { useChangeToast } from './use-change-toast';

interface Props {
  email: string;
  /** The day it was turned on, in words; null while it is off. */
  since: string | null;
  codesLeft: number;
  /** Is signed in elsewhere too. */
  hasOthers: boolean;
}

type Stage =
  | { name: 'state' }
  | { name: 'setup'; key: TwoStepSetupProps['offer'] }
  | { name: 'codes'; codes: readonly string[] };

/** On or off, and the steps from one to the other. */
export function TwoStep({ email, since, codesLeft, hasOthers }: Props) {
  const t = useTranslations('settings.twoStep');
  const { act, pending } = useAct();
  const showChangeToast = useChangeToast(hasOthers);
  const [stage, setStage] = useState<Stage>({ name: 'state' });
  const [asking, setAsking] = useState<'turnOff' | 'renew' | null>(null);
  const rest = () => setStage({ name: 'state' });
  const finish = () => {
    rest();
    showChangeToast(t('kept'));
  };
  const showCodes = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) =>
    setStage({ name: 'codes', codes: recoveryCodes });
  const begin = () =>
    act(
      () => beginTotpAction({}),
      (key) => setStage({ name: 'setup', key }),
    );
  const turnOff = () =>
    act(
      () => disableTotpAction({}),
      () => {
        setAsking(null);
        showChangeToast(t('turnedOff'));
      },
    );
  const renew = () =>
    act(
      () => renewRecoveryCodesAction({}),
      (made) => {
        setAsking(null);
        showCodes(made);
      },
    );

  if (stage.name === 'setup') return <TwoStepSetup offer={stage.key} onDone={showCodes} onCancel={rest} />;
  if (stage.name === 'codes') return <RecoveryCodes codes={stage.codes} email={email} onDone={finish} />;
  const on = since !== null;
  const Icon = on ? CircleCheck : CircleDashed;
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <p className={`inline-flex items-center gap-1.5 font-semibold ${on ? 'text-issued' : 'text-muted'}`}>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {on ? t('on', { date: since }) : t('off')}
        </p>
        {on ? (
          <p className={codesLeft === 0 ? 'text-action' : 'text-muted'}>
            {t('codesLeft', { count: codesLeft })}
          </p>
        ) : null}
      </div>
      {on ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAsking('renew')}>
            {t('renew')}
          </Button>
          <Button variant="quiet" onClick={() => setAsking('turnOff')}>
            {t('turnOff')}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" pending={pending} className="max-sm:w-full" onClick={begin}>
          {t('setUp')}
        </Button>
      )}
      {asking ? (
        <ConfirmDialog
          danger={asking === 'turnOff'}
          title={t(`${asking}Title`)}
          text={t(`${asking}Text`)}
          verb={t(`${asking}Confirm`)}
          pending={pending}
          onConfirm={asking === 'turnOff' ? turnOff : renew}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  );
}
