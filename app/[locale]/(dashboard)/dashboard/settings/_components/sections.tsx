import { useFormatter, useTranslations } from 'next-intl';
import type { OwnPasskey } from '@/lib/identity/accounts/passkeys-changes';
import { MAX_PASSKEYS } from '@/lib/identity/accounts/schema';
import { parseDevice } from '@/lib/identity/sessions/device';
import type { ActiveSession } from '@/lib/identity/sessions/queries';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { networkName, useDeviceName } from './device-name';
import { Devices, type ShownDevice } from './devices';
import { Passkeys } from './passkeys';
import { TwoStep } from './two-step';

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const PHONES = ['iPhone', 'iPad', 'Android'];

/** What the browser is handed of these is words: it has no clock and no zone of the company's. */
export function TwoStepSection(props: {
  email: string;
  enabledAt: Date | null;
  recoveryCodesLeft: number;
  hasOthers: boolean;
  clock: Clock;
}) {
  const format = useFormatter();
  const { timeZone } = props.clock;
  const since = props.enabledAt && format.dateTime(props.enabledAt, { ...DAY, timeZone });
  const { email, recoveryCodesLeft, hasOthers } = props;
  return <TwoStep email={email} since={since} codesLeft={recoveryCodesLeft} hasOthers={hasOthers} />;
}

export function PasskeysSection({
  passkeys,
  hasOthers,
  clock,
}: {
  passkeys: readonly OwnPasskey[];
  hasOthers: boolean;
  clock: Clock;
}) {
  const format = useFormatter();
  const shown = passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created: format.dateTime(createdAt, { ...DAY, timeZone: clock.timeZone }),
    used: lastUsedAt && ago(format, lastUsedAt, clock),
  }));
  return <Passkeys passkeys={shown} limit={MAX_PASSKEYS} hasOthers={hasOthers} />;
}

export function DevicesSection({ sessions, clock }: { sessions: readonly ActiveSession[]; clock: Clock }) {
  const t = useTranslations('settings.devices');
  const format = useFormatter();
  const getDeviceName = useDeviceName();
  const shown = sessions.map(({ id, kind, userAgent, lastSeenAt, address, current }): ShownDevice => {
    const isPhone = PHONES.includes(parseDevice(userAgent).system ?? '');
    return {
      id,
      kind: kind === 'api' ? 'program' : isPhone ? 'phone' : 'desk',
      name: kind === 'api' ? t('api') : getDeviceName(userAgent),
      seen: ago(format, lastSeenAt, clock),
      network: networkName(address),
      current,
    };
  });
  return <Devices devices={shown} />;
}
