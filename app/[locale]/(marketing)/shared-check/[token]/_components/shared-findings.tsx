import { getTranslations } from 'next-intl/server';
import { SeverityTag } from '@/components/checks/severity-tag';
import type { SharedFinding } from '@/lib/checking/checks/share-types';
import type { SharedRun } from '@/lib/checking/checks/shares';
import { type FindingWords, findingWords } from '@/lib/checking/review/finding-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { SharedPage } from './shared-page';

interface Props {
  run: SharedRun;
  token: string;
  locale: Locale;
}

/** What was found, the worst first; each with the page it stands on. */
export async function SharedFindings({ run, token, locale }: Props) {
  const [words, t] = await Promise.all([findingWords(locale), getTranslations('report.shared')]);
  const listed = [...(run.checklist?.documents ?? []), ...(run.checklist?.notNeeded ?? [])];
  const names = {
    documents: new Map(listed.map(({ id, label }) => [id, label[locale]])),
    files: new Map(run.files.map(({ id, name }) => [id, name])),
  };
  return (
    <section aria-labelledby="findings" className="flex flex-col gap-3">
      <h2 id="findings" className="text-xl">
        {t('findings')}
      </h2>
      {run.findings.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="flex flex-col gap-3">
        {run.findings.map((finding) => (
          <Finding
            key={finding.key}
            finding={finding}
            words={words(finding, names)}
            files={names.files}
            company={run.companyName}
            token={token}
            locale={locale}
          />
        ))}
      </ul>
    </section>
  );
}

interface FindingProps extends Omit<Props, 'run'> {
  finding: SharedFinding;
  words: FindingWords;
  files: ReadonlyMap<string, string>;
  company: string;
}

async function Finding({ finding, words, files, company, token, locale }: FindingProps) {
  const t = await getTranslations('report.shared');
  const { severity, state, citation, places } = finding;
  const isOpen = state === 'open';
  return (
    <li className="flex break-inside-avoid flex-col gap-2 rounded-md border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SeverityTag severity={severity} />
        {isOpen ? null : <span className="text-sm font-semibold text-muted">{t(state, { company })}</span>}
      </div>
      <h3
        className={`font-sans text-base font-semibold tracking-normal wrap-anywhere ${isOpen ? '' : 'text-muted'}`}
      >
        {words.title}
      </h3>
      <p className="max-w-[68ch] wrap-anywhere">{words.what}</p>
      <p className="max-w-[68ch] wrap-anywhere">
        <span className="font-semibold text-issued">{t('fix')}</span> {words.fix}
      </p>
      {citation ? (
        <p className="text-sm text-muted wrap-anywhere">{t('rests', { citation: citation[locale] })}</p>
      ) : null}
      {places.map((place, index) => (
        <SharedPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may be named twice, and none moves
          key={index}
          place={place}
          file={files.get(place.fileId) ?? ''}
          token={token}
        />
      ))}
    </li>
  );
}
