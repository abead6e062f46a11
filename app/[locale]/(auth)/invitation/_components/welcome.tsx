import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { brand } from '@/lib/brand';
import type { InvitationForm, ShownInvitation } from './types';

interface Props {
  invitation: ShownInvitation;
  form: InvitationForm['kind'];
  children: ReactNode;
}

/** Who invites whom to what, above the form. */
export function Welcome({ invitation, form, children }: Props) {
  const t = useTranslations('invitation');
  const isKnown = form !== 'set_up';
  const { name, parent, subcontractor } = invitation;
  const title = subcontractor
    ? t(isKnown ? 'existing.subcontractorTitle' : 'subcontractor.title', { parent })
    : t(isKnown ? 'existing.teamTitle' : 'team.title', { company: parent });
  const greeting = subcontractor
    ? t('subcontractor.greeting', { parent, company: subcontractor.company, role: subcontractor.role })
    : t('team.greeting', { name, company: parent, brand: brand.name });
  const next = subcontractor ? t('subcontractor.next', { parent }) : t('team.next');
  return (
    <>
      <PageHeader
        title={title}
        description={
          <>
            <p>{greeting}</p>
            {form === 'set_up' ? <p className="mt-1">{next}</p> : null}
            {form === 'sign_in' ? <p className="mt-1">{t('existing.text')}</p> : null}
          </>
        }
      />
      <Card beam className="flex flex-col gap-5">
        <DescriptionList
          items={
            subcontractor
              ? [
                  { term: t('facts.company'), detail: subcontractor.company },
                  { term: t('facts.role'), detail: subcontractor.role },
                  { term: t('facts.parent'), detail: parent },
                ]
              : [{ term: t('facts.company'), detail: parent }]
          }
        />
        <div className="border-t border-line pt-5">{children}</div>
      </Card>
      <p className="mt-4 text-sm text-muted">{t('unknownWho', { company: parent })}</p>
    </>
  );
}
