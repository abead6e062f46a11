import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Control } from './control';
import { createDeliveries, type WebhookTarget } from './deliver';
import { Faults } from './faults';
import type { Answering, ApiRequest } from './http/answer';
import { answerControl } from './http/control-api';
import type { Params } from './http/form';
import { IdempotencyKeys } from './http/idempotency';
import { listen } from './http/server';
import { findBreach } from './validation/check';
import { createWorld, type Settings } from './world';

export interface StandInOptions {
  /** Where its clock starts; it stands still until a test moves it. */
  now?: Date;
  secretKey?: string | undefined;
  publishableKey?: string | undefined;
  port?: number;
  /** The same seed makes the same ids; none makes ids no other stand-in has. */
  seed?: string;
  settings?: Partial<Settings>;
  /** Where `deliver` posts events. */
  webhook?: WebhookTarget | undefined;
}

export interface StripeStandIn {
  url: string;
  secretKey: string;
  publishableKey: string;
  /** For the SDK: `new Stripe(standIn.secretKey, standIn.sdk)`. */
  sdk: { host: string; port: number; protocol: 'http'; telemetry: false };
  control: Control;
  /** Posts to the webhook what has happened since the last time; how many were taken. */
  deliver(): Promise<number>;
  close(): Promise<void>;
}

const SETTINGS: Settings = {
  retryDays: [1, 3, 5, 7],
  afterRetries: 'unpaid',
  draftSeconds: 3_600,
  taxPercent: 8,
};

/** A local Stripe: its HTTP API with a memory of its own, and levers for what the world does to it. */
export async function createStripeStandIn(options: StandInOptions = {}): Promise<StripeStandIn> {
  const start = Math.floor((options.now ?? new Date('2031-01-15T10:00:00Z')).getTime() / 1000);
  const world = createWorld(options.seed ?? randomUUID(), start, { ...SETTINGS, ...options.settings });
  const faults = new Faults();
  const noted = { violations: [] as string[], requests: [] as string[] };
  const secretKey = options.secretKey ?? 'sk_test_standin';
  const publishableKey = options.publishableKey ?? 'pk_test_standin';
  const api: Answering = {
    world,
    keys: new IdempotencyKeys(),
    faults,
    secretKey,
    publishableKey,
    check: (request: ApiRequest, params: Params) => {
      noted.requests.push(`${request.method} ${request.path}`);
      const breach = findBreach(request, params);
      if (!breach) return;
      noted.violations.push(`${request.method} ${request.path}: ${breach.message}`);
      throw breach;
    },
  };
  const control = new Control(world, faults, noted);
  const deliveries = createDeliveries(control, options.webhook ?? null);
  const { server, url } = await listen(api, options.port ?? 0, (request) =>
    answerControl(control, deliveries, request),
  );
  const { hostname, port } = new URL(url);
  return {
    url,
    secretKey,
    publishableKey,
    sdk: { host: hostname, port: Number(port), protocol: 'http', telemetry: false },
    control,
    deliver: () => deliveries.flush(),
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
