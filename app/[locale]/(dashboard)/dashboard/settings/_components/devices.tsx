'use client';

import { Monitor, Smartphone, Terminal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { revokeOtherSessionsAction, revokeSessionAction } from '../actions';
import { useAct } from './use-act';

const ICONS = { desk: Monitor, phone: Smartphone, program: Terminal };

export interface ShownDevice {
  id: string;
  kind: keyof typeof ICONS;
  name: string;
  /** When it was last used, in words. */
  seen: string;
  network: string | null;
  current: boolean;
}

export function Devices({ devices }: { devices: readonly ShownDevice[] }) {
  const t = useTranslations('settings.devices');
  const { act, pending } = useAct();
  const [asking, setAsking] = useState(false);
  const end = ({ id, name }: ShownDevice) =>
    act(
      () => revokeSessionAction({ sessionId: id }),
      () => toast(t('ended', { device: name })),
    );
  const endOthers = () =>
    act(
      () => revokeOtherSessionsAction({}),
      () => {
        setAsking(false);
        toast(t('endedOthers'));
      },
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <ul className="w-full divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <Row key={device.id} device={device} disabled={pending} onEnd={() => end(device)} />
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
          {t('endOthers')}
        </Button>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={t('endOthersTitle')}
          text={t('endOthersText')}
          verb={t('endOthers')}
          pending={pending}
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

function Row({ device, disabled, onEnd }: { device: ShownDevice; disabled: boolean; onEnd: () => void }) {
  const t = useTranslations('settings.devices');
  const Icon = ICONS[device.kind];
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {device.name}
            {device.current ? (
              <span className="rounded-sm border border-line px-1.5 text-xs font-medium text-muted">
                {t('current')}
              </span>
            ) : null}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {t('seen', { when: device.seen })}
            {device.network ? ` · ${t('network', { network: device.network })}` : null}
          </p>
        </div>
      </div>
      {device.current ? null : (
        <Button
          variant="quiet"
          size="sm"
          disabled={disabled}
          aria-label={t('endNamed', { device: device.name })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
