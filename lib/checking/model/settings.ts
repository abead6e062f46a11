import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel as SdkModel } from 'ai';
import type { Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import { createLanguageModel } from './language-model';
import type { LanguageModel } from './types';

type ModelSettings = Pick<
  Env,
  'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL' | 'AI_MAX_TOKENS' | 'AI_TIMEOUT_SECONDS'
>;

/** The language model the settings name; null without one: the rules then stand alone. */
export function modelBy(settings: ModelSettings, log: Logger): LanguageModel | null {
  const sdk = sdkModel(settings);
  if (!sdk) return null;
  return createLanguageModel({
    sdk,
    name: settings.AI_MODEL ?? '',
    budget: { tokens: settings.AI_MAX_TOKENS, ms: settings.AI_TIMEOUT_SECONDS * 1_000 },
    log,
  });
}

function sdkModel({ AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL }: ModelSettings): SdkModel | null {
  if (!AI_PROVIDER || !AI_MODEL) return null;
  const options = { apiKey: AI_API_KEY ?? '', ...(AI_BASE_URL ? { baseURL: AI_BASE_URL } : {}) };
  if (AI_PROVIDER === 'anthropic') return createAnthropic(options)(AI_MODEL);
  if (AI_PROVIDER === 'openai') return createOpenAI(options)(AI_MODEL);
  return createOpenAICompatible({ ...options, name: 'compatible', baseURL: AI_BASE_URL ?? '' })(AI_MODEL);
}
