import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';

interface Props {
  assignable: 'warn' | 'block';
  gaps: readonly string[];
}

/** What papers somebody lacks, before work is given to them, and where to get them. */
export function GapNote({ assignable, gaps }: Props) {
  const t = useTranslations('team.assign.gap');
  const format = useFormatter();
  return (
    <Alert tone={assignable === 'block' ? 'danger' : 'warning'} title={t(assignable)}>
      {gaps.length > 0 ? <p>{t('lacks', { papers: format.list(gaps) })}</p> : null}
      <AppLink to="/dashboard/compliance" className="underline underline-offset-2">
        {t('open')}
      </AppLink>
    </Alert>
  );
}
