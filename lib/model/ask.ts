import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  type LanguageModel as SdkModel,
  type UserContent,
} from 'ai';
import { z } from 'zod';
import type { Logger } from '@/lib/log';
import { estimateTokens, type Spending } from './spending';
import type { ModelUse } from './types';

export interface Question<S extends z.ZodType> {
  sdk: SdkModel;
  system: string;
  content: Exclude<UserContent, string>;
  schema: S;
  maxOutputTokens: number;
  spending: Spending;
  signal: AbortSignal;
  log: Logger;
}

/** A picture costs about this many tokens with every provider. */
const PICTURE_TOKENS = 1_600;

/** Asks for an answer of one shape, within what is left of the budget; null, with the reason noted, where there is none. */
export async function ask<S extends z.ZodType>(question: Question<S>): Promise<z.output<S> | null> {
  const { sdk, content, schema, maxOutputTokens, spending, signal, log } = question;
  // Endpoints that know no schemas are told it in words too.
  const system = `${question.system}\n\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
  const needed = estimateTokens(system) + sizeOf(content) + maxOutputTokens;
  if (spending.msLeft <= 0 || needed > spending.tokensLeft) {
    spending.fail(spending.msLeft <= 0 ? 'timeout' : 'budget');
    return null;
  }
  const timeout = AbortSignal.timeout(Math.ceil(spending.msLeft));
  try {
    const { output, usage } = await generateText({
      model: sdk,
      system,
      messages: [{ role: 'user', content }],
      output: Output.object({ schema }),
      maxOutputTokens,
      temperature: 0,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, timeout]),
    });
    spending.add(usage);
    return schema.parse(output);
  } catch (error) {
    if (signal.aborted) throw error;
    if (NoObjectGeneratedError.isInstance(error) && error.usage) spending.add(error.usage);
    const failure = timeout.aborted ? 'timeout' : failureOf(error);
    spending.fail(failure);
    log.warn({ err: error, failure }, 'The language model gave no usable answer');
    return null;
  }
}

function sizeOf(content: Exclude<UserContent, string>): number {
  return content.reduce(
    (sum, part) => sum + (part.type === 'text' ? estimateTokens(part.text) : PICTURE_TOKENS),
    0,
  );
}

function failureOf(error: unknown): NonNullable<ModelUse['failure']> {
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return 'malformed';
  if (error instanceof z.ZodError) return 'malformed';
  if (APICallError.isInstance(error))
    return error.statusCode === undefined ? 'unreachable' : ofStatus(error.statusCode);
  return 'malformed';
}

function ofStatus(status: number): NonNullable<ModelUse['failure']> {
  if (status >= 500 || status === 429 || status === 408) return 'unreachable';
  // An answer that was a success and could not be read.
  return status < 400 ? 'malformed' : 'refused';
}
