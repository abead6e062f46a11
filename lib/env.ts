import { z } from 'zod';
import type { FeedMode } from '@/lib/tracking/feeds/types';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const feedModes = { live: 'live', sample: 'sample' } as const satisfies { [M in FeedMode]: M };

type TwilioSetting =
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
  | 'TWILIO_MESSAGING_SERVICE_SID';

function someOfTwilio(env: { [setting in TwilioSetting]?: string | undefined }): boolean {
  return Boolean(
    env.TWILIO_ACCOUNT_SID || env.TWILIO_AUTH_TOKEN || env.TWILIO_FROM || env.TWILIO_MESSAGING_SERVICE_SID,
  );
}

/** What a service calls our account there: `phc_…`, `GTM-…`. */
const key = z.string().regex(/^[\w-]+$/);

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Proxies in a row, at most ten, or a list of addresses and networks. */
function isProxyList(text: string): boolean {
  return (
    /^(\d|10)$/.test(text.trim()) || text.split(',').every((entry) => network.safeParse(entry.trim()).success)
  );
}

const MIN_SECRET = 32;
/** Random bytes in hex or base64 have at least this many; what somebody typed in a hurry often has fewer. */
const MIN_CHARACTERS = 9;
const MIN_DATABASE_PASSWORD = 12;
const GUESSED_FIRST = /change.?me|example|lintel|passw|secret|123456|abcdef|qwert/i;

function isWeak(secret: string): boolean {
  return (
    new Set(secret).size < MIN_CHARACTERS || /^(.{1,16}?)\1+$/s.test(secret) || GUESSED_FIRST.test(secret)
  );
}

function passwordIn(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? decodeURIComponent(new URL(url).password) : undefined;
}

function isProduction(env: { NODE_ENV: string }): boolean {
  return env.NODE_ENV === 'production';
}

interface Secrets {
  AUTH_SECRET: string;
  DATABASE_URL: string;
  SMTP_URL?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  AI_API_KEY?: string | undefined;
}

/** Whether what signs sessions is known to somebody else as well. */
function isSecretRepeated(env: Secrets): boolean {
  const others = [
    passwordIn(env.DATABASE_URL),
    passwordIn(env.SMTP_URL),
    env.STRIPE_SECRET_KEY,
    env.STRIPE_WEBHOOK_SECRET,
    env.TWILIO_AUTH_TOKEN,
    env.S3_SECRET_ACCESS_KEY,
    env.AI_API_KEY,
  ];
  return others.includes(env.AUTH_SECRET);
}

/** A database that asks for none, as over a socket, is let in by other means. */
function hasWeakPassword(databaseUrl: string): boolean {
  const password = passwordIn(databaseUrl);
  return (
    password !== undefined && password !== '' && (password.length < MIN_DATABASE_PASSWORD || isWeak(password))
  );
}

