import type { LanguageModel as SdkModel } from 'ai';
import type { Logger } from '@/lib/log';
import { explainReview } from './explain';
import { readPages } from './read';
import { Spending } from './spending';
import type { LanguageModel, ModelBudget } from './types';

export interface LanguageModelOptions {
  sdk: SdkModel;
  name: string;
  /** Of tokens for reading and explaining together; of time for each of the two. */
  budget: ModelBudget;
  log: Logger;
}

/** A language model of any provider, limited by a budget; its quotes are verified against the pages. */
export function createLanguageModel({ sdk, name, budget, log }: LanguageModelOptions): LanguageModel {
  // Reserves a share of the budget for explaining.
  const half: ModelBudget = { tokens: budget.tokens, ms: budget.ms / 2 };
  return {
    name,
    async read(input) {
      const spending = new Spending(name, { ...half, tokens: budget.tokens * 0.8 });
      const readings = await readPages(input, { sdk, spending, signal: input.signal, log });
      return { readings, use: spending.use };
    },
    async explain({ spent, ...input }) {
      const spending = new Spending(name, half, spent);
      const explanation = await explainReview(input, { sdk, spending, signal: input.signal, log });
      return { explanation, use: spending.use };
    },
  };
}
