import type { LanguageModel as SdkModel } from 'ai';
import type { Logger } from '@/lib/log';
import { explainReview } from './explain';
import { readPages } from './read';
import { Spending } from './spending';
import type { LanguageModel, ModelBudget } from './types';

export interface LanguageModelOptions {
  sdk: SdkModel;
  name: string;
  /** For reading and explaining together. */
  budget: ModelBudget;
  log: Logger;
}

/** A language model of any provider, limited by a budget; its quotes are verified against the pages. */
export function createLanguageModel({ sdk, name, budget, log }: LanguageModelOptions): LanguageModel {
  // Reserves a share of the budget for explaining.
  const forReading: ModelBudget = { tokens: budget.tokens * 0.9, ms: budget.ms * 0.75 };
  const forExplaining: ModelBudget = { tokens: budget.tokens, ms: budget.ms * 0.25 };
  return {
    name,
    async read(input) {
      const spending = new Spending(name, forReading);
      const readings = await readPages(input, { sdk, spending, signal: input.signal, log });
      return { readings, use: spending.use };
    },
    async explain({ spent, ...input }) {
      const spending = new Spending(name, forExplaining, spent);
      const explanation = await explainReview(input, { sdk, spending, signal: input.signal, log });
      return { explanation, use: spending.use };
    },
  };
}