/** Names of hosts, separated by commas. */
const hostList = z
  .string()
  .regex(/^[a-z0-9.-]{4,253}(\s*,\s*[a-z0-9.-]{4,253})*$/i)
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()));

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_EMBEDDED: flag,
    SITE_URL: z.url({ protocol: /^https?$/ }),
    AUTH_SECRET: z.string().min(MIN_SECRET),
    ALLOW_DEMO_PAYMENTS: flag,
    ALLOW_HTTP: flag,
    ALLOW_WEAK_SECRET: flag,
    ALLOW_ADMIN_WITHOUT_SECOND_FACTOR: flag,
    TRUSTED_PROXIES: z
      .string()
      .refine(
        isProxyList,
        'must be a number of proxies up to 10, or addresses and networks separated by commas',
      )
      .optional(),
    FEEDS: z.enum(feedModes),
    FEED_SERVER_URL: z.url({ protocol: /^http$/ }).optional(),
    ACCELA_APP_ID: z
      .string()
      .regex(/^[\w-]{6,100}$/)
      .optional(),
    ACCELA_ENVIRONMENT: z
      .string()
      .regex(/^[\w-]{2,40}$/)
      .default('PROD'),
    ENERGOV_HOSTS: hostList.optional(),
    OPENGOV_CLIENT_ID: z.string().min(8).max(200).optional(),
    OPENGOV_CLIENT_SECRET: z.string().min(16).max(400).optional(),
    REGISTER_FILES: z
      .string()
      .regex(/^\s*([a-z-]+=https:\/\/\S+\s*)+$/, 'must be entries such as az-licences=https://…')
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.email().optional(),
    MAIL_POSTAL_ADDRESS: z
      .string()
      .regex(/^[^\r\n]{10,200}$/)
      .optional(),
    MAIL_PER_SECOND: z.coerce.number().min(0.1).max(10_000).default(14),
    MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
    MAIL_IN_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]{3,253}$/i)
      .optional(),
    MAIL_IN_SECRET: z.string().min(24).max(200).optional(),
    MAILGUN_SIGNING_KEY: z.string().min(16).max(200).optional(),
    MAIL_IN_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    REQUESTS_PER_HOST: z.coerce.number().int().min(100).max(1_000_000).default(5_000),
    SOCRATA_APP_TOKEN: z
      .string()
      .regex(/^\w{8,64}$/)
      .optional(),
    ARCGIS_TOKENS: z
      .string()
      .regex(/^[\w.-]+=[^\s,=]+=*(,[\w.-]+=[^\s,=]+=*)*$/)
      .optional(),
    POLL_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
    API_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).default(1),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/)
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_\w+$/)
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    STRIPE_TAX: flag,
    TWILIO_ACCOUNT_SID: z
      .string()
      .regex(/^AC[0-9a-fA-F]{32}$/)
      .optional(),
    TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
    TWILIO_FROM: z
      .string()
      .regex(/^(\+[1-9]\d{6,14}|\d{5,6})$/)
      .optional(),
    TWILIO_MESSAGING_SERVICE_SID: z
      .string()
      .regex(/^MG[0-9a-fA-F]{32}$/)
      .optional(),
    TEXTS_PER_SECOND: z.coerce.number().min(0.1).max(1_000).optional(),
    TWILIO_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    FILES_DIR: z.string().max(4_096).optional(),
    /** Where the map's tiles come from, with `{z}`, `{x}` and `{y}`; without it the map is outlines and points. */
    MAP_TILES_URL: z
      .url({ protocol: /^https$/ })
      .max(300)
      .refine((url) => ['z', 'x', 'y'].every((part) => decodeURI(url).includes(`{${part}}`)))
      .transform((url) => decodeURI(url))
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[\w.-]{3,255}$/)
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{2,64}$/)
      .default('us-east-1'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ACCESS_KEY_ID: z.string().min(3).max(256).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(8).max(256).optional(),
    AI_PROVIDER: z.enum(['anthropic', 'openai', 'compatible']).optional(),
    AI_MODEL: z
      .string()
      .regex(/^[\w./:@-]{1,120}$/)
      .optional(),
    AI_API_KEY: z.string().min(8).optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_MAX_TOKENS: z.coerce.number().int().min(4_000).max(2_000_000).default(400_000),
    AI_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(900).default(300),
    POSTHOG_KEY: key.optional(),
    POSTHOG_HOST: z.url({ protocol: /^https?$/ }).default('https://us.i.posthog.com'),
    TAG_MANAGER_ID: key.optional(),
    TAG_MANAGER_URL: z.url({ protocol: /^https?$/ }).default('https://www.googletagmanager.com/gtm.js'),
    VERCEL_ANALYTICS: flag,
  })
  .refine((env) => env.FEEDS !== 'sample' || env.FEED_SERVER_URL, {
    path: ['FEED_SERVER_URL'],
    message: 'is needed when FEEDS is sample',
  })
  .refine((env) => !env.OPENGOV_CLIENT_ID === !env.OPENGOV_CLIENT_SECRET, {
    path: ['OPENGOV_CLIENT_SECRET'],
    message: 'and OPENGOV_CLIENT_ID are needed together',
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_PUBLISHABLE_KEY, {
    path: ['STRIPE_PUBLISHABLE_KEY'],
    message: 'is needed when STRIPE_SECRET_KEY is set',
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'is needed when STRIPE_SECRET_KEY is set',
  })
  .refine((env) => !env.STRIPE_PUBLISHABLE_KEY || env.STRIPE_SECRET_KEY, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'is needed when STRIPE_PUBLISHABLE_KEY is set',
  })
  .refine((env) => !isProduction(env) || env.ALLOW_DEMO_PAYMENTS || env.STRIPE_SECRET_KEY, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'is needed in production; ALLOW_DEMO_PAYMENTS=1 gives every plan away instead',
  })
  .refine(
    (env) => !isProduction(env) || env.ALLOW_DEMO_PAYMENTS || !/^.k_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
    {
      path: ['STRIPE_SECRET_KEY'],
      message: 'is a test key, which charges nothing, in production; ALLOW_DEMO_PAYMENTS=1 lets it pass',
    },
  )
  .refine((env) => !isProduction(env) || env.ALLOW_HTTP || env.SITE_URL.startsWith('https:'), {
    path: ['SITE_URL'],
    message:
      'must begin with https in production; ALLOW_HTTP=1 lets passwords and sessions travel in the clear',
  })
  .refine((env) => !isProduction(env) || env.ALLOW_WEAK_SECRET || !isWeak(env.AUTH_SECRET), {
    path: ['AUTH_SECRET'],
    message: 'can be guessed, in production; take one from openssl rand -base64 32, or ALLOW_WEAK_SECRET=1',
  })
  .refine((env) => !isProduction(env) || env.ALLOW_WEAK_SECRET || !isSecretRepeated(env), {
    path: ['AUTH_SECRET'],
    message: 'is the secret of something else as well, in production; ALLOW_WEAK_SECRET=1 lets it pass',
  })
  .refine((env) => !isProduction(env) || env.ALLOW_WEAK_SECRET || !hasWeakPassword(env.DATABASE_URL), {
    path: ['DATABASE_URL'],
    message: `holds a password that can be guessed (or is under ${MIN_DATABASE_PASSWORD} characters), in production; ALLOW_WEAK_SECRET=1 lets it pass`,
  })
  .refine((env) => !isProduction(env) || env.FILES_DIR || env.S3_BUCKET, {
    path: ['FILES_DIR'],
    message: 'it or S3_BUCKET is needed in production, where web and worker may run on several hosts',
  })
  .refine((env) => !env.S3_ACCESS_KEY_ID || env.S3_SECRET_ACCESS_KEY, {
    path: ['S3_SECRET_ACCESS_KEY'],
    message: 'is needed when S3_ACCESS_KEY_ID is set',
  })
  .refine((env) => !env.S3_SECRET_ACCESS_KEY || env.S3_ACCESS_KEY_ID, {
    path: ['S3_ACCESS_KEY_ID'],
    message: 'is needed when S3_SECRET_ACCESS_KEY is set',
  })
  .refine((env) => env.TWILIO_ACCOUNT_SID || !someOfTwilio(env), {
    path: ['TWILIO_ACCOUNT_SID'],
    message: 'is needed for text messages',
  })
  .refine((env) => env.TWILIO_AUTH_TOKEN || !someOfTwilio(env), {
    path: ['TWILIO_AUTH_TOKEN'],
    message: 'is needed for text messages',
  })
  .refine((env) => env.TWILIO_FROM || env.TWILIO_MESSAGING_SERVICE_SID || !someOfTwilio(env), {
    path: ['TWILIO_FROM'],
    message: 'it or TWILIO_MESSAGING_SERVICE_SID is needed for text messages',
  })
  .refine((env) => !env.TWILIO_FROM || !env.TWILIO_MESSAGING_SERVICE_SID, {
    path: ['TWILIO_FROM'],
    message: 'is not needed beside TWILIO_MESSAGING_SERVICE_SID; leave one of them empty',
  })
  .refine((env) => !env.AI_PROVIDER || env.AI_MODEL, {
    path: ['AI_MODEL'],
    message: 'is needed when AI_PROVIDER is set',
  })
  .refine((env) => env.AI_PROVIDER !== 'compatible' || env.AI_BASE_URL, {
    path: ['AI_BASE_URL'],
    message: 'is needed when AI_PROVIDER is compatible',
  })
  .refine((env) => !env.AI_PROVIDER || env.AI_PROVIDER === 'compatible' || env.AI_API_KEY, {
    path: ['AI_API_KEY'],
    message: 'is needed when AI_PROVIDER is anthropic or openai',
  })
  .refine((env) => env.AI_PROVIDER || !(env.AI_MODEL || env.AI_API_KEY || env.AI_BASE_URL), {
    path: ['AI_PROVIDER'],
    message: 'is needed for a language model',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed when SMTP_URL is set',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_POSTAL_ADDRESS, {
    path: ['MAIL_POSTAL_ADDRESS'],
    message: 'is needed when SMTP_URL is set',
  });

