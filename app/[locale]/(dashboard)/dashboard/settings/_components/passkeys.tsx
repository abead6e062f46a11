'use client';

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { removePasskeyAction, renamePasskeyAction } from '../actions';
import { AddPasskey } from './add-passkey';
import { NameDialog } from './name-dialog';
import { useAct } from './use-act';
import { useChangeToast } from './use-change-toast';
import { useProblem } from './use-problem';

export interface ShownPasskey {
  id: string;
  name: string;
  /** The day and the last use, in words. */
  created: string;
  used: string | null;
}

interface Props {
  passkeys: readonly ShownPasskey[];
  limit: number;
  /** Is signed in elsewhere too. */
  hasOthers: boolean;
}

type Asking = { what: 'add' } | { what: 'rename' | 'remove'; passkey: ShownPasskey };

const never = () => () => {};

export function Passkeys({ passkeys, limit, hasOthers }: Props) {
  const t = useTranslations('settings.passkeys');
  // Known in the browser alone; until it is, nothing is held against it.
  const supported = useSyncExternalStore(never, browserSupportsWebAuthn, () => true);
  const { act, pending, fieldErrors } = useAct();
  const problem = useProblem(fieldErrors);
  const showChangeToast = useChangeToast(hasOthers);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const rename = (id: string, name: string) =>
    act(
      () => renamePasskeyAction({ id, name }),
      () => {
        close();
        toast.success(t('renamed'));
      },
    );
  const remove = ({ id, name }: ShownPasskey) =>
    act(
      () => removePasskeyAction({ id }),
      () => {
        close();
        showChangeToast(t('removed', { name }));
      },
    );
  return (
    <div className="flex flex-col items-start gap-4">
      {passkeys.length === 0 ? <p className="text-muted">{t('empty')}</p> : null}
      {passkeys.length > 0 ? (
        <ul className="w-full divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="flex min-w-0 items-start gap-3">
                <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                  <p className="text-sm text-muted">
                    {t('created', { date: passkey.created })} ·{' '}
                    {passkey.used ? t('used', { when: passkey.used }) : t('neverUsed')}
                  </p>
                </div>
              </div>
              <div className="flex gap-1">
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('renameNamed', { name: passkey.name })}
                  onClick={() => setAsking({ what: 'rename', passkey })}
                >
                  {t('rename')}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('removeNamed', { name: passkey.name })}
                  onClick={() => setAsking({ what: 'remove', passkey })}
                >
                  {t('remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {!supported ? (
        <p className="text-muted">{t('unsupported')}</p>
      ) : passkeys.length >= limit ? (
        <p className="text-muted">{t('full', { limit })}</p>
      ) : (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking({ what: 'add' })}>
          {t('add')}
        </Button>
      )}
      {asking?.what === 'add' ? <AddPasskey onClose={close} /> : null}
      {asking?.what === 'rename' ? (
        <NameDialog
          title={t('renameTitle')}
          verb={t('save')}
          name={asking.passkey.name}
          error={problem('name')}
          pending={pending}
          onSubmit={(name) => rename(asking.passkey.id, name)}
          onClose={close}
        />
      ) : null}
      {asking?.what === 'remove' ? (
        <ConfirmDialog
          title={t('removeTitle', { name: asking.passkey.name })}
          text={t('removeText')}
          verb={t('removeConfirm')}
          pending={pending}
          onConfirm={() => remove(asking.passkey)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
