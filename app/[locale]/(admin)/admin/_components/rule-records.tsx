import { useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RuleRecord } from '@/lib/checking/checks/wrong-findings';
import { figure } from '@/lib/platform/i18n/format';

/** How often people said of each rule's findings that they are wrong, and what they wrote. */
export function RuleRecords({ rules }: { rules: readonly RuleRecord[] }) {
  const t = useTranslations('admin.rules');
  const said = rules.filter(({ wrong }) => wrong > 0);
  const others = rules.filter(({ wrong }) => wrong === 0);
  return (
    <Card as="section" className="mt-6">
      <CardHeader title={t('title')} description={t('text')} />
      {said.length > 0 ? <Rows rules={said} /> : <p className="text-muted">{t('none')}</p>}
      {others.length > 0 ? (
        <Disclosure summary={t('others', { count: others.length })} className="mt-2 border-b-0">
          <Rows rules={others} />
        </Disclosure>
      ) : null}
    </Card>
  );
}

function Rows({ rules }: { rules: readonly RuleRecord[] }) {
  const t = useTranslations('admin.rules');
  return (
    <Table label={t('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('rule')}</TableHeader>
          <TableHeader numeric>{t('shown')}</TableHeader>
          <TableHeader numeric>{t('wrong')}</TableHeader>
          <TableHeader numeric>{t('share')}</TableHeader>
          <TableHeader>{t('reasons')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rules.map(({ rule, shown, wrong, reasons }) => (
          <TableRow key={rule}>
            <TableCell>
              <span className="font-mono text-sm">{rule}</span>
            </TableCell>
            <TableCell numeric>{figure(shown)}</TableCell>
            <TableCell numeric>{figure(wrong)}</TableCell>
            <TableCell numeric>{t('percent', { share: wrong / shown })}</TableCell>
            <TableCell>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason} className="wrap-anywhere">
                    <q>
                      <bdi>{reason}</bdi>
                    </q>
                  </li>
                ))}
              </ul>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
