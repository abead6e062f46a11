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

/** Estimated tokens per image. */
const PICTURE_TOKENS = 1_600;

/**
 * Requests structured output within the remaining budget; null, with the reason recorded, where there is
 * none.
 */
export async function ask<S extends z.ZodType>(question: Question<S>): Promise<z.output<S> | null> {
  const { sdk, content, schema, maxOutputTokens, spending, signal, log } = question;
  // Some endpoints do not support schemas, so the schema is also in the prompt.
  const system = `${question.system}\n\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
  const needed = estimateTokens(system) + estimateSize(content) + maxOutputTokens;
  if (spending.msLeft <= 0 || needed > spending.tokensLeft) {
    spending.fail(spending.msLeft <= 0 ? 'timeout' : 'budget');
    return null;
  }
  const giveBack = spending.reserve(needed);
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
    const failure = timeout.aborted ? 'timeout' : classifyFailure(error);
    spending.fail(failure);
    log.warn({ err: error, failure }, 'Language model call failed');
    return null;
  } finally {
    giveBack();
  }
}

function estimateSize(content: Exclude<UserContent, string>): number {
  return content.reduce(
    (sum, part) => sum + (part.type === 'text' ? estimateTokens(part.text) : PICTURE_TOKENS),
    0,
  );
}

function classifyFailure(error: unknown): NonNullable<ModelUse['failure']> {
  if (RetryError.isInstance(error)) return classifyFailure(error.lastError);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return 'malformed';
  if (error instanceof z.ZodError) return 'malformed';
  if (APICallError.isInstance(error))
    return error.statusCode === undefined ? 'unreachable' : ofStatus(error.statusCode);
  return 'malformed';
}

function ofStatus(status: number): NonNullable<ModelUse['failure']> {
  if (status >= 500 || status === 429 || status === 408) return 'unreachable';
  // A successful response that could not be parsed.
  return status < 400 ? 'malformed' : 'refused';
}