export type Env = z.infer<typeof schema>;

/** Parses the settings; throws one sentence that names the first one missing or malformed. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = issue?.path[0] === undefined ? 'The environment' : String(issue.path[0]);
  const missing = issue?.path[0] !== undefined && given[name] === undefined;
  // What zod says of a missing setting is about types; our own rules ("is needed when …") say it better.
  const reason = missing && issue.code !== 'custom' ? '' : `: ${issue?.message ?? 'unreadable'}`;
  throw new Error(`${name} ${missing ? 'is not set' : 'is malformed'}${reason}. See .env.example.`);
}

let parsed: Env | undefined;

/** The process's settings, parsed on first use, so that a build needs none. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/**
 * The address pages call their own, read alone so that a build needs no other setting; null where none is set.
 * A machine's own address is none: no page tells a search engine that it lives on localhost.
 */
export function publishedAddress(): string | null {
  const given = process.env.SITE_URL ?? '';
  if (!URL.canParse(given)) return null;
  const { hostname, origin } = new URL(given);
  return hostname === 'localhost' || hostname === '127.0.0.1' ? null : origin;
}

/** Whether people are being served: neither development nor a test, and not a build, which runs as production too. */
export function isServing(): boolean {
  return process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build';
}

/** Whether pages are made as they are asked for, beside a database that is there: `npm run dev`. */
export function isDeveloping(): boolean {
  return process.env.NODE_ENV === 'development';
}
