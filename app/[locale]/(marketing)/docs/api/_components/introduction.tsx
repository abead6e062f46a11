import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { brand } from '@/lib/brand';
import { toCurl } from '@/lib/edge/api/curl';
import { LIMIT_WINDOW_MS, MAX_IDEMPOTENCY_KEY, REQUESTS_PER_MINUTE } from '@/lib/edge/api/limits';
import { errorExample } from '@/lib/edge/api/openapi-errors';
import { getSuccessResponse, type OpenApiDocument } from '@/lib/edge/api/openapi-types';
import { LIMIT_CLASSES } from '@/lib/edge/api/operation';
import { ERROR_CODES, HTTP_STATUS } from '@/lib/errors';
import { ACCESS_TOKEN_SECONDS, API_SESSION, REFRESH_GRACE_MS } from '@/lib/identity/sessions/lengths';
import englishErrors from '@/messages/en/errors.json';
import { CodeBlock, JsonBlock } from './code-block';

/** In the order of the page. */
export const INTRODUCTION = [
  'base',
  'auth',
  'errors',
  'limits',
  'idempotency',
  'paging',
  'requestIds',
  'versions',
] as const;

const DAY_MS = 86_400_000;

export interface IntroductionProps {
  document: OpenApiDocument;
  /** `https://…/api/v1` */
  base: string;
}

/** What holds for every call. */
export function Introduction(props: IntroductionProps) {
  const t = useTranslations('api.intro');
  return (
    <>
      <Part id="base">
        <p>{t('base.text')}</p>
        <CodeBlock label={t('base.title')}>{props.base}</CodeBlock>
        <p>{t('base.browser')}</p>
      </Part>
      <SignIn {...props} />
      <Errors />
      <Limits />
      <Part id="idempotency">
        <p>{t('idempotency.text', { max: MAX_IDEMPOTENCY_KEY })}</p>
        <CodeBlock label="Idempotency-Key">{'-H "Idempotency-Key: $(uuidgen)"'}</CodeBlock>
      </Part>
      <Part id="paging">
        <p>{t('paging.text')}</p>
        <CodeBlock label="GET">{`${props.base}/permits?limit=25&after=WyIyMDI2LTExLTAzVDE2OjEwOjIyIiw0MTgyXQ`}</CodeBlock>
      </Part>
      <Part id="requestIds">
        <p>{t('requestIds.text', { email: brand.supportEmail })}</p>
      </Part>
      <Part id="versions">
        <p>{t('versions.text')}</p>
      </Part>
    </>
  );
}

function Part({ id, children }: { id: (typeof INTRODUCTION)[number]; children: ReactNode }) {
  const t = useTranslations('api.intro');
  return (
    <section aria-labelledby={id} className="mt-10 flex min-w-0 flex-col gap-4 first:mt-0 [&>p]:max-w-[68ch]">
      <h2 id={id} className="text-2xl">
        {t(`${id}.title`)}
      </h2>
      {children}
    </section>
  );
}

function SignIn({ document: { paths }, base }: IntroductionProps) {
  const t = useTranslations('api.intro.auth');
  const example = (method: 'GET' | 'POST', path: string) => {
    const call = paths[path]?.[method.toLowerCase()];
    return { call, curl: call ? toCurl({ base, method, path, call }) : '' };
  };
  const login = example('POST', '/auth/login');
  const answer = login.call && getSuccessResponse(login.call).response.content?.['application/json']?.example;
  return (
    <Part id="auth">
      <p>{t('text', { minutes: ACCESS_TOKEN_SECONDS / 60 })}</p>
      <p>{t('factor')}</p>
      <CodeBlock label={t('login')}>{login.curl}</CodeBlock>
      <JsonBlock label={t('answer')} value={answer} />
      <CodeBlock label={t('call')}>{example('GET', '/account').curl}</CodeBlock>
      <CodeBlock label={t('refresh')}>{example('POST', '/auth/refresh').curl}</CodeBlock>
      <p>{t('refreshText', { days: API_SESSION.idleMs / DAY_MS, seconds: REFRESH_GRACE_MS / 1_000 })}</p>
      <CodeBlock label={t('logout')}>{example('POST', '/auth/logout').curl}</CodeBlock>
    </Part>
  );
}

function Errors() {
  const t = useTranslations('api.intro.errors');
  const meaning = useTranslations('errors');
  const byStatus = [...ERROR_CODES].sort((a, b) => HTTP_STATUS[a] - HTTP_STATUS[b]);
  return (
    <Part id="errors">
      <p>{t('text')}</p>
      <JsonBlock label={t('example')} value={errorExample('invalid_input', englishErrors.invalid_input)} />
      <Table label={t('table')} className="min-w-[34rem]">
        <TableHead>
          <TableRow>
            <TableHeader numeric>{t('status')}</TableHeader>
            <TableHeader>{t('code')}</TableHeader>
            <TableHeader>{t('meaning')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {byStatus.map((code) => (
            <TableRow key={code}>
              <TableCell numeric>{HTTP_STATUS[code]}</TableCell>
              <th scope="row" className="px-3 font-normal">
                <code className="font-mono text-xs" translate="no">
                  {code}
                </code>
              </th>
              <TableCell>{meaning(code)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p>{t('retry')}</p>
    </Part>
  );
}

function Limits() {
  const t = useTranslations('api.intro.limits');
  return (
    <Part id="limits">
      <p>{t('text', { seconds: LIMIT_WINDOW_MS / 1_000 })}</p>
      <Table label={t('table')} narrow>
        <TableHead>
          <TableRow>
            <TableHeader>{t('kind')}</TableHeader>
            <TableHeader className="whitespace-normal">{t('counts')}</TableHeader>
            <TableHeader numeric className="whitespace-normal">
              {t('perMinute')}
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {LIMIT_CLASSES.map((name) => (
            <TableRow key={name}>
              <th scope="row" className="px-3 font-normal">
                <code className="font-mono text-xs" translate="no">
                  {name}
                </code>
              </th>
              <TableCell>{t(name === 'read' || name === 'write' ? 'user' : 'network')}</TableCell>
              <TableCell numeric>{REQUESTS_PER_MINUTE[name]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <CodeBlock label={t('example')}>
        {`RateLimit-Policy: "read";q=${REQUESTS_PER_MINUTE.read};w=${LIMIT_WINDOW_MS / 1_000}
RateLimit: "read";r=${REQUESTS_PER_MINUTE.read - 1};t=42`}
      </CodeBlock>
    </Part>
  );
}
