import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Seats as SeatCounts } from '@/lib/identity/accounts/seats';
import { figure } from '@/lib/platform/i18n/format';
import type { Tier } from '@/lib/providers/billing/types';

interface SeatsProps {
  seats: SeatCounts;
  /** Members without a seat. */
  waiting: number;
  tier: Tier;
}

/** How the plan's seats are taken: a bar, the figures a tap away, and what to do where none is free. */
export function Seats({ seats, waiting, tier }: SeatsProps) {
  const t = useTranslations('team.seats');
  const plans = useTranslations('home.plans.names');
  const { used, invited, limit } = seats;
  const free = Math.max(limit - used - invited, 0);
  const said = t(invited > 0 ? 'withInvited' : 'used', { used, limit, invited });
  const rows = [
    [t('members'), used],
    [t('invited'), invited],
    [t('free'), free],
    [t('total'), limit],
  ] as const;
  return (
    <Card as="section" className="mb-6">
      <CardHeader
        title={t('title')}
        description={t('plan', { plan: plans(tier), limit })}
        className="mb-3!"
      />
      <p className="mb-2 font-semibold tabular-nums">{said}</p>
      <Bar used={used} invited={invited} total={Math.max(limit, used + invited, 1)} />
      <Disclosure summary={t('table')} className="border-b-0!">
        <Table label={t('title')} narrow>
          <TableHead>
            <TableRow>
              <TableHeader>{t('what')}</TableHeader>
              <TableHeader numeric>{t('seats')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, count]) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                <TableCell numeric>{figure(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
      {waiting > 0 ? (
        <Alert tone="info" title={t('over', { count: waiting })} className="mt-2">
          {t('overText')} <PlansLink />
        </Alert>
      ) : free === 0 ? (
        <Alert tone="info" title={t('full')} className="mt-2">
          {t('fullText')} <PlansLink />
        </Alert>
      ) : null}
    </Card>
  );
}

function PlansLink() {
  const t = useTranslations('team.seats');
  return (
    <AppLink to="/pricing" className="inline-flex min-h-6 items-center text-link">
      {t('plans')}
    </AppLink>
  );
}

/** Members filled, invitations hatched, what is free empty: readable in grey. */
function Bar({ used, invited, total }: { used: number; invited: number; total: number }) {
  const share = (count: number) => (count / total) * 1000;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 16"
      preserveAspectRatio="none"
      className="h-4 w-full rounded-sm border border-control bg-sunken"
    >
      <defs>
        <pattern id="seats-invited" width="12" height="16" patternUnits="userSpaceOnUse">
          <rect width="6" height="16" fill="var(--accent)" />
        </pattern>
      </defs>
      <rect width={share(used)} height="16" fill="var(--accent)" />
      <rect x={share(used)} width={share(invited)} height="16" fill="url(#seats-invited)" />
    </svg>
  );
}
