import { createHash } from 'node:crypto';
import type { Answer } from './site';

const TEXT = /^(text\/|application\/(json|javascript|xml)|[\w.-]+\/[\w.-]+\+(json|xml))/;

/** What is wrong with the headers of any answer. */
export function findAnswerFaults(answer: Answer): string[] {
  const { headers, path } = answer;
  const policy = parseDirectives(answer);
  const type = headers['content-type'] ?? '';
  const expectations: [string, boolean][] = [
    ['a policy that closes objects', policy['object-src'] === "'none'"],
    ['a policy that closes base', policy['base-uri'] === "'none'"],
    ['a policy that closes frames', policy['frame-ancestors'] === "'none'"],
    [
      'no unsafe script',
      !/unsafe|\*|data:|https?:(\s|$)/.test(policy['script-src'] ?? policy['default-src'] ?? '*'),
    ],
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['no frame', headers['x-frame-options'] === 'DENY'],
    ['a referrer policy', /^(same-origin|no-referrer)$/.test(String(headers['referrer-policy']))],
    ['a permissions policy', String(headers['permissions-policy']).includes('microphone=()')],
    ['an opener policy', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['a resource policy', headers['cross-origin-resource-policy'] !== undefined],
    ['no cross-domain policies', headers['x-permitted-cross-domain-policies'] === 'none'],
    ['no word on what runs here', !headers['x-powered-by'] && !headers.server],
    ['nothing for other origins', headers['access-control-allow-origin'] === undefined],
    // The tests' own server is not on https: nobody may be held to it.
    ['no HSTS', headers['strict-transport-security'] === undefined],
    ['a word on keeping', headers['cache-control'] !== undefined],
    ['a charset', !TEXT.test(type) || /charset=utf-8/i.test(type)],
  ];
  return expectations.filter(([, holds]) => !holds).map(([name]) => `${path}: ${name}`);
}

export function parseDirectives({ headers }: Answer): Record<string, string> {
  const policy = String(headers['content-security-policy'] ?? '');
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
  );
}

/** What is wrong with the scripts of a page that a browser would run where they stand. */
export function findScriptFaults(answer: Answer): string[] {
  const { path, headers, text } = answer;
  const allowed = parseDirectives(answer)['script-src'] ?? '';
  const faults = inlineScripts(text)
    .filter(({ nonce, hash }) => !allowed.includes(nonce) && !allowed.includes(hash))
    .map(() => `${path} holds a script its policy does not know`);
  const isDynamic = /\bno-store\b/.test(headers['cache-control'] ?? '');
  if (isDynamic !== allowed.includes("'nonce-"))
    faults.push(`${path} is ${isDynamic ? 'made each time, but has no nonce' : 'kept, with a nonce'}`);
  return faults;
}

function inlineScripts(html: string): { nonce: string; hash: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, attributes = '', code = '']) => ({
      nonce: `'nonce-${/\bnonce="([^"]+)"/.exec(attributes)?.[1]}'`,
      hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    }));
}
