import { brand } from '@/lib/brand';
import type { CellState } from '@/lib/company/compliance/standing';
import type { HoldingLine, WatchAspect, WatchWord } from '@/lib/company/compliance/types';
import { Action, Facts, Muted, Note, Paragraph, Title } from '../parts';
import type { Letter, MailEnv, Template } from '../types';
import { companyName } from '../untrusted';
import type { OwnerReader } from './billing';

/** Who reads a mail that asks for papers: nobody with an account. */
interface AskedOf {
  /** Who asks. */
  company: string;
  /** Of the page to hand papers in, with the token. */
  path: string;
}

export interface PapersAskedProps extends AskedOf {
  papers: readonly { line: HoldingLine; state: CellState; until: string | null }[];
}

export interface PaperEndsProps extends AskedOf {
  line: HoldingLine;
  /** The first day without it. */
  until: string;
}

export interface OwnPaperEndsProps extends OwnerReader {
  line: HoldingLine;
  until: string;
}

export interface LicenceChangedProps extends OwnerReader {
  changes: readonly {
    holder: string;
    number: string;
    register: string;
    aspect: WatchAspect;
    to: WatchWord;
    /** The day the register names. */
    day: string | null;
  }[];
}

const LINK_DAYS = 30;

function ask(
  { t, link }: MailEnv,
  { company, path }: AskedOf,
  title: string,
  text: string,
  facts: readonly (readonly [string, string])[],
): Letter {
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        {facts.length > 0 ? <Facts rows={facts} /> : null}
        <Action href={link(path)}>{t('mail.compliance.handIn')}</Action>
        <Muted>{t('mail.compliance.valid', { days: LINK_DAYS })}</Muted>
        <Note>{t('mail.compliance.unknown', { company })}</Note>
      </>
    ),
    reason: t('mail.compliance.reason', { company, brand: brand.name }),
  };
}

export const papersAsked: Template<PapersAskedProps> = (props, env) => {
  const { t, day } = env;
  const company = companyName(props.company);
  return ask(
    env,
    { ...props, company },
    t('mail.compliance.asked.subject', { company }),
    t('mail.compliance.asked.text', { company }),
    props.papers.map(({ line, state, until }) => [
      t(`mail.compliance.lines.${line}`),
      state === 'soon' && until !== null
        ? t('mail.compliance.states.soon', { day: day(until) })
        : t(
            `mail.compliance.states.${state === 'soon' || state === 'ok' || state === 'exempt' || state === 'not_needed' ? 'missing' : state}`,
          ),
    ]),
  );
};

export const paperEnds: Template<PaperEndsProps> = (props, env) => {
  const { t, day } = env;
  const company = companyName(props.company);
  const paper = t(`mail.compliance.lines.${props.line}`);
  return ask(
    env,
    { ...props, company },
    t('mail.compliance.ends.subject', { paper, day: day(props.until) }),
    t('mail.compliance.ends.text', { paper, day: day(props.until), company }),
    [],
  );
};

export const ownPaperEnds: Template<OwnPaperEndsProps> = ({ line, until, company: given }, env) => {
  const { t, day, page } = env;
  const paper = t(`mail.compliance.lines.${line}`);
  const company = companyName(given);
  const title = t('mail.compliance.ends.subject', { paper, day: day(until) });
  const text = t('mail.compliance.own.text', { paper, day: day(until), company });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        <Action href={page('/dashboard/compliance')}>{t('mail.compliance.own.open')}</Action>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};

/** What a state's register says anew of licences that the company works under. */
export const licenceChanged: Template<LicenceChangedProps> = ({ changes, company: given }, env) => {
  const { t, day, page } = env;
  const company = companyName(given);
  const [only, ...more] = changes;
  const wordOf = (change: LicenceChangedProps['changes'][number]) => {
    const word = t(
      `mail.compliance.licence.${change.aspect}.${change.to}` as 'mail.compliance.licence.bond.lapsed',
    );
    return change.day === null ? word : t('mail.compliance.licence.onDay', { word, day: day(change.day) });
  };
  const title =
    only && more.length === 0
      ? t('mail.compliance.licence.one', {
          holder: companyName(only.holder),
          number: only.number,
          word: t(
            `mail.compliance.licence.${only.aspect}.${only.to}` as 'mail.compliance.licence.bond.lapsed',
          ),
        })
      : t('mail.compliance.licence.many', { count: changes.length });
  const text = t('mail.compliance.licence.text', { company });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        <Facts
          rows={changes.map((change) => [
            `${companyName(change.holder)} · ${change.number}`,
            t('mail.compliance.licence.says', { word: wordOf(change), register: change.register }),
          ])}
        />
        <Action href={page('/dashboard/compliance')}>{t('mail.compliance.own.open')}</Action>
        <Note>{t('mail.compliance.licence.check')}</Note>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};
