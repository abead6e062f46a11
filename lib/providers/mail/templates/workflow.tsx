import { brand } from '@/lib/brand';
import type { TriggerKind, What } from '@/lib/company/workflows/types';
import { Action, Paragraph, Quote, Title } from '../parts';
import type { MailEnv, Template } from '../types';
import { companyName, unlinked } from '../untrusted';

export interface WorkflowNoticeProps {
  company: string;
  workflow: string;
  /** The address, most often. */
  place: string;
  kind: TriggerKind;
  what: What;
  /** The company's own words; empty for none. */
  message: string;
  /** Where it stands; null where it is of none of our pages. */
  on: { page: '/dashboard/jobs/[id]' | '/dashboard/permits/[id]'; id: string } | null;
}

const NAME_MAX = 80;
const MESSAGE_MAX = 500;

/** To whom a workflow tells that something happened. */
export const workflowNotice: Template<WorkflowNoticeProps> = (props, env) => {
  const { t, page } = env;
  const workflow = unlinked(props.workflow, NAME_MAX);
  const place = unlinked(props.place, NAME_MAX);
  const message = unlinked(props.message, MESSAGE_MAX);
  const happened = sayWhat(props, env);
  return {
    subject: t('mail.workflow.subject', { place, happened }),
    preview: message || happened,
    body: (
      <>
        <Title>{place}</Title>
        <Paragraph>{happened}</Paragraph>
        {message ? <Quote>{message}</Quote> : null}
        <Action href={props.on ? page(props.on.page, { id: props.on.id }) : page('/dashboard/workflows')}>
          {t(props.on ? 'mail.workflow.open' : 'mail.workflow.all')}
        </Action>
      </>
    ),
    reason: t('mail.workflow.reason', {
      workflow,
      company: companyName(props.company),
      brand: brand.name,
    }),
  };
};

function sayWhat({ kind, what }: Pick<WorkflowNoticeProps, 'kind' | 'what'>, { t, day }: MailEnv): string {
  const title = unlinked(what.title ?? '', NAME_MAX);
  const on = what.day ? day(what.day) : '';
  switch (kind) {
    case 'status':
      return t('mail.workflow.what.status', { status: t(`status.${what.to ?? 'unknown'}`) });
    case 'inspection':
      return t(`mail.workflow.what.inspection.${what.news ?? 'scheduled'}`, {
        title,
        hasTitle: title === '' ? 'no' : 'yes',
      });
    case 'still':
      return t('mail.workflow.what.still', { days: what.days ?? 0 });
    case 'task_due':
      return t('mail.workflow.what.task_due', { title, day: on });
    case 'permit_ends':
      return t('mail.workflow.what.permit_ends', { day: on });
    case 'paper_ends':
      return t('mail.workflow.what.paper_ends', { day: on });
    case 'licence_changed': {
      const move = what.licence;
      if (!move) return title;
      const key =
        `mail.compliance.licence.${move.aspect}.${move.to}` as 'mail.compliance.licence.bond.lapsed';
      return t('mail.workflow.what.licence_changed', { number: title, word: t(key) });
    }
    case 'check_fault':
      return t('mail.workflow.what.check_fault', { count: what.count ?? 0 });
    case 'mail':
      return t('mail.workflow.what.mail', { title });
    case 'lead':
      return t('mail.workflow.what.lead', { title });
  }
}

export interface WorkflowReportProps {
  company: string;
  workflow: string;
  /** Left alone because of the cap. */
  capped: number;
  /** Of which nothing could be done. */
  failed: number;
  perHour: number;
}

/** To whoever answers for a workflow. */
export const workflowReport: Template<WorkflowReportProps> = (props, { t, page }) => {
  const workflow = unlinked(props.workflow, NAME_MAX);
  const title = t('mail.workflow.report.subject', { workflow });
  const { capped, failed, perHour } = props;
  return {
    subject: title,
    preview: t('mail.workflow.report.preview', { count: capped + failed }),
    body: (
      <>
        <Title>{title}</Title>
        {capped > 0 ? <Paragraph>{t('mail.workflow.report.capped', { capped, perHour })}</Paragraph> : null}
        {failed > 0 ? <Paragraph>{t('mail.workflow.report.failed', { failed })}</Paragraph> : null}
        <Action href={page('/dashboard/workflows')}>{t('mail.workflow.all')}</Action>
      </>
    ),
    reason: t('mail.workflow.report.reason', { company: companyName(props.company), brand: brand.name }),
  };
};
