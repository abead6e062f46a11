import { z } from 'zod';
import { FRESH_SECONDS } from '../fields';
import { operation } from '../operation';

const shared = { method: 'GET', tag: 'site', access: 'public', limit: 'public' } as const;

export const getOpenApiOperation = operation({
  ...shared,
  id: 'getOpenApi',
  path: '/openapi.json',
  response: z.looseObject({ openapi: z.string().meta({ examples: ['3.1.1'] }) }),
  publicSeconds: FRESH_SECONDS,
});

export const getFormTicketOperation = operation({
  ...shared,
  id: 'getFormTicket',
  path: '/forms/ticket',
  response: z.object({
    ticket: z.string(),
    usable_after_ms: z
      .number()
      .int()
      .meta({ examples: [3_000] }),
    expires_after_ms: z
      .number()
      .int()
      .meta({ examples: [7_200_000] }),
  }),
});

/** Keys that every browser may know; null for services this installation does not report to. */
export const getMeasurementOperation = operation({
  ...shared,
  id: 'getMeasurement',
  path: '/measurement',
  response: z.object({
    posthog: z.object({ key: z.string(), host: z.url() }).nullable(),
    tagManager: z.object({ id: z.string(), url: z.url() }).nullable(),
    vercel: z.boolean(),
  }),
  publicSeconds: FRESH_SECONDS,
});

export const siteOperations = [getOpenApiOperation, getFormTicketOperation, getMeasurementOperation];
