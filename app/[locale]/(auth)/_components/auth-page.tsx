import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PublicShell } from '@/components/layout/public-shell';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { RouteKey } from '@/lib/platform/i18n/routes';

export interface AuthPageProps {
  route: RouteKey;
  title: string;
  description: string;
  /** Where this stands: the step. */
  eyebrow?: string | undefined;
  children: ReactNode;
}

/** A page about getting into one's account: what it is for, and one card to do it in. */
export function AuthPage({ route, title, description, eyebrow, children }: AuthPageProps) {
  return (
    <PublicShell route={route}>
      <ClientMessages namespaces={['auth']}>
        <div className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6 sm:py-12">
          <PageHeader eyebrow={eyebrow} title={title} description={description} />
          <Card beam className="flex flex-col gap-5">
            {children}
          </Card>
        </div>
      </ClientMessages>
    </PublicShell>
  );
}
