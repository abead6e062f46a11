import { Plus, Workflow as WorkflowIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { RECIPE_IDS } from '@/lib/company/workflows/recipes';
import type { Choices, WorkflowLine } from '@/lib/company/workflows/view';
import { OnOff } from './on-off';
import { useWording } from './use-wording';

interface Props {
  flows: readonly WorkflowLine[];
  choices: Choices;
  company: string;
}

/** What the company has, and sentences to begin from. */
export function FlowList({ flows, choices, company }: Props) {
  const t = useTranslations('workflows');
  const { sentence } = useWording(choices);
  return (
    <>
      <PageHeader
        eyebrow={company}
        title={t('title')}
        description={t('description')}
        actions={
          <AppLink
            to="/dashboard/workflows"
            query={{ begin: 'empty' }}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Plus aria-hidden="true" className="size-4" />
            {t('new')}
          </AppLink>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t('list')} className="min-w-0">
          {flows.length === 0 ? (
            <EmptyState icon={<WorkflowIcon />} title={t('none.title')}>
              {t('none.text')}
            </EmptyState>
          ) : (
            <ul className="border-t border-line">
              {flows.map((flow) => (
                <li key={flow.id} className="border-b border-line">
                  <AppLink
                    to="/dashboard/workflows"
                    query={{ workflow: flow.id }}
                    className="flex flex-col gap-1 px-2 py-3 hover:bg-hover"
                  >
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="font-semibold wrap-anywhere">{flow.name}</span>
                      <OnOff isOn={flow.isOn} />
                    </span>
                    <span className="text-sm wrap-anywhere">{sentence(flow.rule)}</span>
                    {flow.isOn || flow.acted > 0 ? (
                      <span className="text-sm text-muted tabular-nums">
                        {t('lately', { acted: flow.acted, failed: flow.failed })}
                      </span>
                    ) : null}
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="begin-from">
          <h2 id="begin-from" className="text-lg">
            {t('begin')}
          </h2>
          <ul className="mt-2 border-t border-line">
            {RECIPE_IDS.map((id) => (
              <li key={id} className="border-b border-line">
                <AppLink
                  to="/dashboard/workflows"
                  query={{ begin: id }}
                  className="block px-2 py-3 text-sm text-link hover:bg-hover"
                >
                  {t(`recipes.${id}`)}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
