import { MailX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/** No invitation: why, and the way on. */
export function Invalid({ message }: { message: string }) {
  const t = useTranslations('invitation.invalid');
  return (
    <Card beam className="flex flex-col items-start gap-4">
      <MailX aria-hidden="true" className="size-8 stroke-[1.5] text-muted" />
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p role="alert">{message}</p>
        <p className="text-muted">{t('help')}</p>
      </div>
      <AppLink to="/login" className={buttonClass()}>
        {t('login')}
      </AppLink>
    </Card>
  );
}
